import * as z from 'zod';
import { defineContract } from '../contract.ts';

/** The possible results of a referral, in the usual order. */
const outcomeStatuses = ['applied', 'approved', 'issued', 'declined', 'canceled'] as const;
export const outcomeStatusSchema = z.enum(
  outcomeStatuses,
  'Use applied, approved, issued, declined, or canceled.',
);
export type OutcomeStatus = z.infer<typeof outcomeStatusSchema>;

export const maxPostbackDollars = 1_000_000;

const postbackSchema = z
  .strictObject({
    clickId: z
      .uuid('Send the click ID, which your link got as `clid`.')
      .toLowerCase()
      .describe('The `clid` parameter of the link that the visitor followed.'),
    status: outcomeStatusSchema,
    occurredOn: z.iso
      .date('Use a date such as 2026-03-20.')
      .describe('The day on which it happened, not before the click, and up to tomorrow in UTC.'),
    amount: z
      .number('Use a number, such as 412.5.')
      .min(-maxPostbackDollars, 'Use an amount from -1000000 to 1000000.')
      .max(maxPostbackDollars, 'Use an amount from -1000000 to 1000000.')
      .refine(
        (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
        'Use at most two decimals.',
      )
      .default(0)
      .describe(
        'The commission that this event adds, in US dollars with at most two decimals. Negative when you take a commission back.',
      ),
  })
  .meta({ id: 'Postback' });

const postbackResponseSchema = z
  .object({ isRepeat: z.boolean().describe('The same message was stored before, so nothing changed.') })
  .meta({ id: 'PostbackResponse' });

export const receivePostback = defineContract({
  id: 'receivePostback',
  method: 'POST',
  path: '/api/postbacks/{carrier}',
  tag: 'Postbacks',
  summary: 'Stores what became of a referral.',
  description:
    'Signed as in the Standard Webhooks specification: `Webhook-Signature` is `v1,` and the base64 HMAC-SHA256 of ' +
    '`{Webhook-Id}.{Webhook-Timestamp}.{body}`. The response comes once the report is on disk. Send it again with the ' +
    'same `Webhook-Id` and body, signed for the new time, after 429, 503, and when there was no response: it is stored once.',
  access: 'carrier-signature',
  limit: { name: 'postbacks', limit: 600, windowSeconds: 60 },
  parameters: [
    { name: 'carrier', description: 'Your ID, which we gave you with the secret.', example: 'example-life' },
    {
      name: 'Webhook-Id',
      isHeader: true,
      description: 'Your ID for this report, such as a UUID; the same when you send it again.',
      example: '5f0c2c5e-6a0f-4f39-9b0e-0f6f2a9f5c11',
    },
    {
      name: 'Webhook-Timestamp',
      isHeader: true,
      description:
        'When you sent it, in seconds since 1970. Calls that are off by more than five minutes are refused.',
      example: '1772366400',
    },
    {
      name: 'Webhook-Signature',
      isHeader: true,
      description: 'One signature, or several with spaces between them while you change the secret.',
      example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    },
  ],
  body: {
    schema: postbackSchema,
    example: {
      clickId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
      status: 'issued',
      occurredOn: '2026-03-20',
      amount: 412.5,
    },
  },
  // A path that can't be decoded doesn't name a carrier.
  errors: ['id_reused', 'not_found'],
  response: {
    status: 200,
    description: 'Stored.',
    schema: postbackResponseSchema,
    example: { isRepeat: false },
  },
});

export const postbackContracts = [receivePostback] as const;
