import { formatRating } from '../../../shared/company/format-rating.ts';
import type { Rating } from '../../../shared/site/schemas/company.ts';
import { Stars } from '../../ui/feedback/stars.tsx';
import { KeyFigure } from '../../ui/layout/key-figure.tsx';
import { messages } from './messages.ts';

type RatingSummaryProps = { rating: Rating; statistics: readonly { figure: string; text: string }[] };

/** The rating, and the other figures from customers. */
export function RatingSummary({ rating, statistics }: RatingSummaryProps) {
  return (
    <div className="rounded-panel bg-surface-lit px-6 py-7 md:px-9 md:py-8">
      <p className="tabular font-display text-[clamp(3.75rem,9vw,5.5rem)] leading-none tracking-[-.04em] text-ink">
        {formatRating(rating)}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
        <Stars rating={rating.value} className="h-6 w-auto" /> {messages.ratedBy(rating.count)}
      </p>
      {statistics.length > 0 && (
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 max-[20rem]:grid-cols-1 border-t border-line-lit pt-5">
          {statistics.map((statistic) => (
            <KeyFigure key={statistic.text} {...statistic} figureClassName="text-[2rem] text-ink" />
          ))}
        </dl>
      )}
    </div>
  );
}
