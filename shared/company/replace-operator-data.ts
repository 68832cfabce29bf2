import { carrierRatings } from '../directory/carrier-terms.ts';
import { directory } from '../directory/directory.data.ts';
import type { DirectoryCarrier } from '../directory/directory-carrier.ts';
import { replaceCarriers, type SiteCarriers } from '../directory/replace-carriers.ts';
import { companyClaims } from './company.data.ts';
import type { Company, CompanyClaims, PartnerClaims } from './company.ts';
import { licensing } from './licensing.data.ts';
import { replyTimes } from './reply-times.data.ts';

type OperatorData = { company: Company | undefined; carriers: SiteCarriers | undefined };

/**
 * Replaces the built-in carriers with the operator's, and the claims with those of the operator's company. Without such
 * a company, the built-in claims stay, but the partners are those in the directory. Modules use both in their texts
 * when they load, so this must run first.
 */
export function replaceOperatorData({ company, carriers }: OperatorData): void {
  if (carriers) replaceCarriers(carriers);
  const { customers, satisfaction, rating, reviews, coverageInForce } = company?.claims ?? {
    ...companyClaims,
    // The built-in carriers' coverage.
    coverageInForce: undefined,
  };
  const own: Required<CompanyClaims & PartnerClaims> = {
    customers,
    satisfaction,
    rating,
    reviews,
    coverageInForce,
    carrierPartners: String(directory.carriers.length),
    lowestRating: findLowestRating(directory.carriers),
  };
  Object.assign(companyClaims, own);
  if (!company) return;
  Object.assign(licensing, { licenses: company.licenses });
  Object.assign(replyTimes, company.replyTimes);
}

function findLowestRating(carriers: readonly DirectoryCarrier[]): string {
  const ranks = carriers.map(({ amBestRating }) => carrierRatings.indexOf(amBestRating));
  return carrierRatings[Math.max(...ranks)] ?? '';
}
