import { findLowestRating } from '../directory/carrier-terms.ts';
import { directory } from './directory.data.ts';
import { readPart } from './read-part.ts';
import { companySchema } from './schemas/company.ts';

const { claims } = readPart('company', companySchema);

/** What the company says about itself, and what follows from the carriers that it lists. */
export const companyClaims = {
  ...claims,
  carrierPartners: claims.carrierPartners ?? String(directory.carriers.length),
  lowestRating: findLowestRating(directory.carriers),
};
