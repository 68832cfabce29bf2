import { formatDate } from '../format/dates.ts';
import { readPart } from './read-part.ts';
import { reviewsSchema } from './schemas/reviews.ts';

/** The reviews and testimonials, which say their days in words. */
export function readReviews() {
  const { reviews, testimonials } = readPart('reviews', reviewsSchema);
  return { reviews, testimonials: testimonials.map((one) => ({ ...one, date: formatDate(one.date) })) };
}
