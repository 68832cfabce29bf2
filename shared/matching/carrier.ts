import * as z from 'zod';
import { listOf, strictly, textUpTo, yesOrNo } from './carrier-fields.ts';
import { conditionsSchema, scoringSchema } from './carrier-rules.ts';

export const carrierFields = {
  id: textUpTo(64).regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Must be lowercase letters and digits, joined by single dashes.',
  ),
  name: textUpTo(120),
  logo: textUpTo(200).regex(/^\/\w[\w./-]*$/, 'Must be a path on this site, like /carriers/name.svg.'),
};

/** A partner carrier: how it presents itself, who its rules admit, and how it scores. */
export const carrierSchema = strictly({
  id: carrierFields.id,
  name: carrierFields.name,
  referralLink: z
    .url({ protocol: /^https$/, error: 'Must be a web address that starts with https://.' })
    .max(2000, 'Must be at most 2,000 characters.'),
  description: textUpTo(500),
  logo: carrierFields.logo,
  isPrimary: yesOrNo,
  talkingPoints: listOf(textUpTo(200)).min(1, 'Must have at least one.').max(8, 'Must have at most 8.'),
  conditions: conditionsSchema,
  scoring: scoringSchema,
});
export type Carrier = z.infer<typeof carrierSchema>;

/** The value of `field` in every carrier. A carrier that isn't an object has none. */
function getFieldValues(carriers: readonly unknown[], field: keyof Carrier): unknown[] {
  return carriers.map((carrier) => Object(carrier)[field]);
}

function findRepeats(values: readonly unknown[]): number[] {
  const seen = new Set<unknown>();
  return values.flatMap((value, index) => {
    const spelling = typeof value === 'string' ? value.toLowerCase() : undefined;
    if (spelling === undefined || !seen.has(spelling)) {
      seen.add(spelling);
      return [];
    }
    return [index];
  });
}

/** Adds an error for each id and name that more than one carrier has. */
export function requireUnique(carriers: readonly unknown[], context: z.RefinementCtx): void {
  for (const field of ['id', 'name'] as const) {
    for (const index of findRepeats(getFieldValues(carriers, field))) {
      context.addIssue({
        code: 'custom',
        path: [index, field],
        message: 'Must differ from every other carrier.',
      });
    }
  }
}

/** Adds an error unless exactly one carrier is primary. */
export function requireOnePrimary(carriers: readonly unknown[], context: z.RefinementCtx): void {
  const flags = getFieldValues(carriers, 'isPrimary');
  if (flags.every((flag) => typeof flag === 'boolean') && flags.filter(Boolean).length !== 1) {
    context.addIssue({ code: 'custom', message: 'Exactly one carrier must have isPrimary true.' });
  }
}

/**
 * The list of all carriers that are matched. Exactly one is primary, and ids and names are unique. See the product
 * specification, "Carrier" and "Carrier rules".
 */
export const carriersSchema = listOf(carrierSchema).superRefine(
  (carriers, context) => {
    requireUnique(carriers, context);
    requireOnePrimary(carriers, context);
  },
  { when: ({ value }) => Array.isArray(value) },
);

function describePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    'carriers',
  );
}

/**
 * Returns one line for each error that `carriersSchema` found, like `carriers[1].conditions.ageMin: Must be 0 or more.`
 */
export function describeCarrierErrors(error: z.core.$ZodError): string[] {
  return error.issues.map((issue) => `${describePath(issue.path)}: ${issue.message}`.replace(/\s+/g, ' '));
}
