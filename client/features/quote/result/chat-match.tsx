import { Check, Info } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { paths } from '../../../app/paths.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { CarrierMark } from '../../../ui/layout/carrier-mark.tsx';
import { useQuoteSaving } from '../saving/use-quote-saving.ts';
import type { Result, Stamped } from '../state/quote.ts';
import { loadQuote } from '../state/stored-quote.ts';
import { takeOverAnswers } from '../state/take-over-answers.ts';
import { messages } from './messages.ts';
import { ReasonList } from './reason-list.tsx';
import type { ReferralContext } from './referral.ts';
import { CommissionNote, ReferralLink } from './referral-link.tsx';

type ChatMatchProps = {
  userData: UserData;
  /** When the last answer was given, in epoch milliseconds. */
  completedAt: number;
  sessionId: string | undefined;
  onShown: () => void;
};

/** The match for answers from a conversation. They become the quote of this browser, and of the account. */
export function ChatMatch({ userData, completedAt, sessionId, onShown }: ChatMatchProps) {
  const [result, setResult] = useState<Stamped<Result>>();
  const tracker = useTracker();
  const isSaved = useQuoteSaving(result?.at);

  const deliver = useEffectEvent((delivered: Stamped<Result>) => {
    setResult(delivered);
    onShown();
  });
  useEffect(() => {
    let isWanted = true;
    void takeOverAnswers(userData, completedAt, tracker).then((delivered) => {
      if (isWanted) deliver(delivered);
    });
    return () => {
      isWanted = false;
    };
  }, [userData, completedAt, tracker]);

  if (!result) return <MatchWaiting />;
  const interest = loadQuote(Date.now())?.interest?.value.slug;
  return (
    <MatchInBrief
      recommendation={result.value.recommendation}
      context={{ sessionId, interest }}
      isSaved={isSaved}
    />
  );
}

/** Not announced, because the log said the same just before. */
function MatchWaiting() {
  return (
    <p aria-hidden="true" className="flex min-h-11 items-center gap-2.5 text-small text-muted">
      <Spinner className="size-4.5" /> {messages.chat.comparing}
    </p>
  );
}

type MatchInBriefProps = { recommendation: Recommendation; context: ReferralContext; isSaved: boolean };

/**
 * The match card for a narrow column: the percentage with its reasons, the button, and the disclosure right below it.
 */
function MatchInBrief({ recommendation, context, isSaved }: MatchInBriefProps) {
  const { recommendedCompany, logo, matchPercent, isFallback, reasons } = recommendation;
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface text-base">
      <div className="flex items-center gap-3 bg-surface-dusk px-4.5 py-4 text-on-dusk-body">
        <CarrierMark logo={logo} name={recommendedCompany} className="size-11 rounded-[11px]" />
        <div className="mr-auto min-w-0">
          <p className="text-caption leading-snug text-on-dusk-body">
            {isFallback ? messages.card.askFirst : messages.card.recommended}
          </p>
          <h3 className="text-body leading-snug font-semibold text-on-dusk">{recommendedCompany}</h3>
        </div>
        {!isFallback && (
          <p className="flex-none tabular text-center font-display text-h3 leading-none text-accent">
            {matchPercent}%
            <span className="mt-1 block font-sans text-caption font-medium text-on-dusk-body">
              {messages.chat.match}
            </span>
          </p>
        )}
      </div>
      <div className="px-4.5 py-4.5">
        <h4 className="mb-3 font-semibold">{isFallback ? messages.card.knowFirst : messages.card.reasons}</h4>
        <ReasonList reasons={reasons} Icon={isFallback ? Info : Check} isPositive={!isFallback} />
        {isFallback && <p className="mt-3 text-small">{messages.card.startingPercent(matchPercent)}</p>}
        <div className="mt-5 grid gap-3 border-t border-line pt-4.5">
          {/* Comes before the button, so that people who scroll down to the button see the note, too. */}
          <CommissionNote carrierName={recommendedCompany} />
          <ReferralLink
            carrier={recommendation}
            context={context}
            label={isFallback ? messages.card.ask(recommendedCompany) : messages.card.submit}
          />
          <ButtonLink to={paths.quote} variant="secondary" size="sm">
            {messages.chat.whole}
          </ButtonLink>
          {isSaved && <p className="text-small">{messages.chat.kept}</p>}
        </div>
      </div>
    </article>
  );
}
