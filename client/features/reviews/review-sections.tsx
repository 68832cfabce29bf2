import { formatRating } from '../../../shared/company/format-rating.ts';
import type { Rating } from '../../../shared/site/schemas/company.ts';
import type { Review, Testimonial } from '../../../shared/site/schemas/reviews.ts';
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

/** A few customers in their own words, the most prominent first. */
export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section aria-labelledby="testimonials" className="bg-surface-dusk text-on-dusk-body">
      <div className="page-width section-y">
        <h2 id="testimonials" className="sr-only">
          {messages.testimonials}
        </h2>
        <div className="grid gap-x-18 gap-y-10 min-[64rem]:grid-cols-[7fr_5fr]">
          {testimonials.map(({ rating, quote, name, location, date }, index) => (
            <figure
              key={name}
              className={
                index === 0
                  ? 'min-[64rem]:row-span-2'
                  : 'border-t border-line-dusk pt-8 min-[64rem]:nth-2:border-t-0 min-[64rem]:nth-2:pt-0'
              }
            >
              <Stars rating={rating} className="h-5 w-auto" />
              <blockquote
                className={`mt-4 mb-5 font-(family-name:--font-display) text-pretty text-on-dusk ${index === 0 ? 'text-[clamp(1.5rem,1.1rem+1.7vw,2.375rem)] leading-[1.3]' : 'text-h3'}`}
              >
                “{quote}”
              </blockquote>
              <figcaption>
                <b className="font-semibold text-on-dusk">{name}</b>, {location}
                <span className="block text-small text-on-dusk-muted">{date}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

export function RecentReviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    <section aria-labelledby="recent">
      <div className="page-width section-y">
        <h2 id="recent" className="mb-7 font-display text-display-md md:mb-9">
          {messages.recent}
        </h2>
        <ul className="border-t-2 border-ink">
          {reviews.map((review) => (
            <ReviewRow key={review.name} review={review} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ReviewRow({
  review: { name, location, rating, title, review, coverage, saved },
}: {
  review: Review;
}) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-b border-line py-7 md:grid-cols-[11rem_1fr] min-[64rem]:grid-cols-[11rem_1fr_15rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:block">
        <p className="leading-snug">
          <b className="block font-semibold text-ink">{name}</b>
          <span className="text-small">{location}</span>
        </p>
        <Stars rating={rating} className="h-4.5 w-auto md:mt-3" />
      </div>
      <div>
        <h3 className="font-display text-h3">{title}</h3>
        <p className="mt-1.5 max-w-prose">{review}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-small md:col-start-2 min-[64rem]:col-start-auto min-[64rem]:grid min-[64rem]:content-start min-[64rem]:gap-3">
        <Fact label={messages.coverage} value={coverage} />
        <Fact label={messages.saved} value={saved} />
      </dl>
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular font-semibold text-ink">{value}</dd>
    </div>
  );
}
