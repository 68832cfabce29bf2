import * as z from 'zod';

/** What `GET /api/analytics/stats` can count by. */
export const statsGroupings = ['day', 'name', 'page', 'property'] as const;
export type StatsGrouping = (typeof statsGroupings)[number];
export const statsLimits = { maxDays: 366, defaultDays: 30, maxRows: 1000, defaultRows: 100 } as const;

/** What can happen to an event, and to a call that is refused as a whole. */
export const eventOutcomes = ['accepted', 'duplicate', 'filtered', 'rejected', 'refused'] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

const count = z.int().min(0);
const day = z.iso.date();

export const analyticsStatsSchema = z
  .object({
    source: z.string().describe('The name of the key’s source.'),
    from: day,
    to: day,
    by: z.enum(statsGroupings),
    total: count.describe('Events of the period, with the given name if there is one.'),
    rows: z
      .array(
        z.object({
          key: z
            .string()
            .describe('A day, an event’s name, a path, a property’s name, or one of its values.'),
          events: count,
        }),
      )
      .describe('Days in order and without gaps; otherwise the most frequent first.'),
    omitted: count.describe('How many rows there are beyond the limit.'),
    outcomes: z
      .array(
        z.object({
          outcome: z.enum([...eventOutcomes, 'corrected']),
          reason: z.string().describe('Why events were filtered or rejected, or whole calls refused.'),
          count,
        }),
      )
      .describe('What happened to everything that arrived in the period.'),
  })
  .meta({ id: 'AnalyticsStats' });
export type AnalyticsStats = z.infer<typeof analyticsStatsSchema>;

export const analyticsLiveSchema = z
  .object({
    source: z.string(),
    events: z
      .array(
        z.object({
          receivedAt: z.iso.datetime(),
          outcome: z.enum(eventOutcomes),
          reason: z.string().describe('Why it was filtered, rejected, or refused; otherwise empty.'),
          field: z.string().nullable().describe('The field with the error.'),
          action: z.string().nullable(),
          name: z.string().nullable(),
          eventId: z.string().nullable(),
          occurredAt: z.iso.datetime().nullable().describe('As stored, after a correction of the clock.'),
        }),
      )
      .describe('Newest first, up to 100. A refused call is one of them.'),
  })
  .meta({ id: 'AnalyticsLive' });
export type AnalyticsLive = z.infer<typeof analyticsLiveSchema>;
