import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { checkDatabase } from '../../../commands/cli/doctor/host-checks.ts';
import { runOps } from '../../../commands/cli/run-ops.ts';
import { parseConfig } from '../../../config.ts';
import { composeReport } from '../../../features/reports/compose-report.ts';
import { type PostgresServer, startPostgres } from '../../../testing/peers/postgres-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buildEvent, postBeacon } from '../../../testing/test-beacon.ts';
import { isFollowing } from '../engine-sql.ts';
import { openDatabase } from '../open-database.ts';
import { openReplica } from './postgres-database.ts';

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
  const period = { from: '2020-01-01', to: day, timeZone: 'UTC' };
  const { visits } = await app.services.readReports((db) =>
    composeReport(db, { period, carriers: matchedCarriers, now }),
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

async function runOnReplica(statement: string): Promise<void> {
  const client = new pg.Client(replica.url('postgres'));
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function compare(maxSeconds: number): Promise<boolean> {
  const limits = { maxConnections: 1, connectTimeoutMs: 5000, statementTimeoutMs: 5000 };
  const copy = openReplica(replica.url('postgres'), limits, app.services.logger);
  try {
    return await isFollowing(copy, app.services.database.db, maxSeconds);
  } finally {
    await copy.destroy();
  }
}

/** What the doctor says about it. */
async function diagnose(): Promise<unknown> {
  const findings = await checkDatabase(parseConfig(environment));
  return findings.find(({ topic }) => topic === 'Replica');
}

const readWarnings = () =>
  app.readLog().filter(({ msg }) => msg === 'the replica is down: reports read the database itself');

describe('a replica', () => {
  it('is what reports read, as it follows the database', async () => {
    await postBeacon(app, buildEvent()).expect(202);
    await expect.poll(countPageViews).toBe(1);
    expect(await readPlace()).toEqual({ isReplica: true, readOnly: 'on', timeout: '10s' });
    expect(await printReport()).toEqual({ pageViews: 1, stderr: '' });
    const copy = await openDatabase(parseConfig({ ...environment, DATABASE_URL: replica.url('postgres') }));
    expect(await copy.canWrite()).toBe(false);
    await copy.close();
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
    expect(await diagnose()).toMatchObject({ level: 'good' });
  });

  it('follows the database as long as it has what that had a while ago', async () => {
    await runOnReplica('select pg_wal_replay_pause()');
    await postBeacon(app, buildEvent()).expect(202);
    expect(await compare(3600)).toBe(true);
    expect(await compare(0)).toBe(false);
    await runOnReplica('select pg_wal_replay_resume()');
    await expect.poll(() => compare(0)).toBe(true);
  });

  it('is replaced by the database itself once it is a database of its own', async () => {
    await runOnReplica('select pg_promote()');
    await expect.poll(diagnose).toMatchObject({ level: 'bad', message: 'does not follow the database' });
    expect(await readPlace()).toMatchObject({ readOnly: 'off' });
    expect(await countPageViews()).toBe(3);
    expect(await printReport()).toMatchObject({ pageViews: 3 });
  });
});
