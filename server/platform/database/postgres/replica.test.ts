import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultCarriers } from '../../../../shared/matching/carriers.ts';
import { runOps } from '../../../commands/ops/run-ops.ts';
import { composeReport } from '../../../features/reporting/compose-report.ts';
import { type PostgresServer, startPostgres } from '../../../testing/peers/postgres-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buildEvent, postBeacon } from '../../../testing/test-beacon.ts';

let primary: PostgresServer;
let replica: PostgresServer;
let app: TestApp;
let environment: Record<string, string>;

beforeAll(async () => {
  primary = await startPostgres();
  replica = await startPostgres({ primary: primary.socketFolder });
  environment = {
    DATABASE_URL: primary.url('postgres'),
    DATABASE_REPLICA_URL: replica.url('postgres'),
    SESSION_SECRET: 'x'.repeat(32),
  };
  app = await createTestApp(environment);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await replica[Symbol.asyncDispose]();
  await primary[Symbol.asyncDispose]();
});

/** Where reports are read. */
async function readPlace(): Promise<unknown> {
  const { rows } = await app.services.readReports((db) =>
    sql`
      select pg_is_in_recovery() as is_replica, current_setting('transaction_read_only') as read_only,
        current_setting('statement_timeout') as timeout
    `.execute(db),
  );
  return rows[0];
}

async function countPageViews(): Promise<number> {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const period = { from: '2020-01-01', to: day };
  const { visits } = await app.services.readReports((db) =>
    composeReport(db, { period, carriers: defaultCarriers, now }),
  );
  return visits.pageViews;
}

async function printReport(): Promise<{ pageViews: unknown; stderr: string }> {
  let [stdout, stderr] = ['', ''];
  await runOps(['report', '--from', '2020-01-01', '--to', '2029-12-31', '--json'], {
    environment,
    async print(texts) {
      for await (const text of texts) stdout += text;
    },
    printError: (text) => {
      stderr += text;
    },
  });
  return { pageViews: JSON.parse(stdout).visits.pageViews, stderr };
}

const readWarnings = () =>
  app.readLog().filter(({ msg }) => msg === 'the replica is down: reports read the database itself');

describe('a replica', () => {
  it('is what reports read, as it follows the database', async () => {
    await postBeacon(app, buildEvent()).expect(202);
    await expect.poll(countPageViews).toBe(1);
    expect(await readPlace()).toEqual({ isReplica: true, readOnly: 'on', timeout: '10s' });
    expect(await printReport()).toEqual({ pageViews: 1, stderr: '' });
  });

  it('is replaced by the database itself while it is down, which is logged once', async () => {
    await replica.stop('SIGQUIT');
    await postBeacon(app, buildEvent()).expect(202);
    expect(await countPageViews()).toBe(2);
    expect(await readPlace()).toMatchObject({ isReplica: false });
    expect(readWarnings()).toHaveLength(1);
    expect(await printReport()).toMatchObject({ pageViews: 2 });
    await using another = await createTestApp(environment);
    expect(await another.services.isReady()).toBe(true);
  });

  it('is read again once it is back', async () => {
    await replica.start();
    await expect.poll(readPlace).toMatchObject({ isReplica: true });
    await expect.poll(countPageViews).toBe(2);
    expect(readWarnings()).toHaveLength(1);
  });
});
