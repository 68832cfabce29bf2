import * as z from 'zod';

/**
 * Body of the POST that the operator's own server receives for each stored referral (`REFERRAL_WEBHOOK_URL`). `id` is
 * the same for every repeat, and times are ISO 8601 in UTC. The body contains nothing about the visitor.
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
      /** The `clid` parameter that the carrier receives. */
      clickId: z.uuid(),
      clickedAt: z.iso.datetime(),
    }),
  })
  .meta({ id: 'ReferralWebhook' });
export type ReferralWebhook = z.infer<typeof referralWebhookSchema>;

const referralWebhookExample: ReferralWebhook = {
  id: '5f0c2c5e-6a0f-4f39-9b0e-0f6f2a9f5c11',
  type: 'referral.created',
  createdAt: '2026-03-01T12:00:00.000Z',
  data: {
    carrierId: 'example-life',
    carrierName: 'Example Life',
    referralUrl: 'https://www.example-life.example/quote',
    clickId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
    clickedAt: '2026-03-01T12:00:00.000Z',
  },
};

/** Body of the POST that operators send from the desk to test their server. */
const webhookTestSchema = z
  .strictObject({
    id: z.uuid(),
    type: z.literal('webhook.test'),
    createdAt: z.iso.datetime(),
    data: z.strictObject({}),
  })
  .meta({ id: 'WebhookTest' });
export type WebhookTest = z.infer<typeof webhookTestSchema>;

const webhookTestExample: WebhookTest = {
  id: '5f0c2c5e-6a0f-4f39-9b0e-0f6f2a9f5c11',
  type: 'webhook.test',
  createdAt: '2026-03-01T12:00:00.000Z',
  data: {},
};

/** Every call that the operator's own server may receive. */
export const webhooks = [
  {
    id: 'referralCreated',
    tag: 'Matching',
    summary:
      'Sent to the operator’s own server for each stored referral, signed, and retried until it is accepted.',
    schema: referralWebhookSchema,
    example: referralWebhookExample,
  },
  {
    id: 'webhookTest',
    tag: 'Operator',
    summary: 'Sent once to the operator’s own server when someone presses the button for it at the desk.',
    schema: webhookTestSchema,
    example: webhookTestExample,
  },
] as const;
