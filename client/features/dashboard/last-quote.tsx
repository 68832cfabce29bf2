import { useEffect, useRef } from 'react';
import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { formatLocalDay } from '../../../shared/format/dates.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { InlineButton } from '../../ui/actions/inline-button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { messages } from './messages.ts';
import { type QuoteOpener, useQuoteOpening } from './use-quote-opening.ts';

/** The last match with its percent and date, and a link to its reasons. */
export function LastQuote({ quote, openQuote }: { quote: ProfileQuote; openQuote: QuoteOpener }) {
  const opening = useQuoteOpening(quote, openQuote);
  const { carrierName, matchPercent, quotedAt, userData, referredAt, referredCarrierName } = quote;
  return (
    <div className="mt-5 rounded-control bg-lamp-100 p-5 md:px-6 md:py-5.5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-small text-ink">{messages.lastQuote.label}</p>
          <h3 className="text-title font-semibold wrap-anywhere">{carrierName}</h3>
        </div>
        <p className="tabular flex-none text-right font-display text-[2rem] leading-none tracking-[-0.03em] text-ink">
          {matchPercent}%
          <span className="mt-1 block font-sans text-caption font-medium tracking-normal">
            {messages.lastQuote.match}
          </span>
        </p>
      </div>
      <p className="mt-3 text-small text-ink">
        {messages.lastQuote.facts(
          userData.coverageAmount,
          describePolicy(userData.policyType),
          formatLocalDay(quotedAt),
        )}
      </p>
      {referredAt && (
        <p className="mt-2 text-small font-semibold text-ink">
          {messages.lastQuote.referred(referredCarrierName ?? carrierName, formatLocalDay(referredAt))}
        </p>
      )}
      {opening.isInTheWay ? (
        <QuoteInTheWay isBusy={opening.isBusy} onReplace={() => opening.open(true)} />
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            variant={referredAt ? 'secondary' : 'primary'}
            size="sm"
            isBusy={opening.isBusy}
            onClick={() => opening.open()}
          >
            {referredAt ? messages.lastQuote.see : messages.lastQuote.continue}
          </Button>
          <InlineButton className="text-small" onClick={() => opening.open()}>
            {messages.lastQuote.reasons(carrierName)}
          </InlineButton>
        </div>
      )}
    </div>
  );
}

/** For the middle of a sentence. */
function describePolicy(policyType: ProfileQuote['userData']['policyType']): string {
  return policyType === "I'm not sure" ? messages.lastQuote.policyOpen : policyType.toLowerCase();
}

/** Asks before replacing answers that are stored nowhere else. */
function QuoteInTheWay({ isBusy, onReplace }: { isBusy: boolean; onReplace: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="mt-4 rounded-xs">
      <p className="text-small font-semibold text-ink">{messages.lastQuote.newerQuote}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={paths.quote} size="sm">
          {messages.lastQuote.keepNewer}
        </ButtonLink>
        <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onReplace}>
          {messages.lastQuote.replace}
        </Button>
      </div>
    </div>
  );
}
