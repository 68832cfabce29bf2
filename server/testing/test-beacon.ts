import { randomUUID } from 'node:crypto';
import supertest, { type Test } from 'supertest';
import type { AnalyticsEvent } from '../../shared/api/analytics.ts';
import { addPendingTotals } from '../features/analytics/totals/pending-totals.ts';
import type { Db } from '../platform/database/database.ts';
import { type TestApp, testOrigin } from './test-app.ts';

/** A browser's `User-Agent`, because test clients identify themselves as programs. */
export const chromeUserAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/**
 * A call of the beacon from our own pages, in a browser, unless the headers say otherwise. Pass '' to leave one out.
 */
export function postBeacon(
  app: TestApp,
  body: unknown,
  headers: Record<string, string> = {},
  query = '',
): Test {
  const all = {
    Origin: testOrigin,
    'User-Agent': chromeUserAgent,
    'Content-Type': 'application/json',
    ...headers,
  };
  const test = supertest(app.listener).post(`/api/analytics${query}`);
  for (const [name, value] of Object.entries(all)) {
    if (value === '') test.unset(name);
    else test.set(name, value);
  }
  // As text, so that the client doesn't change it.
  return test
    .serialize((text: unknown) => String(text))
    .send(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A valid page view with its own id. */
export function buildEvent(data: Record<string, unknown> = {}): AnalyticsEvent {
  return {
    action: 'track_event',
    data: { eventId: randomUUID(), sessionId: 'tab_1', eventName: 'page_view', pageRoute: '/', ...data },
  };
}

export function readEvents({ services }: TestApp) {
  return services.database.db.selectFrom('analyticsEvents').selectAll().orderBy('id').execute();
}

/** The database with complete totals and counts. */
export async function completeFigures({ services }: TestApp): Promise<Db> {
  const { db } = services.database;
  await addPendingTotals(db, { isPatient: true });
  return db;
}

/** What the endpoint has counted, as `outcome reason: count`. */
export async function readCounts(app: TestApp): Promise<Record<string, number>> {
  const rows = await (await completeFigures(app)).selectFrom('analyticsOutcomes').selectAll().execute();
  return Object.fromEntries(rows.map(({ outcome, reason, count }) => [`${outcome} ${reason}`.trim(), count]));
}
