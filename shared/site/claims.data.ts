import { carrierRatings } from '../directory/carrier-terms.ts';
import { directory } from './directory.data.ts';
import { readPart } from './read-part.ts';
import { companySchema } from './schemas/company.ts';

const { claims } = readPart('company', companySchema);
const ranks = directory.carriers.map(({ amBestRating }) => carrierRatings.indexOf(amBestRating));

/** What the company says about itself, and what follows from the carriers that it lists. */
export const companyClaims = {
  ...claims,
  carrierPartners: claims.carrierPartners ?? String(directory.carriers.length),
  lowestRating: carrierRatings[Math.max(...ranks)] ?? '',
};
