import { formatDate } from '../format/dates.ts';
import { readPart } from './read-part.ts';
import { reviewsSchema } from './schemas/reviews.ts';

const { reviews, testimonials } = readPart('reviews', reviewsSchema);

/** The reviews page's reviews, and the testimonials that aren't on the home page. The first one leads. Their
 * dates are in words. */
export const reviewContent = {
  reviews,
  testimonials: testimonials
    .slice(3)
    .map((testimonial) => ({ ...testimonial, date: formatDate(testimonial.date) })),
};
