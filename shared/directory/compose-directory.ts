import { locale } from '../format/locale.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import {
  type Directory,
  type DirectoryCarrier,
  type DirectoryEntry,
  isListed,
} from '../site/schemas/directory.ts';
import { type CarrierFacts, policyKinds, type UnruledFacts } from './carrier-facts.ts';
import { carrierCategories } from './carrier-terms.ts';

/** Puts together what the directory shows: a matched carrier's name, logo, and most facts come from its rules. */
export function composeDirectory(
  carriers: readonly Carrier[],
  entries: readonly DirectoryEntry[],
): Directory {
  const composed = entries.flatMap((entry) => {
    const carrier = isListed(entry) ? undefined : carriers.find(({ id }) => id === entry.id);
    const { id, categories, amBestRating, strengths, websiteLabel, decision, suits, lessSuited } = entry;
    const named = isListed(entry) ? entry : carrier;
    if (!named) return [];
    const listing: DirectoryCarrier = {
      name: named.name,
      slug: id,
      categories,
      amBestRating,
      strengths,
      logo: { light: named.logo, alt: `${named.name} logo` },
      website: entry.website ?? carrier?.referralLink ?? '',
      ...(websiteLabel && { websiteLabel }),
    };
    if (!isListed(entry)) return carrier ? [{ listing, facts: deriveFacts(carrier, entry) }] : [];
    const { ages, amounts, tobacco, states, policies } = entry;
    return [{ listing, facts: { ages, amounts, decision, tobacco, states, policies, suits, lessSuited } }];
  });
  return {
    carriers: composed.map(({ listing }) => listing).toSorted(compareCarriers),
    facts: Object.fromEntries(composed.map(({ listing, facts }) => [listing.slug, facts])),
  };
}

/** By the main kind of coverage, and then A to Z. */
function compareCarriers(one: DirectoryCarrier, other: DirectoryCarrier): number {
  const rank = ({ categories: [main = 'term'] }: DirectoryCarrier) => carrierCategories.indexOf(main);
  return rank(one) - rank(other) || one.name.localeCompare(other.name, locale);
}

/** Derives facts from a matched carrier's rules, so that the two always agree. */
function deriveFacts({ conditions }: Carrier, { decision, suits, lessSuited }: UnruledFacts): CarrierFacts {
  const { ageMin, ageMax, coverageMin, coverageMax, statesAvailable, policyTypesOffered } = conditions;
  const offered: readonly string[] = policyTypesOffered;
  const allowed = conditions.specialties.includes('smoker_friendly') ? 'specialty' : 'considered';
  return {
    decision,
    suits,
    lessSuited,
    ages: { min: ageMin, max: ageMax },
    amounts: {
      ...(coverageMin !== undefined && { min: coverageMin }),
      ...(coverageMax !== undefined && { max: coverageMax }),
    },
    tobacco: conditions.smokingAllowed ? allowed : 'not_accepted',
    states: statesAvailable ? { only: statesAvailable } : 'all',
    policies: policyKinds.filter((kind) => offered.includes(kind)),
  };
}
