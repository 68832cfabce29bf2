import { carrierCategories } from '../../../shared/directory/carrier-terms.ts';
import { deriveFacts } from '../../../shared/directory/derive-facts.ts';
import { directory } from '../../../shared/directory/directory.data.ts';
import type { DirectoryCarrier } from '../../../shared/directory/directory-carrier.ts';
import type { SiteCarriers } from '../../../shared/directory/replace-carriers.ts';
import { locale } from '../../../shared/format/locale.ts';
import { describeCarrierErrors } from '../../../shared/matching/carrier.ts';
import { matching } from '../../../shared/matching/matching.data.ts';
import { loadJsonFile } from '../../platform/load-json-file.ts';
import {
  carriersFileSchema,
  isMatched,
  type ListedEntry,
  type MatchedEntry,
  maxCarriers,
} from './carriers-file.ts';
import { fileErrors, logoOf } from './messages.ts';

/**
 * Loads the site's carriers: the built-in ones, or those in the operator's JSON file. Throws one line per error if the
 * file can't be read or doesn't match the schema.
 */
export function loadCarriers(file: string | undefined): SiteCarriers {
  if (file === undefined) return { matched: matching.carriers, listed: directory };
  const content = loadJsonFile('CARRIERS_FILE', file);
  if (Array.isArray(content) && content.length > maxCarriers)
    throw createFileError(file, [fileErrors.tooManyCarriers(maxCarriers, content.length)]);
  const parsed = carriersFileSchema.safeParse(content);
  if (!parsed.success) throw createFileError(file, describeCarrierErrors(parsed.error));
  const entries = parsed.data;
  return {
    matched: entries.filter(isMatched).map(({ directory: _listing, ...carrier }) => carrier),
    listed: {
      carriers: entries.map(toDirectoryCarrier).toSorted(compareCarriers),
      facts: Object.fromEntries(entries.map((entry) => [entry.id, toFacts(entry)])),
    },
  };
}

export function createFileError(file: string, errors: readonly string[]): Error {
  return new Error(fileErrors.wrong(file, errors));
}

function toDirectoryCarrier(entry: MatchedEntry | ListedEntry): DirectoryCarrier {
  const { id, name, logo } = entry;
  const { categories, amBestRating, strengths } = entry.directory;
  return {
    name,
    slug: id,
    categories,
    amBestRating,
    strengths,
    logo: { light: logo, alt: logoOf(name) },
    website: entry.directory.website ?? (isMatched(entry) ? entry.referralLink : ''),
  };
}

function toFacts(entry: MatchedEntry | ListedEntry) {
  const { decision, suits, lessSuited } = entry.directory;
  if (isMatched(entry)) return deriveFacts(entry, { decision, suits, lessSuited });
  const { ages, amounts, tobacco, states, policies } = entry.directory;
  return { ages, amounts, decision, tobacco, states, policies, suits, lessSuited };
}

/** Sorts by the directory's order. */
function compareCarriers(one: DirectoryCarrier, other: DirectoryCarrier): number {
  const rank = ({ categories: [main = 'term'] }: DirectoryCarrier) => carrierCategories.indexOf(main);
  return rank(one) - rank(other) || one.name.localeCompare(other.name, locale);
}
