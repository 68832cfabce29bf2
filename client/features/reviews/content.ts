import type { Rating } from '../../../shared/company/company.ts';

/** A customer's opinion of the service, and what they bought. */
export type Review = {
  name: string;
  location: string;
  /** Whole stars, from 1 to 5. */
  rating: number;
  title: string;
  review: string;
  coverage: string;
  saved: string;
};

export type ReviewTestimonial = {
  rating: number;
  quote: string;
  name: string;
  location: string;
  dateText: string;
};

export type ReviewFigures = {
  rating: Rating;
  statistics: readonly { figure: string; text: string }[];
};
