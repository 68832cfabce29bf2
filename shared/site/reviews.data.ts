import { readPart } from './read-part.ts';
import { reviewsSchema } from './schemas/reviews.ts';

const { reviews, testimonials } = readPart('reviews', reviewsSchema);

/** The reviews page's reviews, and the testimonials that aren't on the home page. The first one leads. */
export const reviewContent = { reviews, testimonials: testimonials.slice(3) };
