import type { CompanyClaims, PartnerClaims } from './company.ts';

/**
 * The built-in company's claims. BRAND_FILE and CARRIERS_FILE replace them when the server starts, even in the built
 * scripts.
 */
export const companyClaims: CompanyClaims & PartnerClaims = {
  customers: '50,000+',
  satisfaction: '98%',
  coverageInForce: '$50T+',
  rating: { value: 4.8, count: '1,000+ customers' },
  reviews: { value: 4.9, count: '2,300+' },
  carrierPartners: '15+',
  lowestRating: 'A-',
};
