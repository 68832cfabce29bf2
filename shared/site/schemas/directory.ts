import * as z from 'zod';
import { type CarrierFacts, policyKinds, tobaccoPolicies } from '../../directory/carrier-facts.ts';
import { carrierCategories, carrierRatings } from '../../directory/carrier-terms.ts';
import { usStates } from '../../quote/us-states.ts';
import { logoPath } from './carriers.ts';
import {
  areSwapped,
  isObject,
  lineUpTo,
  listOf,
  oneOf,
  requireUnique,
  slug,
  strictly,
  webAddress,
  wholeNumber,
} from './fields.ts';

const isInOrder = ({ min, max }: { min?: unknown; max?: unknown }) => !areSwapped(min, max);
const order = { when: isObject, path: ['min'], error: 'a number of at most max' };

const span = wholeNumber(0, 100);
const decisionTime = strictly({
  min: span.exactOptional(),
  max: span,
  unit: oneOf(['hour', 'day', 'week']),
}).refine(isInOrder, order);
const age = wholeNumber(0, 120);
const dollars = wholeNumber(0, 1_000_000_000).exactOptional();
const states = listOf(z.enum(usStates, 'the full name of a US state'), 1, usStates.length);

/** What every entry says, matched or not. */
const listing = {
  /** The id of a carrier in `carriers.json`, or a new one. */
  id: slug,
  /** The directory lists the carrier under the first one. */
  categories: listOf(oneOf(carrierCategories), 1, 4),
  amBestRating: oneOf(carrierRatings),
  /** The card shows the first one. The search covers all of them. */
  strengths: listOf(lineUpTo(80), 1, 4),
  /** How long each way of applying takes. A way that isn't offered has no time. */
  decision: strictly({
    withoutExam: decisionTime.exactOptional(),
    withExam: decisionTime.exactOptional(),
  }).refine(({ withoutExam, withExam }) => withoutExam ?? withExam, 'withoutExam, withExam, or both'),
  /** Who the carrier suits, and who should look elsewhere, in one sentence each. */
  suits: lineUpTo(300),
  lessSuited: lineUpTo(300),
  /** The text of the link to the carrier's website, if it isn't "Learn more". */
  websiteLabel: z.literal('Get Quote', '"Get Quote", or no such line').exactOptional(),
};

/** A carrier in `carriers.json`. Its name, logo, and most facts are there. */
const matched = strictly({ ...listing, website: webAddress.exactOptional() });

/** The facts of a carrier that isn't matched. */
const facts = {
  ages: strictly({ min: age, max: age }).refine(isInOrder, order),
  /** A missing end means no limit. */
  amounts: strictly({ min: dollars, max: dollars }).refine(isInOrder, order),
  tobacco: oneOf(tobaccoPolicies),
  states: z.union(
    [z.literal('all'), z.strictObject({ only: states }), z.strictObject({ except: states })],
    '"all", or {"only": […]} or {"except": […]} with full names of US states',
  ),
  policies: listOf(oneOf(policyKinds), 1, policyKinds.length),
};

const listed = strictly({
  ...listing,
  ...facts,
  name: lineUpTo(120),
  logo: logoPath,
  website: webAddress,
});

type Listed = z.infer<typeof listed>;
type Matched = z.infer<typeof matched>;

/** `directory.json`: every carrier that the directory lists. `matchedIds` are those in `carriers.json`. */
export function createDirectorySchema(matchedIds: readonly string[]) {
  const entry = z.unknown().transform((value, context): Listed | Matched => {
    const schema = matchedIds.includes(Object(value).id) ? matched : listed;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    // The union would say only that nothing fits.
    for (const issue of parsed.error.issues) context.addIssue({ ...issue, path: [...issue.path] });
    return z.NEVER;
  });
  return z
    .array(entry, 'a list')
    .superRefine((entries, context) => requireUnique(entries, ['id', 'name'], context), {
      when: ({ value }) => Array.isArray(value),
    });
}
export type DirectoryEntry = Listed | Matched;

export const isListed = (entry: DirectoryEntry): entry is Listed => 'ages' in entry;

/** A carrier in the directory, as pages show it. */
export type DirectoryCarrier = Pick<
  Listed,
  'name' | 'categories' | 'amBestRating' | 'strengths' | 'website'
> & {
  slug: string;
  logo: { light: string; alt: string };
  websiteLabel?: 'Get Quote';
};
export type Directory = {
  /** By their main kind of coverage, and then A to Z. */
  readonly carriers: readonly DirectoryCarrier[];
  readonly facts: Readonly<Record<string, CarrierFacts>>;
};
