import { readReviews } from './read-reviews.ts';

const { reviews, testimonials } = readReviews();

/** The reviews page's reviews, and the testimonials that aren't on the home page. The first one leads. */
export const reviewContent = { reviews, testimonials: testimonials.slice(3) };
