import { type Dispatch, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Recommendation } from '../../../shared/matching/recommendation.ts';
import { findCoverageAmount } from '../../../shared/quote/coverage-amounts.ts';
import { useTracker } from '../../lib/tracker.ts';
import { Overlay } from '../../ui/overlays/overlay.tsx';
import { SignUpScreen, useAuth } from '../account/index.ts';
import { messages } from './messages.ts';
import { QuestionActions } from './question-actions.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { QuickInfoScreen } from './quick-info-screen.tsx';
import { QuoteHeader } from './quote-header.tsx';
import { buildChangeId } from './result/answers-summary.tsx';
import type { QuoteFacts } from './result/next/quote-facts.ts';
import { SummaryScreen } from './result/summary-screen.tsx';
import { useCarrierName } from './result/use-directory.ts';
import { beginFromQuote } from './saving/quote-account-sync.ts';
import { syncAccountQuote } from './saving/sync-quote.ts';
import { useQuoteSaving } from './saving/use-quote-saving.ts';
import { useSignOut } from './saving/use-sign-out.ts';
import { describeProgress, type ScreenProgress } from './state/describe-progress.ts';
import { findFunnelStep } from './state/funnel-step.ts';
import { findChangeScreen, findDepth, findQuestion, findStep, type Screen } from './state/quote-screen.ts';
import { isSignUpStep } from './state/quote-steps.ts';
import type { QuoteAction } from './state/reduce-quote.ts';
import { type QuoteFlow, useQuoteFlow } from './state/use-quote-flow.ts';

type QuoteOverlayProps = {
  /** Called once the overlay's entries have been removed from the browser's history, so that the page can remove it. */
  onClose: () => void;
  /** The directory slug of the carrier the visitor came from. */
  interestSlug?: string | undefined;
  /** The amount in the link, in dollars as digits. */
  askedCoverage?: string | undefined;
  sessionId?: string | undefined;
  /** What the site says about decisions and prices. */
  facts: QuoteFacts;
};

/** The quote flow in a full-screen overlay: four details, the questions, and the carrier that fits. */
export function QuoteOverlay({ onClose, interestSlug, askedCoverage, sessionId, facts }: QuoteOverlayProps) {
  const flow = useQuoteFlow(onClose);
  const { client } = useAuth();
  const tracker = useTracker();
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState<Changing | undefined>(undefined);
  const { screen, state } = flow;
  const { quote } = state;
  const direction = useDirection(screen, findDepth(screen, flow.path));
  const described = describeProgress(screen, quote);
  const progress = { ...described, percent: useFurthestPercent(described.percent, quote.startedAt) };
  const question = findQuestion(screen);
  const recommendation = screen === 'summary' ? quote.result?.value.recommendation : undefined;
  const [firstQuestion, setFirstQuestion] = useState(question && screen);
  if (question && firstQuestion === undefined) setFirstQuestion(screen);
  const isSameMatch = changing !== undefined && recommendation?.carrierId === changing.carrierId;

  const isSaved = useQuoteSaving(quote.result?.at);
  useSignOut(flow);
  useSignUpBeginning(flow);
  useInterest(flow, interestSlug);
  useAskedCoverage(askedCoverage, flow.dispatch);
  useFunnel(screen);
  useDocumentTitle(question?.label ?? progress.title);
  useScreenFocus(root, screen, headingId, isSameMatch ? buildChangeId(changing.valueId) : undefined);

  return (
    <Overlay
      onClose={flow.close}
      labelledBy={headingId}
      header={
        <QuoteHeader
          progress={progress}
          isKept={flow.isKept}
          onBack={question ? undefined : flow.goBack}
          onClose={flow.close}
        />
      }
      footer={question && <QuestionActions key={screen} flow={flow} question={question} />}
    >
      <p role="status" className="sr-only">
        {state.phase.kind === 'submitting' && screen !== 'summary'
          ? messages.news.submitting
          : describeNews(progress, recommendation, changing)}
      </p>
      <div ref={root} className="flex flex-1 flex-col overflow-x-clip">
        <div key={screen} className={`settle flex flex-1 flex-col ${slideIn[direction]}`}>
          {findStep(screen) === 'quickInfo' && <QuickInfoScreen flow={flow} headingId={headingId} />}
          {question && (
            <QuestionScreen
              flow={flow}
              question={question}
              headingId={headingId}
              isFamiliar={firstQuestion !== undefined && firstQuestion !== screen}
            />
          )}
          {screen === 'summary' && quote.result && (
            <SummaryScreen
              flow={flow}
              result={quote.result.value}
              headingId={headingId}
              sessionId={sessionId}
              facts={facts}
              isSaved={isSaved}
              onChangeValue={(valueId) => {
                setChanging({ valueId, carrierId: quote.result?.value.recommendation.carrierId });
                flow.goTo(findChangeScreen(valueId));
              }}
            />
          )}
          {isSignUpStep(screen) && (
            <SignUpScreen
              signUp={flow.signUp}
              headingId={headingId}
              name={quote.result?.value.userData.name}
              onFinish={() => syncAccountQuote(client, tracker)}
            />
          )}
        </div>
      </div>
    </Overlay>
  );
}

/** The answer that is being changed from the summary, and the match before the change. */
type Changing = { valueId: string; carrierId: string | undefined };

type Direction = 'none' | 'forward' | 'back';

const slide = 'transition-[opacity,translate] duration-(--duration-slow) ease-out starting:opacity-0';
const slideIn: Record<Direction, string> = {
  none: '',
  forward: `${slide} starting:translate-x-4`,
  back: `${slide} starting:-translate-x-4`,
};

/** Returns the direction in which the flow moved last. */
function useDirection(place: string, depth: number): Direction {
  const [last, setLast] = useState<{ place: string; depth: number; direction: Direction }>({
    place,
    depth,
    direction: 'none',
  });
  if (last.place === place) return last.direction;
  const direction = depth < last.depth ? 'back' : 'forward';
  setLast({ place, depth, direction });
  return direction;
}

/** The highest percentage that this quote has shown. Changing an answer or going back never moves the bar back. */
function useFurthestPercent(percent: number, startedAt: number): number {
  const [furthest, setFurthest] = useState({ percent, startedAt });
  const isSame = furthest.startedAt === startedAt;
  if (isSame && furthest.percent >= percent) return furthest.percent;
  setFurthest({ percent, startedAt });
  return percent;
}

/**
 * Applies the amount in a link such as `/quote?coverage=500000`. This happens only once, because the URL stays the same
 * while the flow continues, and a reload must not undo later choices. Anything that isn't an option is ignored.
 */
function useAskedCoverage(dollars: string | undefined, dispatch: Dispatch<QuoteAction>): void {
  const { state } = useLocation();
  // The flow marks each of its history entries.
  const [asked] = useState(state === null && dollars !== undefined ? findCoverageAmount(dollars) : undefined);
  useEffect(() => {
    if (asked) dispatch({ type: 'typed', at: Date.now(), field: 'coverageAmount', value: asked });
  }, [asked, dispatch]);
}

function useInterest(flow: QuoteFlow, slug: string | undefined) {
  const name = useCarrierName(slug, flow.rules.carriers);
  const known = flow.state.quote.interest?.value.slug;
  const { dispatch } = flow;
  useEffect(() => {
    if (slug && name && known !== slug) dispatch({ type: 'asked-about', at: Date.now(), slug, name });
  }, [slug, name, known, dispatch]);
}

/** Signing up, or signing in from these steps, makes the quote the account's without a question. */
function useSignUpBeginning({ screen, signUp, state }: QuoteFlow) {
  const resultAt = state.quote.result?.at;
  const isBeginning = isSignUpStep(screen) && signUp.auth.status === 'signed-out';
  useEffect(() => {
    if (isBeginning && resultAt !== undefined) beginFromQuote(resultAt);
  }, [isBeginning, resultAt]);
}

function useFunnel(screen: Screen) {
  const { trackFunnel } = useTracker();
  const step = findFunnelStep(screen);
  useEffect(() => {
    if (step) trackFunnel(step);
  }, [step, trackFunnel]);
}

/** Names the screen in the browser's tab and history, and restores the page's title afterward. */
function useDocumentTitle(name: string): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    before.current ??= document.title;
    document.title = messages.documentTitle(name);
  }, [name]);
  useEffect(
    () => () => {
      if (before.current !== undefined) document.title = before.current;
      before.current = undefined;
    },
    [],
  );
}

/**
 * Whenever the screen changes, scrolls to the top and moves the focus to the heading, or to the element with `returnId`
 * if there is one. On the first screen, the dialog focuses the heading itself.
 */
function useScreenFocus(
  root: RefObject<HTMLElement | null>,
  place: string,
  headingId: string,
  returnId: string | undefined,
): void {
  const shownPlace = useRef(place);
  // Must run synchronously with the change, because the dialog takes the focus if it stays lost for longer.
  useLayoutEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    const target = returnId === undefined ? null : document.getElementById(returnId);
    if (target) {
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'center' });
      return;
    }
    root.current?.scrollIntoView({ block: 'start' });
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [root, place, headingId, returnId]);
}

function describeNews(
  { title, percent, position, stepsDone }: ScreenProgress,
  recommendation: Recommendation | undefined,
  changing: Changing | undefined,
): string {
  if (stepsDone && position) return `${title}, ${position}`;
  if (position) return messages.news.progress(position, percent);
  if (!recommendation || !changing) return title;
  const { recommendedCompany, carrierId } = recommendation;
  return carrierId === changing.carrierId
    ? messages.news.sameMatch(recommendedCompany)
    : messages.news.newMatch(recommendedCompany);
}
