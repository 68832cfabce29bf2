import * as z from 'zod';

/**
 * Body of the POST that an operator's own server gets for each stored referral (`REFERRAL_WEBHOOK_URL`). `id` is the
 * same on every repeat, and times are ISO 8601 in UTC. It contains nothing about the person who left.
 */
export const referralWebhookSchema = z
  .strictObject({
    id: z.uuid(),
    type: z.literal('referral.created'),
    createdAt: z.iso.datetime(),
    data: z.strictObject({
      carrierId: z.string(),
      carrierName: z.string(),
      referralUrl: z.string(),
      /** The `clid` parameter that the carrier received. */
      clickId: z.uuid(),
      clickedAt: z.iso.datetime(),
    }),
  })
  .meta({ id: 'ReferralWebhook' });
export type ReferralWebhook = z.infer<typeof referralWebhookSchema>;
