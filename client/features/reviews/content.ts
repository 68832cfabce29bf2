import type { Rating } from '../../../shared/company/company.ts';

/** Someone's opinion of the service, with what they bought. */
export type Review = {
  name: string;
  location: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  title: string;
  review: string;
  coverage: string;
  saved: string;
};

export type ReviewVoice = { rating: number; quote: string; name: string; location: string; dateText: string };

export type ReviewFigures = {
  rating: Rating;
  statistics: readonly { figure: string; text: string }[];
};
