import { readPart } from './read-part.ts';
import { reviewsSchema } from './schemas/reviews.ts';

/** The home page's three testimonials. The first one is the largest. */
export const homeContent = { testimonials: readPart('reviews', reviewsSchema).testimonials.slice(0, 3) };
