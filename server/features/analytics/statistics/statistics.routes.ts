import type { Request } from 'express';
import * as z from 'zod';
import { statsGroupings, statsLimits } from '../../../../shared/api/analytics/figures.ts';
import { getAnalyticsLive, getAnalyticsStats } from '../../../../shared/api/analytics.contract.ts';
import { addDays, type Clock, toDay } from '../../../platform/clock.ts';
import { createInvalidInput } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { optionalDay, parseBody } from '../../../platform/http/validate.ts';
import { createInvalidKey, parseBearer } from '../../../platform/security/bearer-keys.ts';
import { messages } from '../messages.ts';
import type { Source, SourceRegistry } from '../sources/source-registry.ts';
import type { ReadReports } from '../totals/report-reader.ts';
import { countGroups, countOutcomes, listRecent } from './statistics.repository.ts';

type Dependencies = { readReports: ReadReports; clock: Clock; sources: SourceRegistry };

const words = messages.statistics;
const day = optionalDay(words.day);
const text = z.string(words.text).min(1, words.text).max(500, words.text).optional();
const querySchema = z.object({
  from: day,
  to: day,
  by: z.enum(statsGroupings, { error: words.by }).default('day'),
  name: text,
  property: text,
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, words.limit)
    .transform(Number)
    .refine((limit) => limit <= statsLimits.maxRows, words.limit)
    .default(statsLimits.defaultRows),
});

/** What integrators can ask about their own source, with one of its keys. */
export function createStatisticsRoutes({ readReports, clock, sources }: Dependencies): readonly Route[] {
  const requireSource = (request: Request): Source => {
    const source = sources.findByKey(parseBearer(request.headers.authorization));
    if (!source) throw createInvalidKey(messages.unknownKey);
    return source;
  };

  const parsePeriod = (given: { from?: string | undefined; to?: string | undefined }) => {
    const to = given.to ?? toDay(clock.now());
    const from = given.from ?? addDays(to, 1 - statsLimits.defaultDays);
    if (from > to) throw createInvalidInput({ from: words.periodReversed });
    if (addDays(from, statsLimits.maxDays) <= to) throw createInvalidInput({ from: words.periodTooLong });
    return { from, to };
  };

  return [
    implement(getAnalyticsStats, async ({ request }) => {
      const { name: source } = requireSource(request);
      const { by, name, property, limit, ...given } = parseBody(querySchema, request.query);
      if (property !== undefined && by !== 'property') throw createInvalidInput({ property: words.property });
      const period = parsePeriod(given);
      const query = { source, ...period, name };
      const { days, counted, outcomes } = await readReports(async (db) => {
        const perDay = await countGroups(db, { ...query, by: 'day' });
        return {
          days: perDay,
          counted: by === 'day' ? perDay : await countGroups(db, { ...query, by, property }),
          outcomes: await countOutcomes(db, { source, ...period }),
        };
      });
      const groups = by === 'day' ? fillDays(period, days) : counted;
      const rows = by === 'day' ? groups : groups.slice(0, limit);
      return {
        source,
        ...period,
        by,
        total: days.reduce((sum, { events }) => sum + events, 0),
        rows,
        omitted: groups.length - rows.length,
        outcomes,
      };
    }),

    implement(getAnalyticsLive, async ({ request }) => {
      const { name: source } = requireSource(request);
      const events = await readReports((db) => listRecent(db, source));
      return { source, events };
    }),
  ];
}

type Group = { key: string; events: number };

function fillDays({ from, to }: { from: string; to: string }, counted: readonly Group[]): readonly Group[] {
  const counts = new Map(counted.map(({ key, events }) => [key, events]));
  const days: Group[] = [];
  for (let key = from; key <= to; key = addDays(key, 1)) days.push({ key, events: counts.get(key) ?? 0 });
  return days;
}
