import { formatRating } from '../../../../shared/company/format-rating.ts';
import { companyClaims } from '../../../../shared/site/claims.data.ts';
import { Stars } from '../../../ui/feedback/stars.tsx';
import { Check } from '../../../ui/layout/first-icons.tsx';
import type { LandingClaims } from '../content.ts';
import { FindMatchLink } from '../find-match-link.tsx';
import { exampleMatch } from './example-match.data.ts';
import { HeroArt } from './hero-art.tsx';
import * as messages from './messages.ts';

export function Hero({ claims, onIntent }: { claims: LandingClaims; onIntent: () => void }) {
  const { rating } = companyClaims;
  return (
    <section className="relative overflow-clip">
      <div className="page-width grid min-[64rem]:min-h-[660px] min-[64rem]:grid-cols-[minmax(0,6.4fr)_minmax(0,5.6fr)]">
        <div className="self-center pt-7 pb-9 min-[64rem]:pt-18 min-[64rem]:pb-16 min-[64rem]:pr-[clamp(24px,4.4vw,56px)]">
          <h1 className="font-display-large text-display-xl">
            <span className="block min-[68.75rem]:whitespace-nowrap">{messages.titleFirst}</span>{' '}
            <span className="block">{messages.titleSecond}</span>{' '}
            <span className="block">{messages.titleThird}</span>
          </h1>
          <p className="my-4 mb-6 max-w-[31rem] text-lead min-[64rem]:my-6 min-[64rem]:mb-8">
            {messages.lead}
          </p>
          <div className="flex flex-wrap items-center gap-3.5 md:gap-5.5">
            <FindMatchLink onIntent={onIntent} size="lg" className="max-md:w-full" />
            <p className="leading-snug font-medium text-ink">
              {claims.duration}
              <span className="block font-normal text-body">{claims.free}</span>
            </p>
          </div>
          {rating && (
            <p className="mt-5.5 flex items-center gap-x-3 gap-y-1 text-ink max-[20rem]:flex-wrap min-[64rem]:mt-9">
              <Stars rating={rating.value} className="h-5 w-auto flex-none" />
              <span>
                <b className="tabular inline-block w-11 font-semibold">{formatRating(rating)}</b>{' '}
                {messages.ratedBy(rating.count)}
              </span>
            </p>
          )}
        </div>
        <div className="relative mx-[calc(-1*var(--gutter))] mb-24 h-110 min-[64rem]:mr-[calc(-1*max(var(--gutter),(100vw-var(--container-page))/2))] min-[64rem]:mb-0 min-[64rem]:ml-0 min-[64rem]:h-auto">
          <HeroArt className="absolute inset-0 size-full bg-dusk-900 min-[64rem]:rounded-bl-panel" />
          <MatchPeek className="absolute -bottom-18 left-(--gutter) w-[min(calc(100%-2*var(--gutter)),25rem)] min-[64rem]:bottom-11 min-[64rem]:-left-10 min-[75rem]:-left-23 min-[64rem]:w-84" />
        </div>
      </div>
    </section>
  );
}

/** Shows what a result looks like. A percentage is never shown without its reasons. */
function MatchPeek({ className }: { className: string }) {
  return (
    <figure className={`rounded-card bg-surface p-5 shadow-float ${className}`}>
      <figcaption className="flex items-center gap-x-3.5 gap-y-2 max-[20rem]:flex-wrap">
        <img src={exampleMatch.logo} alt="" width={44} height={44} />
        <div className="max-[20rem]:basis-full">
          <p className="text-caption text-muted">{messages.peekCaption}</p>
          <p className="text-title leading-tight font-semibold text-ink">{exampleMatch.carrier}</p>
        </div>
        <p className="wrap-normal tabular ml-auto text-right font-display max-[20rem]:ml-0 max-[20rem]:text-left text-[1.875rem] leading-none tracking-tight text-ink">
          {exampleMatch.percent}%{' '}
          <span className="block font-sans text-caption font-medium tracking-normal text-body">
            {messages.match}
          </span>
        </p>
      </figcaption>
      <ul className="mt-3.5 grid gap-2 border-t border-line pt-3 text-small">
        {exampleMatch.reasons.map((reason) => (
          <li key={reason} className="flex items-start gap-3">
            <Check className="mt-0.5 size-5 flex-none text-success-fill" aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
    </figure>
  );
}
