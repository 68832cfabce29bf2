import * as z from 'zod';

const httpsLink = z.url({ protocol: /^https$/ });
const percent = z.int().min(0).max(100);

/** What is shown about a carrier next to a match. */
const carrierCardSchema = z.object({
  carrierId: z.string(),
  recommendedCompany: z.string(),
  description: z.string(),
  referralLink: httpsLink,
  logo: z.string(),
});

/** A carrier's result. The points of `lines` add up to `score`, and every failed rule is in `failures`. */
const carrierExplanationSchema = z.object({
  carrierId: z.string(),
  carrierName: z.string(),
  isEligible: z.boolean(),
  score: z.number(),
  lines: z.array(z.object({ rule: z.string(), label: z.string(), answer: z.string(), points: z.number() })),
  failures: z.array(
    z.object({ rule: z.string(), label: z.string(), answer: z.string(), requirement: z.string() }),
  ),
});
export type CarrierExplanation = z.infer<typeof carrierExplanationSchema>;
export type ExplanationLine = CarrierExplanation['lines'][number];
export type ExplanationFailure = CarrierExplanation['failures'][number];

const alternativeSchema = carrierCardSchema.extend({
  score: z.number(),
  matchPercent: percent,
  isPrimary: z.boolean(),
  reasons: z.array(z.string()),
});
export type Alternative = z.infer<typeof alternativeSchema>;

/**
 * The response of `POST /api/recommendation`. `explanation` contains every carrier, the recommended one first, and
 * `alternatives` the others that qualified, best first. `primary` has no percentage, because it may be ineligible, in
 * which case its failed rules are in `explanation`. Fields added later are ignored.
 */
export const recommendationSchema = alternativeSchema
  .extend({
    isFallback: z.boolean(),
    explanation: z.array(carrierExplanationSchema),
    alternatives: z.array(alternativeSchema),
    primary: carrierCardSchema.extend({ isEligible: z.boolean() }),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof recommendationSchema>;
