import type { Review } from '../../../shared/site/schemas/reviews.ts';
import { Stars } from '../../ui/feedback/stars.tsx';
import { messages } from './messages.ts';

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
