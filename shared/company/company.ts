/** A state where the company is licensed as an agency, with the license number if the site shows it. */
export type License = { state: string; number?: string | undefined };

/** Stars from 1 to 5, and who gave them. */
export type Rating = { value: number; count: string };

/** What the company says about itself. The site doesn't show claims that are missing. */
export type CompanyClaims = {
  customers?: string | undefined;
  satisfaction?: string | undefined;
  coverageInForce?: string | undefined;
  /** The home page's rating. */
  rating?: Rating | undefined;
  /** The reviews page's rating, which counts more reviews than the home page's. */
  reviews?: Rating | undefined;
};

/** How soon the company promises to answer, such as `24 hours`. */
export type ReplyTimes = {
  contact: string;
  /** To people whom something on the site stops. */
  accessibility: string;
};

export type Testimonial = {
  rating: number;
  quote: string;
  name: string;
  location: string;
  /** ISO 8601 date. */
  date: string;
};

/** A customer's opinion of the service, and what they bought. */
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

/** What an operator's BRAND_FILE contains about the company. */
export type Company = {
  licenses: readonly License[];
  claims: CompanyClaims;
  replyTimes: ReplyTimes;
  testimonials: readonly Testimonial[];
  reviews: readonly Review[];
};

/** Claims that follow from the carriers, unless the company makes them itself. */
export type PartnerClaims = { carrierPartners: string; lowestRating: string };
