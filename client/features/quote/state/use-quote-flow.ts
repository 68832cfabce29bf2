import { useEffect, useEffectEvent, useRef } from 'react';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { usePendingSignUp, useSignUp } from '../../account/index.ts';
import { builtInRules, hasCurrentLink, useMatchingRules } from '../result/matching-rules.ts';
import { requestRecommendation } from '../result/request-recommendation.ts';
import { findUnanswered, getPath, isResultCurrent, type Quote, resolveScreen, toUserData } from './quote.ts';
import {
  findNextScreen,
  findPath,
  findPrevious,
  findQuestion,
  findStart,
  isSeries,
  type QuestionScope,
  type Screen,
} from './quote-screen.ts';
import { isSignUpStep } from './quote-steps.ts';
import { advanceMs, isBusy } from './reduce-quote.ts';
import { useQuoteHistory } from './use-quote-history.ts';
import { useQuoteState } from './use-quote-state.ts';

export type QuoteFlow = ReturnType<typeof useQuoteFlow>;

/** The whole quote flow: state, history, and the call to the server. The first two determine the current screen. */
export function useQuoteFlow(onClose: () => void) {
  const rules = useMatchingRules();
  const { state, dispatch, isKept, forget } = useQuoteState();
  const { quote, phase } = state;
  const path = getPath(quote);
  const history = useQuoteHistory(onClose, path);
  const tracker = useTracker();
  const pendingSignUp = usePendingSignUp();
  const wanted = history.wanted ?? findStart(quote.position?.value, pendingSignUp.pending !== undefined);
  const reached = resolveScreen(wanted, quote);
  const signUp = useSignUp(isSignUpStep(reached), pendingSignUp);
  const screen: Screen = signUp.step ?? reached;
  const isMisplaced = history.wanted !== screen;
  const latest = useRef({ screen, travel: history.travel, startedAt: quote.startedAt });
  // Identifies the quote that was requested. A new quote doesn't have to wait for the call of the one before.
  const asked = useRef<number | undefined>(undefined);

  useEffect(() => {
    latest.current = { screen, travel: history.travel, startedAt: quote.startedAt };
    if (isMisplaced) history.travel(screen);
  });

  useEffect(() => dispatch({ type: 'shown', at: Date.now(), screen }), [screen, dispatch]);

  const ask = async (userData: UserData) => {
    const { startedAt } = quote;
    if (asked.current === startedAt) return;
    asked.current = startedAt;
    dispatch({ type: 'submitted', at: Date.now(), startedAt });
    const { recommendation, fallbackReason } = await requestRecommendation(userData, rules);
    if (asked.current === startedAt) asked.current = undefined;
    dispatch({ type: 'delivered', at: Date.now(), startedAt, userData, recommendation });
    if (latest.current.startedAt !== startedAt) return;
    tracker.trackFunnel('quote_delivered');
    tracker.trackEvent({ eventName: 'quote_received', elementClicked: recommendation.carrierId });
    if (fallbackReason) {
      tracker.trackEvent({ eventName: 'quote_matched_in_browser', elementValue: fallbackReason });
    }
    // If the person has moved to another screen in the meantime, they stay there.
    if (latest.current.screen === screen) latest.current.travel('summary');
  };

  const advance = () => {
    const next = (isSeries(screen) && findSeries(quote, screen)) || findNextScreen(screen, path);
    const userData = toUserData(quote);
    if (next !== 'summary' || !userData || isResultCurrent(quote)) history.travel(next);
    else void ask(userData);
  };

  const isAdvancing = phase.kind === 'advancing' && phase.from === screen;
  // Only a chosen answer has to be seen.
  const waitMs = findQuestion(screen) ? advanceMs : 0;
  const proceed = useEffectEvent(advance);
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setTimeout(() => proceed(), waitMs);
    return () => clearTimeout(timer);
  }, [isAdvancing, waitMs]);

  // Another tab, or going back in the flow, can change answers below a summary, and a newer build the links.
  const recommendation = quote.result?.value.recommendation;
  const isLinkStale = rules !== builtInRules && recommendation && !hasCurrentLink(recommendation, rules);
  const isOutdated =
    screen === 'summary' && phase.kind === 'idle' && (!isResultCurrent(quote) || isLinkStale === true);
  const refresh = useEffectEvent(() => {
    const userData = toUserData(quote);
    if (userData) void ask(userData);
  });
  useEffect(() => {
    if (isOutdated) refresh();
  }, [isOutdated]);

  return {
    state,
    dispatch,
    screen,
    /** The questions that this visitor is asked. */
    path,
    isBusy: isBusy(phase, screen),
    rules,
    /** Whether the answers are stored when the page is closed. */
    isKept,
    signUp,
    goTo: history.choose,
    goBack() {
      const previous = findPrevious(screen, path);
      if (previous) history.travel(previous);
      else history.leave();
    },
    /** Continues to the next screen. The last question and changed answers request the quote. */
    advance,
    /** Asks all questions, or skips those that don't decide the match. */
    chooseScope(scope: QuestionScope) {
      dispatch({ type: 'scoped', at: Date.now(), scope });
      const chosen = findPath(scope);
      if (scope === 'deciding') history.travel(findNextScreen(screen, chosen), chosen);
    },
    /** Goes from the summary to the unanswered questions, one after the other. */
    answerRest() {
      const first = findSeries(quote);
      if (first) history.choose(first);
    },
    startOver() {
      dispatch({ type: 'cleared', at: Date.now() });
      history.travel('quickInfo');
    },
    undoStartOver() {
      dispatch({ type: 'restored', at: Date.now() });
      history.travel('summary');
    },
    close: history.leave,
    /** Closes the flow after its quote was removed from this browser. What is still on screen isn't stored again. */
    forget() {
      forget();
      history.leave();
    },
  };
}

function findSeries(quote: Quote, after?: Screen): Screen | undefined {
  const question = findUnanswered(quote, after);
  return question && `more:${question.id}`;
}
