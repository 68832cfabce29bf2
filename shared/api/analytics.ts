import * as z from 'zod';
import { isForbiddenKey } from '../analytics/forbidden-keys.ts';

/** The limits of `POST /api/analytics`. Lengths are in characters, and sizes in bytes. */
export const analyticsLimits = {
  browserBytes: 64 * 1024,
  browserEvents: 50,
  serverBytes: 1024 * 1024,
  serverEvents: 500,
  text: 500,
  sessionId: 128,
  additionalKeys: 20,
  key: 100,
  /** Only servers with a key may report older events. */
  oldestFromBrowserHours: 24,
  /** How far in the future a time may be, because clocks are rarely exact. */
  clockSkewSeconds: 300,
  /** A smaller difference between `sentAt` and the server's clock comes from the network. */
  minClockShiftSeconds: 60,
} as const;

/** The source name of all events from this site itself. */
export const ownSource = 'site';

/** Reasons for which an event is counted but not stored. */
export const filterReasons = ['bot', 'missing_user_agent', 'prefetch'] as const;
export type FilterReason = (typeof filterReasons)[number];

/** Codes of a rejected event. Clients may depend on them, so a code is never renamed. */
export const rejectionCodes = [
  'invalid_event',
  'unknown_action',
  'missing_field',
  'invalid_field',
  'too_long',
  'too_many_keys',
  'forbidden_key',
  'unknown_referral_url',
  'occurred_too_early',
  'occurred_in_future',
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];

const { text: maxTextLength } = analyticsLimits;
const tooLong = `Must be at most ${maxTextLength} characters.`;
const notText = 'Must be a string.';
export const forbiddenKeyMessage =
  'We don’t accept health, smoking, names, emails, phones, or addresses here.';

const text = z.string(notText).max(maxTextLength, tooLong);
/** Totals are grouped by name, so a name can't contain line breaks or other control characters. */
const name = text.min(1, 'Must not be empty.').regex(/^\P{Cc}*$/u, 'Must not contain control characters.');

const additionalData = z.record(
  z
    .string()
    .max(analyticsLimits.key, `A key can have up to ${analyticsLimits.key} characters.`)
    .regex(
      /^[A-Za-z][\w.:-]*$/,
      'A key must start with a letter and contain only letters, digits, _ . : and -.',
    ),
  z.union([text, z.number(), z.boolean(), z.null()], {
    error: `Must be a string of at most ${maxTextLength} characters, a number, true, false, or null.`,
  }),
  { error: 'Must be an object.' },
);

const shared = {
  eventId: z
    .guid('Must be a UUID.')
    .nullish()
    .describe(
      'A UUID that you create for the event. If you send it again, the event is counted as a duplicate and not stored twice.',
    ),
  occurredAt: z.iso
    .datetime({ offset: true, error: 'Must be a time in ISO 8601 with Z or an offset.' })
    .nullish()
    .describe(
      `When it happened; if missing, when the server received it. Browsers can send events from the last ${analyticsLimits.oldestFromBrowserHours} hours, servers any.`,
    ),
  sessionId: z
    .string(notText)
    .min(1, 'Must not be empty.')
    .max(analyticsLimits.sessionId, `Must be at most ${analyticsLimits.sessionId} characters.`)
    .regex(/^[\w.:-]+$/, 'May contain only letters, digits, dots, colons, dashes, and underscores.')
    .nullish()
    .describe(
      'A random ID for the visit, such as one for the browser tab. It must say nothing about the person.',
    ),
  userId: z.unknown().optional().describe('Ignored. On its own pages, the server knows who is signed in.'),
  pageRoute: text.nullish().describe('The path of the page. Anything after ? or # is not stored.'),
};

const trackEventSchema = z
  .object({
    action: z.literal('track_event'),
    data: z.object({
      ...shared,
      eventName: name.describe('What happened, such as `page_view` or `click`.'),
      eventType: name
        .nullish()
        .describe('Your own category for grouping names, such as `navigation` or `interaction`.'),
      elementClicked: text.nullish().describe('What was clicked, in your own words.'),
      elementValue: text.nullish().describe('What it was set to. Never an answer about health.'),
      additionalData: additionalData
        .refine((value) => Object.keys(value).length <= analyticsLimits.additionalKeys, {
          error: `May contain at most ${analyticsLimits.additionalKeys} values.`,
          params: { code: 'too_many_keys' },
        })
        .superRefine((value, context) => {
          for (const key of Object.keys(value)) {
            if (!isForbiddenKey(key)) continue;
            context.addIssue({
              code: 'custom',
              path: [key],
              message: forbiddenKeyMessage,
              params: { code: 'forbidden_key' },
            });
          }
        })
        // JSON Schema can express this part of the limit above.
        .meta({ maxProperties: analyticsLimits.additionalKeys })
        .nullish()
        .describe(
          'More about the event: names and single values. Never use a name that refers to health, smoking, or a person’s identity.',
        ),
    }),
  })
  .meta({ id: 'TrackedEvent' });

const trackFunnelSchema = z
  .object({
    action: z.literal('track_funnel'),
    data: z.object({
      ...shared,
      step: name.describe(
        'The step of a funnel that was reached. It says which step, never the answer given there.',
      ),
    }),
  })
  .meta({ id: 'FunnelStepEvent' });

const trackReferralSchema = z
  .object({
    action: z.literal('track_referral'),
    data: z.object({
      ...shared,
      carrierName: name.describe('The carrier that a visitor left for.'),
      referralUrl: text
        .pipe(z.url({ protocol: /^https?$/, error: 'Must be a web address.' }))
        .describe(
          'The link that the visitor followed: a carrier’s own, or one on an origin that the operator listed. From its query, only campaign parameters (`utm_…`, `clid`) are stored.',
        ),
      interest: text.nullish().describe('The carrier that the visitor had asked about.'),
    }),
  })
  .meta({ id: 'ReferralEvent' });

/** An event. Unknown fields are ignored. */
export const analyticsEventSchema = z
  .discriminatedUnion('action', [trackEventSchema, trackFunnelSchema, trackReferralSchema])
  .meta({ id: 'AnalyticsEvent' });
/** What a client sends. */
export type AnalyticsEvent = z.input<typeof analyticsEventSchema>;

/** The time when a batch is sent, by the same clock as the times of its events. */
export const sentAtSchema = z.iso.datetime({
  offset: true,
  error: 'sentAt must be a time in ISO 8601 with Z or an offset.',
});

const batchSchema = z
  .object({
    sentAt: sentAtSchema
      .nullish()
      .describe(
        `The time on the sender’s clock while it sends. If it differs from the server’s by ${analyticsLimits.minClockShiftSeconds} seconds or more, each \`occurredAt\` is shifted by the difference, so a wrong clock loses no events.`,
      ),
    events: z.array(analyticsEventSchema),
  })
  .meta({ id: 'AnalyticsBatch' });

/** The body of `POST /api/analytics`. The server validates each event on its own. */
export const analyticsRequestSchema = z
  .union([analyticsEventSchema, z.array(analyticsEventSchema), batchSchema])
  .meta({ id: 'AnalyticsRequest' });

const filteredEventSchema = z
  .object({ index: z.int().min(0), reason: z.enum(filterReasons) })
  .meta({ id: 'FilteredEvent' });
export type FilteredEvent = z.infer<typeof filteredEventSchema>;

const rejectedEventSchema = z
  .object({
    /** Index in the body, from 0. */
    index: z.int().min(0),
    /** The id as it was sent, or null if it was missing or not a string. */
    eventId: z.string().nullable(),
    code: z.enum(rejectionCodes),
    /**
     * The path of the invalid field, such as `data.additionalData.email`, or null if the error is about the whole
     * event.
     */
    field: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'RejectedEvent' });
export type RejectedEvent = z.infer<typeof rejectedEventSchema>;

/** The result for each event of `POST /api/analytics`, once the accepted ones are on disk. */
export const analyticsResponseSchema = z
  .object({
    accepted: z.int().min(0),
    duplicates: z.int().min(0).describe('Events whose `eventId` was stored before.'),
    filtered: z.array(filteredEventSchema),
    rejected: z.array(rejectedEventSchema),
    dryRun: z.literal(true).optional().describe('With `validate=1`: nothing was stored.'),
    clockShiftSeconds: z
      .int()
      .optional()
      .describe('By how much each `occurredAt` was shifted, because the sender’s clock is wrong.'),
  })
  .meta({ id: 'AnalyticsResponse' });
export type AnalyticsResponse = z.infer<typeof analyticsResponseSchema>;
