import type { Rating } from '../../../shared/company/company.ts';

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
