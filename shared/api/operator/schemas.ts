import * as z from 'zod';
import { outcomeSummarySchema } from './commission-schemas.ts';

/** The data that the operator's desk shows. It never contains answers from the questionnaire. */

const time = z.iso.datetime();
const day = z.iso.date();
const count = z.int().min(0);
const rate = z.number().min(0).nullable();

const outcomeSchema = z
  .object({ visits: count, started: count, matches: count, referrals: count, referralRate: rate })
  .meta({ id: 'OperatorOutcome' });

const attentionSchema = z
  .object({
    kind: z.enum(['messages', 'deliveries', 'errors', 'disk', 'backup', 'queue', 'outbox']),
    count: count.describe(
      'How many, or the hours since the newest backup and the minutes that the queue lags behind.',
    ),
  })
  .meta({ id: 'OperatorAttention' });
export type OperatorAttention = z.infer<typeof attentionSchema>;

export const todaySchema = z
  .object({
    thisWeek: outcomeSchema.describe('The last seven days, today included.'),
    lastWeek: outcomeSchema.describe('The seven days before.'),
    signUps: z.object({ thisWeek: count, lastWeek: count }),
    days: z.array(z.object({ date: day, visits: count, matches: count, referrals: count })),
    attention: z.array(attentionSchema),
  })
  .meta({ id: 'OperatorToday' });

const stepSchema = z.object({
  title: z.string(),
  branch: z.enum(['quote', 'account']),
  reached: count,
  reachedRate: rate,
  left: count.nullable(),
  leftRate: rate,
});

export const funnelSchema = z
  .object({
    from: day,
    to: day,
    limits: z.array(z.string()).describe('What the figures do not show.'),
    steps: z.array(stepSchema),
    campaigns: z.array(
      outcomeSchema.extend({
        name: z.string(),
        campaign: z.string().describe('For the parameter of the same name.'),
      }),
    ),
    devices: z.array(outcomeSchema.extend({ name: z.string() })),
    pages: z.array(outcomeSchema.extend({ name: z.string() })).describe('By the page where the visit began.'),
  })
  .meta({ id: 'OperatorFunnel' });
export type OperatorFunnel = z.infer<typeof funnelSchema>;

const referralSchema = z
  .object({
    id: z.int(),
    clickedAt: time,
    carrierName: z.string(),
    clickId: z.string(),
    campaign: z.string().nullable(),
    isSignedIn: z.boolean().nullable(),
    outcome: outcomeSummarySchema.nullable().describe('What the carrier reported, if anything.'),
  })
  .meta({ id: 'OperatorReferral' });

export const referralsSchema = z
  .object({
    from: day,
    to: day,
    referrals: z.array(referralSchema).describe('Newest first, up to 50.'),
    next: z.int().nullable().describe('Pass it as `after` to get the next page.'),
    months: z.array(z.object({ month: z.string(), carrierName: z.string(), clicks: count })),
  })
  .meta({ id: 'OperatorReferrals' });

export const csvFileSchema = z.object({ name: z.string(), text: z.string() }).meta({ id: 'OperatorCsvFile' });

export const contactRequestSchema = z
  .strictObject({ contact: z.string('Enter an email address or phone number.').trim().min(3).max(320) })
  .meta({ id: 'OperatorContactRequest' });

const personSchema = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    isEmailConfirmed: z.boolean(),
    phone: z.string().nullable(),
    isPhoneConfirmed: z.boolean(),
    name: z.string().nullable(),
    createdAt: time,
    hasPassword: z.boolean(),
    factors: count.describe('Verified authenticator apps, and passkeys.'),
    sessions: z.array(z.object({ id: z.string(), device: z.string(), lastUsedAt: time })),
  })
  .meta({ id: 'OperatorPerson' });
export type OperatorPerson = z.infer<typeof personSchema>;

const writerSchema = z
  .object({ email: z.string(), messages: count.describe('Messages from the contact form.') })
  .meta({ id: 'OperatorWriter' });
export type OperatorWriter = z.infer<typeof writerSchema>;

export const foundPersonSchema = z
  .object({
    person: personSchema.nullable().describe('The account.'),
    writer: writerSchema
      .nullable()
      .describe('Someone who wrote from this address, which no account has confirmed.'),
  })
  .meta({ id: 'OperatorFoundPerson' });

export const identityCheckSchema = z
  .strictObject({
    checked: z
      .string('Say how you checked who asks.')
      .trim()
      .min(10, 'Say how you checked who’s asking, in ten characters or more.')
      .max(500, 'Use 500 characters or fewer.'),
  })
  .meta({ id: 'OperatorIdentityCheck' });

export const endedSchema = z.object({ count }).meta({ id: 'OperatorCount' });

const deliverySchema = z
  .object({
    id: z.int(),
    kind: z.string(),
    purpose: z.string().nullable(),
    recipient: z.string().nullable().describe('Shortened, such as `m…@example.com`.'),
    attempts: count,
    dueAt: time,
    givenUpAt: time.nullable(),
    lastError: z.string().nullable().describe('In the provider’s own words.'),
  })
  .meta({ id: 'OperatorDelivery' });

export const deliveriesSchema = z
  .object({
    deliveries: z.array(deliverySchema).describe('Failed ones first, up to 200.'),
    sentToday: count.describe('Emails and texts sent in the last 24 hours.'),
    outbox: count.describe('Messages that stay because no provider is set up.'),
  })
  .meta({ id: 'OperatorDeliveries' });

export const healthSchema = z
  .object({
    version: z.string(),
    node: z.string(),
    startedAt: time,
    diskFreeBytes: count,
    isDiskLow: z.boolean(),
    databaseBytes: count,
    backups: z.object({
      every: count.nullable().describe('In milliseconds; null when the server makes none.'),
      newest: z.object({ createdAt: time, bytes: count }).nullable(),
      isOld: z.boolean().describe('Whether the newest one should have been replaced by now.'),
      count,
    }),
    queue: z.object({ due: count, waiting: count, failed: count, oldestDueSeconds: count }),
    requests: z.object({
      total: count.describe('Since the start.'),
      failed: count.describe('Answered with a 5xx.'),
    }),
    errors: z
      .array(z.object({ at: time, requestId: z.string(), message: z.string() }))
      .describe('The latest of this process, newest first.'),
  })
  .meta({ id: 'OperatorHealth' });
export type OperatorHealth = z.infer<typeof healthSchema>;

export const settingsSchema = z
  .object({
    groups: z.array(
      z.object({
        title: z.string(),
        settings: z.array(
          z.object({
            name: z.string(),
            value: z.string().nullable().describe('Null when it is not set, or hidden.'),
            source: z.enum(['set', 'default', 'unset', 'hidden']),
            description: z.string(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'OperatorSettings' });
export type OperatorSettings = z.infer<typeof settingsSchema>;

export const actionsSchema = z
  .object({
    actions: z.array(
      z.object({
        id: z.string(),
        at: time,
        operator: z.string().nullable().describe('Their address; null for a command on the host.'),
        operatorId: z.string().nullable(),
        requestId: z.string().nullable().describe('The call’s `X-Request-Id`, as in the server’s log.'),
        action: z.string(),
        subjectId: z.string().nullable(),
        detail: z.string(),
      }),
    ),
    next: z.string().nullable().describe('Pass it as `after` to get the next page.'),
  })
  .meta({ id: 'OperatorActions' });
