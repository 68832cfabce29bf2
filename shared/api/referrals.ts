import * as z from 'zod';

const identifier = z
  .string()
  .min(1, 'Must not be empty.')
  .max(128, 'Must be at most 128 characters.')
  .regex(/^[\w.:-]+$/, 'May hold letters, digits, dots, colons, dashes and underscores only.');

/** Body of `POST /api/referrals`: which carrier a visitor is about to leave for, and by which link. */
export const referralRequestSchema = z.strictObject({
  carrierName: z.string().min(1, 'Name the carrier.').max(120, 'Must be at most 120 characters.'),
  referralUrl: z
    .url({ protocol: /^https?$/, error: 'Must be a web address.' })
    .max(2048, 'Must be at most 2,048 characters.'),
  sessionId: identifier.optional(),
  clickId: z.uuid('Must be a UUID.').optional(),
});
export type ReferralRequest = z.infer<typeof referralRequestSchema>;

/** 201 answer of `POST /api/referrals`. */
export const referralResponseSchema = z.object({ id: z.int(), clickId: z.string() });
export type ReferralResponse = z.infer<typeof referralResponseSchema>;
