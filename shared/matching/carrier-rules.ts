import * as z from 'zod';
import { usStates } from '../quote/us-states.ts';
import {
  areSwapped,
  isObject,
  listOf,
  oneOf,
  strictly,
  textUpTo,
  wholeNumber,
  yesOrNo,
} from './carrier-fields.ts';

/** The lowercase words that the rules use for health, policy types, and priorities. */
const healthValues = ['excellent', 'good', 'average', 'poor'] as const;
const policyValues = ['term', 'whole', 'not_sure'] as const;
export type HealthValue = (typeof healthValues)[number];
export type PolicyValue = (typeof policyValues)[number];
export type PriorityValue = keyof z.infer<typeof priorityPoints>;

const points = wholeNumber('points', 1000);
const years = wholeNumber('years', 120);
const dollars = wholeNumber('dollars', 1_000_000_000);
const bonus = points.optional();

/**
 * Who a carrier's rules admit: ages in years, coverage in dollars, and states by their full names. All bounds are
 * inclusive. Only two specialties, `fast_approval` and `smoker_friendly`, affect the score. The others are
 * descriptions.
 */
export const conditionsSchema = strictly({
  ageMin: years,
  ageMax: years,
  smokingAllowed: yesOrNo,
  healthStatusRequired: listOf(oneOf(healthValues)).min(1, 'Must name at least one.'),
  noMedicalExamAvailable: yesOrNo,
  policyTypesOffered: listOf(oneOf(policyValues)).min(1, 'Must name at least one.'),
  specialties: listOf(
    textUpTo(40).regex(/^[a-z][a-z0-9_]*$/, 'Must be lowercase letters, digits, and underscores.'),
  ),
  statesAvailable: listOf(z.enum(usStates, 'Must be the full name of a US state.'))
    .min(1, 'Must name at least one.')
    .optional(),
  coverageMin: dollars.optional(),
  coverageMax: dollars.optional(),
})
  .refine(({ ageMin, ageMax }) => !areSwapped(ageMin, ageMax), {
    when: isObject,
    path: ['ageMin'],
    error: 'Must not be above ageMax.',
  })
  .refine(({ coverageMin, coverageMax }) => !areSwapped(coverageMin, coverageMax), {
    when: isObject,
    path: ['coverageMin'],
    error: 'Must not be above coverageMax.',
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

const ageBandSchema = strictly({ min: years, max: years, bonus: points }).refine(
  ({ min, max }) => !areSwapped(min, max),
  { when: isObject, path: ['min'], error: 'Must not be above max.' },
);

/** The points that make up a carrier's score. If several age bands contain the age, the first one counts. */
export const scoringSchema = strictly({
  baseScore: points,
  scoreBoost: points.default(0),
  ageBonus: listOf(ageBandSchema),
  healthBonus: strictly({ excellent: bonus, good: bonus, average: bonus, poor: bonus }),
  priorityMatch: priorityPoints,
  noMedicalExamBonus: points,
  instantApprovalBonus: points,
});
