import { readReviews } from './read-reviews.ts';

/** The home page's three testimonials. The first one is the largest. */
export const homeContent = { testimonials: readReviews().testimonials.slice(0, 3) };
