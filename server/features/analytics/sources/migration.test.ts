import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { up as createReferrals } from '../../../../migrations/0001-referral-logs.ts';
import { up as createAccounts } from '../../../../migrations/0002-accounts.ts';
import { up as createAnalytics } from '../../../../migrations/0006-analytics.ts';
import { up as createSources } from '../../../../migrations/0014-analytics-sources.ts';
import { openSqliteDatabase } from '../../../platform/database/sqlite/sqlite-database.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { buildEvent, postBeacon } from '../../../testing/test-beacon.ts';
import { onlyOnSqlite } from '../../../testing/test-database.ts';

it(
  'takes the events of other sources out of the site’s totals and visits, and keeps them',
  onlyOnSqlite(),
  async () => {
    const folder = mkdtempSync(`${tmpdir()}/coverlight-sources-`);
    const { db, close } = openSqliteDatabase(`file:${folder}/test.db`);
    for (const up of [createReferrals, createAccounts, createAnalytics])
      await Reflect.apply(up, undefined, [db]);
    const run = (statement: string) => sql.raw(statement).execute(db);
    const event = (day: string, source: string, session: string, name = 'page_view') =>
      run(`insert into analytics_events
      (action, name, page_route, session_id, source, device_class, browser_family, occurred_at, received_at, day)
      values ('track_event', '${name}', '/', '${session}', '${source}', 'phone', 'other', '${day}T10:00:00.000Z', '${day}T10:00:00.000Z', '${day}')`);
    const total = (day: string, name: string, events: number, sessions: number) =>
      run(
        `insert into analytics_daily values ('${day}', 'track_event', '${name}', '', 'phone', '', ${events}, ${sessions})`,
      );
    const visit = (session: string, source: string) =>
      run(`insert into analytics_sessions (session_id, day, started_at, last_at, source, device_class, browser_family)
      values ('${session}', '2026-03-02', '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', '${source}', 'phone', 'other')`);
    // Of the first day, an event was pruned. The second one has all of its events.
    await total('2026-03-01', 'page_view', 5, 5);
    await event('2026-03-01', 'server', 'b');
    await total('2026-03-02', 'page_view', 4, 2);
    await total('2026-03-02', 'sold', 1, 1);
    await visit('a', 'site');
    await visit('b', 'server');
    await run("insert into analytics_firsts values ('track_event', '2026-03-02', 'page_view', 'a')");
    await run("insert into analytics_firsts values ('track_event', '2026-03-02', 'page_view', 'b')");
    for (const source of ['site', 'site', 'server', 'server']) {
      await event('2026-03-02', source, source === 'site' ? 'a' : 'b');
    }
    await event('2026-03-02', 'server', 'b', 'sold');
    await run("insert into analytics_ingestion values ('2026-03-02', 'accepted', '', 5)");

    await Reflect.apply(createSources, undefined, [db]);

    const read = async (statement: string) => (await run(statement)).rows;
    expect(await read('select day, name, events, sessions from analytics_daily order by day')).toEqual([
      { day: '2026-03-01', name: 'page_view', events: 5, sessions: 5 },
      { day: '2026-03-02', name: 'page_view', events: 2, sessions: 1 },
    ]);
    expect(await read('select session_id from analytics_sessions')).toEqual([{ sessionId: 'a' }]);
    expect(await read('select session_id from analytics_firsts')).toEqual([{ sessionId: 'a' }]);
    expect(
      await read('select name, revoked_at is null as is_open from analytics_sources order by name'),
    ).toEqual([
      { name: 'server', isOpen: 0 },
      { name: 'site', isOpen: 1 },
    ]);
    expect(
      await read(
        'select day, property, name, value, events from analytics_source_totals order by day, property, name',
      ),
    ).toEqual([
      { day: '2026-03-01', property: '', name: 'page_view', value: '', events: 1 },
      { day: '2026-03-01', property: '$page', name: 'page_view', value: '/', events: 1 },
      { day: '2026-03-02', property: '', name: 'page_view', value: '', events: 2 },
      { day: '2026-03-02', property: '', name: 'sold', value: '', events: 1 },
      { day: '2026-03-02', property: '$page', name: 'page_view', value: '/', events: 2 },
      { day: '2026-03-02', property: '$page', name: 'sold', value: '/', events: 1 },
    ]);
    expect(await read('select source, outcome, count from analytics_outcomes')).toEqual([
      { source: '', outcome: 'accepted', count: 5 },
    ]);
    expect(await read('select count(*) as count from analytics_events')).toEqual([{ count: 6 }]);
    await close();
    rmSync(folder, { recursive: true });
  },
);

it('runs the statements of the version before, whose processes are replaced one by one', async () => {
  await using app = await createTestApp();
  const run = (statement: string) => sql.raw(statement).execute(app.services.database.db);
  await postBeacon(app, buildEvent({ sessionId: 'new' }));
  await run(`insert into analytics_sessions
    (session_id, day, started_at, last_at, source, device_class, browser_family)
    values ('old', '2026-03-01', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z', 'server', 'phone', 'other')`);
  for (const count of [2, 3]) {
    await run(`insert into analytics_ingestion as counted (day, outcome, reason, count)
      values ('2026-03-01', 'accepted', '', ${count})
      on conflict (day, outcome, reason) do update set count = counted.count + excluded.count`);
  }

  const visits = await run('select session_id, source from analytics_sessions order by session_id');
  expect(visits.rows).toEqual([
    { sessionId: 'new', source: 'site' },
    { sessionId: 'old', source: 'server' },
  ]);
  const counts = await run(
    'select outcome, reason, sum(count) as count from analytics_ingestion group by 1, 2',
  );
  expect(counts.rows).toEqual([{ outcome: 'accepted', reason: '', count: 5 }]);
});
