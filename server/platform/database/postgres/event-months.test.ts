import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { runOps } from '../../../commands/cli/run-ops.ts';
import { parseConfig } from '../../../config.ts';
import { dropMonths } from '../../../features/analytics/event-months.repository.ts';
import { composeReport } from '../../../features/reports/compose-report.ts';
import { copyTemplate } from '../../../testing/peers/postgres-databases.ts';
import { createTestApp, type TestApp, testSecret } from '../../../testing/test-app.ts';
import { buildEvent, completeFigures, postBeacon } from '../../../testing/test-beacon.ts';
import { createTestBrowser, signUpInTest } from '../../../testing/test-browser.ts';
import { createTestClock, type TestClock } from '../../../testing/test-clock.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import type { Db } from '../database.ts';
import { migrate } from '../migrator.ts';
import { openDatabase } from '../open-database.ts';

const dayMs = 24 * 3_600_000;
const manyEvents = 100_001;
let database: TestDatabase;
let client: pg.Client;
/** The first day after the first partition, which all tests begin on. */
let start: string;
let clock: TestClock;

beforeEach(async () => {
  database = await copyTemplate(inject('postgres'));
  client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query(`
    select substring(pg_get_expr(relpartbound, oid) from '\\d{4}-\\d\\d-\\d\\d') as "end" from pg_class
    where oid = 'analytics_events_first'::regclass`);
  start = rows[0].end;
  clock = createTestClock(`${start}T12:00:00.000Z`);
});
afterEach(async () => {
  await client.end();
  await database.remove();
});

const openApp = (days = 365) =>
  createTestApp({ DATABASE_URL: database.url, ANALYTICS_RETENTION_DAYS: String(days) }, { clock });

/** A day in one of the months from the start. */
function dayIn(month: number, dayOfMonth = 1): string {
  const date = new Date(start);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + month, dayOfMonth))
    .toISOString()
    .slice(0, 10);
}
const nameOf = (month: number) => `analytics_events_${dayIn(month).slice(0, 7).replace('-', '_')}`;
const goTo = (day: string) => clock.advance(Date.parse(`${day}T12:00:00.000Z`) - clock.now().getTime());

async function listPartitions(): Promise<string[]> {
  const { rows } = await client.query(`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_events'::regclass order by 1`);
  return rows.map(({ name }) => name);
}

/** How many events each partition has that has any. */
async function countEvents(): Promise<Record<string, number>> {
  const { rows } = await client.query(
    'select tableoid::regclass::text as name, count(*)::int as count from analytics_events group by 1 order by 1',
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

async function send(
  app: TestApp,
  event: unknown = buildEvent(),
): Promise<[accepted: number, duplicates: number]> {
  const { body } = await postBeacon(app, event).expect(202);
  return [body.accepted, body.duplicates];
}

async function countPageViews(app: TestApp): Promise<number> {
  const period = { from: '2020-01-01', to: dayIn(12), timeZone: 'UTC' };
  const report = await composeReport(await completeFigures(app), {
    period,
    carriers: matchedCarriers,
    now: clock.now(),
  });
  return report.visits.pageViews;
}

const readErrors = ({ readLog }: TestApp) => readLog().filter(({ level }) => Number(level) >= 50);

describe('partitions of events', () => {
  it('exist for this month and the next two, whichever process creates them', async () => {
    expect(await listPartitions()).toEqual(['analytics_events_default', 'analytics_events_first']);
    await using one = await openApp();
    await using other = await openApp();
    const expected = [nameOf(0), nameOf(1), nameOf(2), 'analytics_events_default', 'analytics_events_first'];
    expect(await listPartitions()).toEqual(expected);
    goTo(dayIn(3, 28));
    await Promise.all([one.services.retentionJobs.run(), other.services.retentionJobs.run()]);
    expect(await listPartitions()).toEqual([
      ...[0, 1, 2, 3, 4, 5].map(nameOf),
      'analytics_events_default',
      'analytics_events_first',
    ]);
    expect([...readErrors(one), ...readErrors(other)]).toEqual([]);
  });

  it('are created once by processes that start at the same time', async () => {
    goTo(dayIn(9));
    const apps = await Promise.all([openApp(), openApp(), openApp()]);
    expect(await listPartitions()).toHaveLength(14);
    for (const app of apps) {
      expect(readErrors(app)).toEqual([]);
      await app[Symbol.asyncDispose]();
    }
  });

  it('have the events of their days, and recognize repeats, even with a time in another month', async () => {
    await using app = await openApp();
    goTo(dayIn(1));
    const [late, early, undated] = [buildEvent(), buildEvent(), buildEvent()];
    const lastMoment = new Date(Date.parse(dayIn(1)) - 1).toISOString();
    const at = (event: typeof late, occurredAt: string) => ({
      ...event,
      data: { ...event.data, occurredAt },
    });
    expect(await send(app, at(late, lastMoment))).toEqual([1, 0]);
    expect(await send(app, at(early, `${dayIn(1)}T00:00:00.000Z`))).toEqual([1, 0]);
    expect(await send(app, undated)).toEqual([1, 0]);
    const counts = { [nameOf(0)]: 1, [nameOf(1)]: 2 };
    expect(await countEvents()).toEqual(counts);
    expect(await send(app, at(late, lastMoment))).toEqual([0, 1]);
    expect(await send(app, at(late, `${dayIn(1)}T00:00:00.000Z`))).toEqual([0, 1]);
    goTo(dayIn(2, 20));
    expect(await send(app, undated)).toEqual([0, 1]);
    expect(await countEvents()).toEqual(counts);
    expect(await countPageViews(app)).toBe(3);
    expect(readErrors(app)).toEqual([]);
  });

  it('get the events that the default partition has for them', async () => {
    await using app = await openApp();
    goTo(dayIn(4));
    const event = buildEvent();
    await send(app, event);
    expect(await countEvents()).toEqual({ analytics_events_default: 1 });
    expect(await countPageViews(app)).toBe(1);
    await app.services.retentionJobs.run();
    expect(await countEvents()).toEqual({ [nameOf(4)]: 1 });
    expect(await countPageViews(app)).toBe(1);
    expect(await send(app, event)).toEqual([0, 1]);
  });

  it('leave so many events in the default partition that moving them would take long', async () => {
    await using app = await openApp();
    goTo(dayIn(4));
    await client.query(
      `insert into analytics_events (action, name, source, device_class, browser_family, occurred_at, received_at, day)
       select 'track_event', 'page_view', 'site', 'phone', '', $1::text, $1, $2 from generate_series(1, $3::int)`,
      [`${dayIn(4)}T00:00:00.000Z`, dayIn(4), manyEvents],
    );
    await app.services.retentionJobs.run();
    expect(await listPartitions()).toEqual([
      ...[0, 1, 2, 3, 5, 6].map(nameOf),
      'analytics_events_default',
      'analytics_events_first',
    ]);
    expect(await countEvents()).toEqual({ analytics_events_default: manyEvents });
    expect(readErrors(app)).toEqual([]);
  });

  it('are backed up and restored', async () => {
    const folder = mkdtempSync(`${tmpdir()}/coverlight-months-`);
    const run = async (...args: string[]) => {
      const printed: string[] = [];
      const environment = { DATABASE_URL: database.url, SESSION_SECRET: testSecret, BACKUP_FOLDER: folder };
      const code = await runOps(args, {
        environment,
        async print(texts) {
          for await (const text of texts) printed.push(text);
        },
        printError: (text) => void printed.push(text),
      });
      expect([code, ...printed]).toEqual([0, expect.any(String)]);
      return printed.join('');
    };
    const app = await openApp();
    for (const month of [0, 1, 4]) {
      goTo(dayIn(month));
      for (let call = 0; call < 3; call += 1) await send(app);
    }
    await app[Symbol.asyncDispose]();
    const counts = { [nameOf(0)]: 3, [nameOf(1)]: 3, analytics_events_default: 3 };
    expect(await countEvents()).toEqual(counts);
    const read = async () => (await client.query('select * from analytics_events order by id')).rows;
    const before = await read();
    const [, file = ''] = /Backed up to (\S+)/.exec(await run('backup')) ?? [];
    await client.query('delete from analytics_events where id % 2 = 0');
    await run('restore', file);
    expect(await read()).toEqual(before);
    expect(await countEvents()).toEqual(counts);
    rmSync(folder, { recursive: true });
  });

  it('lose the link to a deleted account', async () => {
    await using app = await openApp();
    await signUpInTest(createTestBrowser(app.listener));
    await send(app);
    await client.query('update analytics_events set user_id = (select id from users)');
    await client.query('delete from users');
    const { rows } = await client.query('select user_id from analytics_events');
    expect(rows).toEqual([{ user_id: null }]);
  });
});

describe('retention of events', () => {
  it('drops months that are over, and deletes days of the oldest one', async () => {
    await using app = await openApp(40);
    const events = [buildEvent(), buildEvent(), buildEvent()] as const;
    await send(app, events[0]);
    goTo(dayIn(0, 20));
    await send(app, events[1]);
    goTo(dayIn(1));
    await send(app, events[2]);
    const views = await countPageViews(app);
    goTo(new Date(Date.parse(dayIn(0, 20)) + 40 * dayMs).toISOString().slice(0, 10));
    await app.services.retentionJobs.run();
    // The first partition ends before the period. Of the next month, only days are over.
    expect(await listPartitions()).not.toContain('analytics_events_first');
    expect(await countEvents()).toEqual({ [nameOf(0)]: 1, [nameOf(1)]: 1 });
    goTo(new Date(Date.parse(dayIn(1)) + 40 * dayMs).toISOString().slice(0, 10));
    await app.services.retentionJobs.run();
    expect(await listPartitions()).not.toContain(nameOf(0));
    expect(await countEvents()).toEqual({ [nameOf(1)]: 1 });
    expect(await countPageViews(app)).toBe(views);
    for (const event of events) expect(await send(app, event)).toEqual([0, 1]);
    clock.advance(31 * dayMs);
    await app.services.retentionJobs.run();
    expect(await send(app, events[1])).toEqual([1, 0]);
    expect(readErrors(app)).toEqual([]);
  });

  it('deletes what it can’t drop while someone is reading, and drops it later', async () => {
    await using app = await openApp(10);
    await send(app);
    goTo(dayIn(2));
    await client.query('begin');
    expect(await countEvents()).toEqual({ [nameOf(0)]: 1 });
    const running = app.services.retentionJobs.run();
    for (let call = 0; call < 5; call += 1) expect(await send(app)).toEqual([1, 0]);
    await running;
    expect(await listPartitions()).toContain(nameOf(0));
    expect(await countEvents()).toEqual({ [nameOf(2)]: 5 });
    await client.query('commit');
    await app.services.retentionJobs.run();
    expect(await listPartitions()).not.toContain(nameOf(0));
    expect(await countEvents()).toEqual({ [nameOf(2)]: 5 });
    expect(readErrors(app)).toEqual([]);
  });

  it('works in several processes and a command at the same time, while events come in', async () => {
    await using one = await openApp(10);
    await using other = await openApp(10);
    const events = Array.from({ length: 40 }, () => buildEvent());
    for (const event of events) await send(one, event);
    goTo(dayIn(2));
    const jobs = [
      ...[one, other].map(({ services }) => services.retentionJobs.run()),
      // A command doesn't know whether a server is doing the same.
      ...[one, other].map(({ services }) => dropMonths(services.database.db, dayIn(1), dayIn(2))),
    ];
    const answers = await Promise.all(events.map((event, place) => send(place % 2 ? one : other, event)));
    await Promise.all(jobs);
    expect(answers).toEqual(events.map(() => [0, 1]));
    expect(await countEvents()).toEqual({});
    expect(await listPartitions()).not.toContain(nameOf(0));
    expect([...readErrors(one), ...readErrors(other)]).toEqual([]);
  });
});

describe('the migration to partitions', () => {
  const folder = fileURLToPath(new URL('../../../../migrations', import.meta.url));
  let earlier: string;
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let db: Db;

  /** A database from before, with a connection of that version. */
  beforeEach(async () => {
    earlier = mkdtempSync(`${tmpdir()}/coverlight-months-`);
    for (const file of readdirSync(folder)) {
      if (file < '0018') symlinkSync(`${folder}/${file}`, `${earlier}/${file}`);
    }
    await client.query('create database unpartitioned');
    const url = database.url.replace(/[^/]*$/, 'unpartitioned');
    opened = await openDatabase(parseConfig({ DATABASE_URL: url, SESSION_SECRET: testSecret }));
    db = opened.db;
    await migrate(db, earlier);
    await client.end();
    client = new pg.Client(url);
    await client.connect();
  });
  afterEach(async () => {
    await opened.close();
    await client.end();
    client = new pg.Client(database.url);
    await client.connect();
    await client.query('drop database unpartitioned with (force)');
    rmSync(earlier, { recursive: true });
  });

  /** The statement of the version before, which its connections keep planned. */
  async function store(eventId: string, day: string): Promise<number | undefined> {
    const { rows } = await client.query({
      name: 'kept',
      text: `insert into analytics_events
          (id, event_id, action, name, source, device_class, browser_family, occurred_at, received_at, day)
        select nextval('analytics_events_id_seq'), $1, 'track_event', 'page_view', 'site', 'phone', '', $2, $2, $2
        on conflict do nothing returning id::int`,
      values: [eventId, day],
    });
    return rows[0]?.id;
  }

  it('keeps every event and its id, while the version before stores more', async () => {
    const days = ['2001-02-03', '2026-01-31', '2026-02-01', dayIn(-2, 15)];
    for (const [place, day] of days.entries()) expect(await store(`event ${place}`, day)).toBe(place + 1);
    await client.query('delete from analytics_events where id = 4');
    expect((await migrate(db)).slice(0, 2)).toEqual(['0018-end-of-first-month', '0019-months-of-events']);
    expect(await countEvents()).toEqual({ analytics_events_first: 3 });
    for (const place of [0, 1, 2]) expect(await store(`event ${place}`, days[place] ?? '')).toBeUndefined();
    const [repeat, after] = [await store('event 3', dayIn(-2, 15)), await store('event 4', '9999-12-31')];
    expect([Number(repeat) > 4, Number(after) > Number(repeat)]).toEqual([true, true]);
    expect(await countEvents()).toEqual({ analytics_events_default: 1, analytics_events_first: 4 });
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('analytics_events', 'id')) as id
    `.execute(db);
    expect(rows).toEqual([{ id: Number(after) + 1 }]);
  });

  it('takes an event from the future, of a clock that was wrong', async () => {
    await store('future', '2031-05-20');
    await migrate(db);
    expect(await countEvents()).toEqual({ analytics_events_first: 1 });
    await store('later', '2031-07-01');
    expect(await countEvents()).toEqual({ analytics_events_default: 1, analytics_events_first: 1 });
  });

  it('has the same indexes in each partition as before', async () => {
    const list = async (table: string) => {
      const { rows } = await client.query(
        "select regexp_replace(indexdef, '^.* USING', '') as definition from pg_indexes where tablename = $1 order by 1",
        [table],
      );
      return rows.map(({ definition }) => definition);
    };
    const before = await list('analytics_events');
    expect(before).toHaveLength(4);
    await migrate(db);
    for (const name of ['first', 'default']) expect(await list(`analytics_events_${name}`)).toEqual(before);
    expect(await store('first', dayIn(-2))).toBe(1);
  });
});
