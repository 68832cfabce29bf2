import type * as z from 'zod';
import { day, lineUpTo, listOf, strictly, textUpTo, wholeNumber } from './fields.ts';

const words = textUpTo(600);
const stars = wholeNumber(1, 5);

/** `reviews.json`. The first three testimonials are on the home page, and the others on the reviews page. */
export const reviewsSchema = strictly({
  testimonials: listOf(
    strictly({ rating: stars, quote: words, name: lineUpTo(60), location: lineUpTo(60), date: day }),
    0,
    50,
  ),
  reviews: listOf(
    strictly({
      name: lineUpTo(60),
      location: lineUpTo(60),
      rating: stars,
      title: words,
      review: words,
      /** What the person bought. */
      coverage: words,
      saved: words,
    }),
    0,
    50,
  ),
});
export type Testimonial = z.infer<typeof reviewsSchema>['testimonials'][number];
export type Review = z.infer<typeof reviewsSchema>['reviews'][number];
