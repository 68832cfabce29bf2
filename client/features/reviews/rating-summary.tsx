import { formatRating } from '../../../shared/company/format-rating.ts';
import { Stars } from '../../ui/feedback/stars.tsx';
import type { ReviewFigures } from './content.ts';
import { messages } from './messages.ts';

/** The rating, and the other figures from customers. */
export function RatingSummary({ figures }: { figures: ReviewFigures }) {
  const { rating, statistics } = figures;
  return (
    <div className="rounded-panel bg-surface-lit px-6 py-7 md:px-9 md:py-8">
      <p className="tabular font-display text-[clamp(3.75rem,9vw,5.5rem)] leading-none tracking-[-.04em] text-ink">
        {formatRating(rating)}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
        <Stars rating={rating.value} className="h-6 w-auto" /> {messages.ratedBy(rating.count)}
      </p>
      {statistics.length > 0 && (
        <dl className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line-lit pt-5">
          {statistics.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end">
              <dt>{text}</dt>
              <dd className="tabular font-display text-[2rem] leading-tight tracking-[-.03em] text-ink">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
