import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { formatLocalDay } from '../../../shared/format/dates.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { CarrierMark } from '../../ui/layout/carrier-mark.tsx';
import { messages } from './dashboard-messages.ts';

const { failed: failureTitle } = messages.opening;

/**
 * Loads the account's quote into this browser's quote flow. `conflict` means that there is a newer one, which is only
 * replaced with `isReplacing`. `not-kept` means that the browser can't store anything.
 */
export type QuoteOpener = (
  quote: ProfileQuote,
  isReplacing: boolean,
) => Promise<'restored' | 'conflict' | 'not-kept'>;

/** The last match, and the way back to its reasons. Its surface is the lit one, unless no carrier qualified. */
export function LastMatch({ quote, openQuote }: { quote: ProfileQuote; openQuote: QuoteOpener }) {
  const navigate = useNavigate();
  const { isBusy, attempt, refuse } = useAttempt();
  const [hasConflict, setHasConflict] = useState(false);
  const { carrierName, carrierLogo, quotedAt, userData, referredAt, isFallback } = quote;
  const words = isFallback ? messages.fallback : messages.match;

  function open(isReplacing: boolean) {
    void attempt({
      failureTitle,
      async work() {
        const outcome = await openQuote(quote, isReplacing);
        setHasConflict(outcome === 'conflict');
        if (outcome === 'restored') navigate(paths.quote);
        if (outcome === 'not-kept') refuse(failureTitle, messages.opening.notKept);
      },
    });
  }

  return (
    <section
      aria-labelledby="last-match"
      className={`mt-8 grid items-center gap-x-10 gap-y-5 rounded-card p-5.5 md:p-8 min-[64rem]:grid-cols-[minmax(0,1fr)_auto] ${isFallback ? 'border border-line bg-surface' : 'bg-surface-lit-strong'}`}
    >
      <div className="min-w-0">
        <div className="flex items-center gap-x-4 gap-y-2 max-[22.5rem]:flex-wrap">
          <CarrierMark logo={carrierLogo ?? ''} name={carrierName} className="size-14 rounded-[13px]" />
          <h2
            id="last-match"
            className="min-w-0 font-sans text-title font-semibold wrap-anywhere max-[22.5rem]:basis-full"
          >
            <span className="block text-small font-normal">{words.label}</span>
            <span>{` ${carrierName}`}</span>
          </h2>
          {!isFallback && (
            <p className="tabular ml-auto flex-none text-right max-[22.5rem]:ml-0 max-[22.5rem]:text-left font-display text-[2.25rem] leading-none tracking-[-0.03em] text-ink">
              <span>{`${quote.matchPercent}%`}</span>
              <span className="mt-1 block font-sans text-caption font-medium tracking-normal">
                {messages.match.percent}
              </span>
            </p>
          )}
        </div>
        <p className="mt-4 max-w-prose text-small text-ink">
          {words.facts(
            userData.coverageAmount,
            describePolicy(userData.policyType),
            formatLocalDay(quotedAt),
          )}
        </p>
      </div>
      {hasConflict ? (
        <QuoteConflict isBusy={isBusy} onReplace={() => open(true)} />
      ) : (
        <Button variant={referredAt ? 'secondary' : 'primary'} isBusy={isBusy} onClick={() => open(false)}>
          {words.open}
        </Button>
      )}
    </section>
  );
}

function describePolicy(policyType: ProfileQuote['userData']['policyType']): string {
  return policyType === "I'm not sure" ? messages.match.policyOpen : policyType.toLowerCase();
}

/** Asks before replacing answers that aren't stored anywhere else. */
function QuoteConflict({ isBusy, onReplace }: { isBusy: boolean; onReplace: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="max-w-[26rem] rounded-xs">
      <p className="text-small font-semibold text-ink">{messages.match.newerQuote}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={paths.quote} size="sm">
          {messages.match.keepNewer}
        </ButtonLink>
        <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onReplace}>
          {messages.match.replace}
        </Button>
      </div>
    </div>
  );
}
