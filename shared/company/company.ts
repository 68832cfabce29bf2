/** A state in which the company is licensed as an agency, with the license's number if the site shows it. */
export type License = { state: string; number?: string | undefined };

/** Stars from 1 to 5, and who gave them. */
export type Rating = { value: number; count: string };

/** What the company says of itself. What isn't there isn't said. */
export type CompanyClaims = {
  customers?: string | undefined;
  satisfaction?: string | undefined;
  coverageInForce?: string | undefined;
  /** The home page's rating. */
  rating?: Rating | undefined;
  /** The reviews page's rating, which counts more reviews. */
  reviews?: Rating | undefined;
};

/** What an operator's BRAND_FILE says. */
export type Company = { licenses: readonly License[]; claims: CompanyClaims };

/** What follows from the carriers, unless the company says it. */
export type PartnerClaims = { carrierPartners: string; lowestRating: string };
