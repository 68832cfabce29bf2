import { formatDate } from '../../../shared/format/dates.ts';
import type { Testimonial } from '../../../shared/site/schemas/reviews.ts';
import { Stars } from '../../ui/feedback/stars.tsx';
import { messages } from './messages.ts';

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
                <span className="block text-small text-on-dusk-muted">{formatDate(date)}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
