import * as z from 'zod';
import { usStates } from '../../quote/us-states.ts';
import {
  areSwapped,
  isObject,
  lineUpTo,
  listOf,
  oneOf,
  requireUnique,
  slug,
  strictly,
  textUpTo,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './fields.ts';

/** The lowercase words that the rules use for health, policy types, and priorities. */
const healthValues = ['excellent', 'good', 'average', 'poor'] as const;
const policyValues = ['term', 'whole', 'not_sure'] as const;
export type HealthValue = (typeof healthValues)[number];
export type PolicyValue = (typeof policyValues)[number];
export type PriorityValue = keyof z.infer<typeof priorityPoints>;

const points = wholeNumber(0, 1000);
const age = wholeNumber(18, 100);
const dollars = wholeNumber(0, 1_000_000_000);
const bonus = points.optional();

export const logoPath = z
  .string('a path such as /carriers/name.svg')
  .regex(
    /^\/carriers\/[a-z0-9-]+\.(?:svg|png|webp)$/,
    'a path such as /carriers/name.svg, for the file pictures/carriers/name.svg',
  );

const states = listOf(z.enum(usStates, 'the full name of a US state'), 1, usStates.length);

/**
 * Who a carrier's rules admit: ages in years, coverage in dollars, and states by their full names. All bounds are
 * inclusive. Only two specialties, `fast_approval` and `smoker_friendly`, affect the score. The others are
 * descriptions.
 */
const conditions = strictly({
  ageMin: age,
  ageMax: age,
  smokingAllowed: yesOrNo,
  healthStatusRequired: listOf(oneOf(healthValues), 1, 4),
  noMedicalExamAvailable: yesOrNo,
  policyTypesOffered: listOf(oneOf(policyValues), 1, 3),
  specialties: listOf(
    lineUpTo(40).regex(/^[a-z][a-z0-9_]*$/, 'lowercase letters, digits, and underscores'),
    0,
    20,
  ),
  statesAvailable: states.optional(),
  coverageMin: dollars.optional(),
  coverageMax: dollars.optional(),
})
  .refine(({ ageMin, ageMax }) => !areSwapped(ageMin, ageMax), {
    when: isObject,
    path: ['ageMin'],
    error: 'an age of at most ageMax',
  })
  .refine(({ coverageMin, coverageMax }) => !areSwapped(coverageMin, coverageMax), {
    when: isObject,
    path: ['coverageMin'],
    error: 'an amount of at most coverageMax',
  });

// No answer translates to convenience or simplicity yet, but carriers can have points for them.
const priorityPoints = strictly({
  price: bonus,
  flexibility: bonus,
  speed: bonus,
  comprehensive: bonus,
  convenience: bonus,
  simplicity: bonus,
});

const ageBand = strictly({ min: age, max: age, bonus: points }).refine(
  ({ min, max }) => !areSwapped(min, max),
  { when: isObject, path: ['min'], error: 'an age of at most max' },
);

/** The points that make up a carrier's score. If several age bands contain the age, the first one counts. */
const scoring = strictly({
  baseScore: points,
  scoreBoost: points.default(0),
  ageBonus: listOf(ageBand, 0, 20),
  healthBonus: strictly({ excellent: bonus, good: bonus, average: bonus, poor: bonus }),
  priorityMatch: priorityPoints,
  noMedicalExamBonus: points,
  instantApprovalBonus: points,
});

/** A partner carrier: how it presents itself, who its rules admit, and how it scores. */
const carrier = strictly({
  id: slug,
  name: lineUpTo(120),
  referralLink: webAddress,
  description: textUpTo(500),
  logo: logoPath,
  isPrimary: yesOrNo,
  talkingPoints: listOf(lineUpTo(200), 1, 8),
  conditions,
  scoring,
});
export type Carrier = z.infer<typeof carrier>;

/** `carriers.json`: the carriers that people are matched with. Exactly one is primary. */
export const carriersSchema = listOf(carrier, 1, 100).superRefine(
  (carriers, context) => {
    requireUnique(carriers, ['id', 'name'], context);
    const flags = carriers.map((each) => Object(each).isPrimary);
    if (flags.every((flag) => typeof flag === 'boolean') && flags.filter(Boolean).length !== 1)
      context.addIssue({ code: 'custom', message: 'exactly one carrier with isPrimary true' });
  },
  { when: ({ value }) => Array.isArray(value) },
);
