import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { funnelSteps } from '../../shared/analytics/funnel-steps.ts';
import { matchedCarriers } from '../../shared/site/carriers.data.ts';
import type { Report } from '../features/reports/report.ts';
import { playCalls } from '../testing/simulation/play-day.ts';
import { simulateDay, simulatedNoise } from '../testing/simulation/simulated-day.ts';
import {
  type SimulatedVisitor,
  simulatedAccountWalks,
  simulatedExits,
} from '../testing/simulation/simulated-visitors.ts';
import { createTestApp, describeDatabase, type TestApp, testOrigin } from '../testing/test-app.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { onlyOnSqlite } from '../testing/test-database.ts';
import { runOpsHere } from './testing/run-ops-here.ts';

const script = fileURLToPath(new URL('./ops.ts', import.meta.url));
const day = '2026-03-01';

/** Runs a command in this process, which must succeed. */
async function run(database: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runOpsHere(args, database);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** Runs a command as an operator does. */
async function runProcess(database: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, ...database };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)(process.execPath, [script, ...args], options)).stdout;
}

/** The visitors' true figures, computed without the database. */
function tally(visitors: readonly SimulatedVisitor[]) {
  const isMatched = ({ steps }: SimulatedVisitor) => steps.includes('quote_delivered');
  const isReferred = ({ steps }: SimulatedVisitor) => steps.includes('referral_clicked');
  const referrals = visitors.filter(isReferred).length;
  return {
    visits: visitors.length,
    started: visitors.filter(({ steps }) => steps.length > 0).length,
    matches: visitors.filter(isMatched).length,
    referrals,
    referralRate: visitors.length > 0 ? referrals / visitors.length : null,
  };
}

/** Every path that visits take, and how many take it. */
const walks = [
  ...Object.entries(simulatedExits).map(([exit, count]) => {
    const ids = funnelSteps.map(({ id }): string => id);
    return { steps: ids.slice(0, ids.indexOf(exit) + 1), count };
  }),
  ...simulatedAccountWalks,
];

/** The funnel, computed only from these paths. */
const expectedFunnel = funnelSteps.map((step) => {
  const add = (found: typeof walks) => found.reduce((sum, { count }) => sum + count, 0);
  const first = funnelSteps.find(({ branch }) => branch === step.branch)?.id ?? '';
  const reached = add(walks.filter(({ steps }) => steps.includes(step.id)));
  const isGoal = step.id === 'referral_clicked' || step.id === 'dashboard';
  const left = isGoal ? null : add(walks.filter(({ steps }) => steps.at(-1) === step.id));
  return {
    ...step,
    reached,
    reachedRate: reached / add(walks.filter(({ steps }) => steps.includes(first))),
    left,
    leftRate: left === null ? null : left / reached,
  };
});

const percent = (rate: number | null) =>
  rate === null ? '–' : `${(Math.round(rate * 1000) / 10).toFixed(1)}%`;

/** The same funnel, as people see it. */
const expectedRows = expectedFunnel.map(({ title, reached, reachedRate, left, leftRate }) => [
  title,
  String(reached),
  percent(reachedRate),
  left === null ? '–' : String(left),
  percent(leftRate),
]);

describe('npm run ops', () => {
  let app: TestApp;
  let database: Record<string, string>;
  let visitors: readonly SimulatedVisitor[];
  const report = (...args: string[]) => run(database, 'report', '--from', day, '--to', day, ...args);

  beforeAll(async () => {
    app = await createTestApp({}, { clock: createTestClock(`${day}T23:59:30.000Z`) });
    database = describeDatabase(app);
    const simulated = simulateDay({ day, origin: testOrigin, seed: 7 });
    visitors = simulated.visitors;
    await playCalls(app.listener, simulated.calls);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('reports the funnel of a thousand visitors exactly, as JSON', async () => {
    const { visits, funnel }: Report = JSON.parse(await report('--format', 'json'));
    expect(visits).toMatchObject({ ...tally(visitors), visits: 1000, started: 620, referrals: 217 });
    expect(visits).toMatchObject({
      pageViews: visitors.reduce<number>((sum, { pageViews }) => sum + pageViews, simulatedNoise.anonymous),
      activeDays: 1,
      accountsCreated: 60,
      anonymousEvents: simulatedNoise.anonymous,
    });
    expect(funnel).toEqual(expectedFunnel);
  });

  it('reports it in the terminal, within 100 columns and without color', async () => {
    const text = await report();
    const rows = text.split('\n').map((line) =>
      line
        .replaceAll(/[█▏▎▍▌▋▊▉]/g, '')
        .split(/\s{2,}/)
        .filter(Boolean),
    );
    for (const row of expectedRows) expect(rows).toContainEqual(row);
    expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(100);
    expect(text).not.toContain('\u001b');
  });

  it('reports it as HTML that loads nothing', async () => {
    const out = `${app.folder}/report.html`;
    await report('--out', out);
    const html = readFileSync(out, 'utf8');
    const rows = [...html.matchAll(/<tr[^>]*><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
      ([, name = '', cells = '']) => [
        name.replaceAll(/<b>.*?<\/b>|<[^>]+>/g, '').trim(),
        ...[...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell),
      ],
    );
    for (const row of expectedRows) expect(rows).toContainEqual(row);
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|url\(|@import|https?:/i);
    expect(html).toContain('&lt;b&gt;partner');
    expect(html).not.toContain('<b>partner');
  });

  it('separates carriers, campaigns, devices, and days', async () => {
    const { carriers, campaigns, devices, days }: Report = JSON.parse(await report('--format', 'json'));
    expect(carriers).toEqual(
      matchedCarriers.map(({ id, name }) => {
        const { matches, referrals } = tally(visitors.filter(({ carrier }) => carrier.id === id));
        return { carrierId: id, name, matches, referrals, loggedClicks: referrals };
      }),
    );
    for (const { device, ...outcome } of devices)
      expect(outcome).toEqual(tally(visitors.filter((visitor) => visitor.device === device)));
    for (const [rows, which] of [
      [campaigns.firstTouch, 'firstTouch'],
      [campaigns.lastTouch, 'lastTouch'],
    ] as const) {
      expect(rows).toHaveLength(5);
      for (const { source, medium, campaign, ...outcome } of rows) {
        const own = visitors.filter(({ [which]: touch }) =>
          touch
            ? touch.campaign === campaign && touch.source === source && touch.medium === medium
            : source === '(direct)',
        );
        expect(outcome).toEqual(tally(own));
      }
    }
    expect(days).toEqual([{ date: day, ...tally(visitors), pageViews: expect.any(Number) }]);
  });

  it('accounts for every incoming event', async () => {
    const { beacon }: Report = JSON.parse(await report('--format', 'json'));
    const { count: stored } = await app.services.database.db
      .selectFrom('analyticsEvents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const { bot, missing_user_agent, prefetch, forbidden_key, unknown_action, duplicate } = simulatedNoise;
    expect(beacon).toEqual([
      { outcome: 'accepted', reason: '', count: stored },
      { outcome: 'duplicate', reason: '', count: duplicate },
      { outcome: 'filtered', reason: 'bot', count: bot },
      { outcome: 'filtered', reason: 'prefetch', count: prefetch },
      { outcome: 'filtered', reason: 'missing_user_agent', count: missing_user_agent },
      { outcome: 'rejected', reason: 'forbidden_key', count: forbidden_key },
      { outcome: 'rejected', reason: 'unknown_action', count: unknown_action },
    ]);
  });

  it('writes a CSV that no spreadsheet takes for formulas', async () => {
    const csv = await report('--format', 'csv');
    expect(csv).toContain('\r\nfunnel,Question 2: Policy type,493,');
    expect(csv).toContain(`"'=HYPERLINK(""x"")",referral,"<b>partner, ""A""</b>",`);
    expect(csv).not.toMatch(/(^|,)"?[=+@]/m);
  });

  it('exports every raw event, without the person', async () => {
    const lines = (await runProcess(database, 'export'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const rows = await app.services.database.db
      .selectFrom('analyticsEvents')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(lines.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(Object.keys(lines[0])).not.toContain('user_id');
    expect(lines[0]).toMatchObject({
      name: rows[0]?.name,
      additional_data: rows[0]?.additionalData,
    });
    const csv = await runProcess(database, 'export', '--format', 'csv', '--from', day, '--to', day);
    expect(csv.split('\r\n')).toHaveLength(rows.length + 2);
    expect(await runProcess(database, 'export', '--to', '2026-02-28')).toBe('');
  });

  it.each([
    ['the first lines of', ['export']],
    ['the first lines of', ['export', '--format', 'csv']],
    ['nothing of', ['report', '--format', 'json']],
    ['nothing of', ['--help']],
  ])('ends well after a reader like `head` that wanted %s %j', async (wanted, args) => {
    const ending = spawn(process.execPath, [script, ...args], {
      env: { PATH: process.env.PATH, ...database },
    });
    const ended = once(ending, 'exit');
    const errors = text(ending.stderr);
    if (wanted === 'the first lines of') await once(ending.stdout, 'data');
    ending.stdout.destroy();
    expect([await errors, await ended]).toEqual(['', [0, null]]);
  });

  it('keeps totals, matches, devices, and the funnel when events are pruned', async () => {
    const before: Report = JSON.parse(await report('--format', 'json'));
    const age = Math.floor((Date.now() - Date.parse(day)) / 86_400_000);
    expect(await run(database, 'prune', '--older-than', String(age + 1), '--dry-run')).toMatch(/^0 events /);
    const stored = before.beacon[0]?.count;
    expect(await run(database, 'prune', '--older-than', String(age - 1), '--dry-run')).toMatch(
      `${stored} events`,
    );
    expect(await run(database, 'prune', '--older-than', String(age - 1))).toMatch(
      `analytics events: ${stored} removed`,
    );
    const after: Report = JSON.parse(await report('--format', 'json'));
    expect(after.limits).toEqual([expect.stringContaining('only daily totals are left')]);
    expect(after).toMatchObject({
      visits: { ...before.visits, anonymousEvents: null },
      funnel: before.funnel.map((step) =>
        step.branch === 'quote' ? step : { ...step, left: null, leftRate: null },
      ),
      carriers: before.carriers,
      devices: before.devices,
      days: before.days,
      beacon: before.beacon,
      campaigns: { firstTouch: [] },
    });
    expect(after.campaigns.lastTouch.map(({ campaign }) => campaign)).toContain('term-life');
    expect(await runProcess(database, 'export')).toBe('');
  });

  it(
    '[security 77] checks the whole database next to the running server, and exits with 1 for a damaged copy',
    onlyOnSqlite(),
    async () => {
      expect(await runProcess(database, 'check')).toBe('The database has no damage.\n');
      const copy = `${app.folder}/copy.db`;
      await sql`vacuum into ${copy}`.execute(app.services.database.db);
      const bytes = readFileSync(copy);
      bytes.fill(0xa5, bytes.length / 2);
      writeFileSync(copy, bytes);
      await expect(runProcess({ DATABASE_URL: `file:${copy}` }, 'check')).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringMatching(/^The database is damaged:\n {2}\S/),
      });
    },
  );

  it('explains its usage when it is called differently', async () => {
    await expect(runProcess(database, 'delete')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^There is no command "delete"\.\n\nUsage: npm run ops/),
    });
  });

  it('says where it expects the database', async () => {
    const failure = runProcess({ DATABASE_URL: `file:${app.folder}/none.db` }, 'report');
    await expect(failure).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no database at ${app.folder}/none.db.`),
    });
  });

  it('says that a folder is no database', async () => {
    const failure = runProcess({ DATABASE_URL: `file:${app.folder}` }, 'check');
    await expect(failure).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${app.folder} is a folder, not a database.`),
    });
  });
});
