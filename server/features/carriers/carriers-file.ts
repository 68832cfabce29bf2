import * as z from 'zod';
import { policyKinds } from '../../../shared/directory/carrier-facts.ts';
import { carrierCategories, carrierRatings } from '../../../shared/directory/carrier-terms.ts';
import {
  carrierFields,
  carrierSchema,
  requireOnePrimary,
  requireUnique,
} from '../../../shared/matching/carrier.ts';
import {
  areSwapped,
  isObject,
  listOf,
  oneOf,
  strictly,
  textUpTo,
  wholeNumber,
} from '../../../shared/matching/carrier-fields.ts';
import { usStates } from '../../../shared/quote/us-states.ts';
import { fileErrors } from './messages.ts';

const maxStrengths = 4;

const isInOrder = ({ min, max }: { min?: unknown; max?: unknown }) => !areSwapped(min, max);
const order = { when: isObject, path: ['min'], error: fileErrors.order };

const span = wholeNumber('hours, days, or weeks', 100);
const decisionTime = strictly({
  min: span.exactOptional(),
  max: span,
  unit: oneOf(['hour', 'day', 'week']),
}).refine(isInOrder, order);
const years = wholeNumber('years', 120);
const dollars = wholeNumber('dollars', 1_000_000_000).exactOptional();

const states = listOf(z.enum(usStates, fileErrors.state)).min(1, fileErrors.none);
const website = z.url({ protocol: /^https$/, error: fileErrors.website });

/** The fields that the directory shows for every carrier. */
const listing = {
  /** The directory lists the carrier under the first one. */
  categories: listOf(oneOf(carrierCategories)).min(1, fileErrors.none),
  amBestRating: oneOf(carrierRatings),
  /** The card shows the first one. The search covers all of them. */
  strengths: listOf(textUpTo(80)).min(1, fileErrors.none).max(maxStrengths, fileErrors.tooMany(maxStrengths)),
  decision: strictly({
    withoutExam: decisionTime.exactOptional(),
    withExam: decisionTime.exactOptional(),
  }).refine(({ withoutExam, withExam }) => withoutExam ?? withExam, fileErrors.decision),
  suits: textUpTo(300),
  lessSuited: textUpTo(300),
};

/** A carrier that is matched. The directory derives everything else from its rules. */
const matchedSchema = carrierSchema
  .extend({ directory: strictly({ ...listing, website: website.optional() }) })
  .refine(
    ({ conditions, directory }) =>
      conditions.noMedicalExamAvailable === (directory.decision.withoutExam !== undefined),
    { path: ['directory', 'decision', 'withoutExam'], error: fileErrors.exam },
  );

const listedSchema = strictly({
  id: carrierFields.id,
  name: carrierFields.name,
  logo: carrierFields.logo,
  directory: strictly({
    ...listing,
    website,
    ages: strictly({ min: years, max: years }).refine(isInOrder, order),
    amounts: strictly({ min: dollars, max: dollars }).refine(isInOrder, order),
    tobacco: oneOf(['specialty', 'considered', 'not_accepted', 'not_asked']),
    states: z.union(
      [z.literal('all'), z.strictObject({ only: states }), z.strictObject({ except: states })],
      fileErrors.states,
    ),
    policies: listOf(oneOf(policyKinds)).min(1, fileErrors.none),
  }),
});

export type MatchedEntry = z.infer<typeof matchedSchema>;
export type ListedEntry = z.infer<typeof listedSchema>;

export const isMatched = (entry: MatchedEntry | ListedEntry): entry is MatchedEntry => 'conditions' in entry;

/** Only carriers that are matched have these fields. */
const matchedFields = ['referralLink', 'description', 'isPrimary', 'talkingPoints', 'conditions', 'scoring'];

const entrySchema = z.unknown().transform((value, context): MatchedEntry | ListedEntry => {
  const isToMatch = matchedFields.some((field) => Object.hasOwn(Object(value), field));
  const parsed = (isToMatch ? matchedSchema : listedSchema).safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});

/** Each of them gets a page when the server starts. */
export const maxCarriers = 100;

/** CARRIERS_FILE: every carrier that is matched or listed. */
export const carriersFileSchema = listOf(entrySchema).superRefine(
  (carriers, context) => {
    requireUnique(carriers, context);
    // Carriers with errors are missing here, and one of them may be the primary one.
    if (carriers.every((entry) => Object.hasOwn(Object(entry), 'id')))
      requireOnePrimary(carriers.filter(isMatched), context);
  },
  { when: ({ value }) => Array.isArray(value) },
);
