import type { Testimonial } from '../../../shared/site/schemas/reviews.ts';
import { Stars } from '../../ui/feedback/stars.tsx';
import { Carousel } from '../../ui/overlays/carousel.tsx';
import { messages } from './messages.ts';

const rotateAfterMs = 4000;

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className="section-y bg-surface-mist">
      <div className="page-width">
        <h2 className="font-display text-display-lg">{messages.testimonials.title}</h2>
        <Carousel
          label={messages.testimonials.label}
          autoAdvanceMs={rotateAfterMs}
          className="mt-9 md:mt-11 md:grid-cols-[7fr_5fr] md:gap-x-12 min-[64rem]:gap-x-18 md:gap-y-7 md:[&>:first-child]:row-span-2 md:[&>:last-child]:border-t md:[&>:last-child]:border-track md:[&>:last-child]:pt-7"
        >
          {testimonials.map((testimonial, index) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial} isLead={index === 0} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

const leadQuote =
  'mt-5 mb-6.5 md:font-(family-name:--font-display) md:text-[clamp(1.5rem,1.1rem+1.5vw,2.125rem)] md:leading-[1.32]';
const quote = 'mt-5 mb-6.5 md:mt-2.5 md:mb-3';

function TestimonialCard({ testimonial, isLead }: { testimonial: Testimonial; isLead: boolean }) {
  const { rating, name, location, date } = testimonial;
  return (
    <figure>
      <Stars rating={rating} className="h-5 w-auto" />
      <blockquote
        className={`text-ink text-pretty max-md:font-(family-name:--font-display) max-md:text-h3 ${isLead ? leadQuote : quote}`}
      >
        “{testimonial.quote}”
      </blockquote>
      <figcaption className="flex items-center gap-3 leading-snug">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-full bg-track text-small font-semibold text-on-tint max-md:hidden"
        >
          {buildInitials(name)}
        </span>
        <span>
          <b className="block font-semibold text-ink">{name}</b>
          <span className="max-md:hidden">{location}</span>
          <span className="md:hidden">{date}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Returns the first letters of the first and last words of a name, in capitals: `Danielle R.` becomes `DR`. */
export function buildInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.slice(0, 1).toUpperCase()).join('');
}
