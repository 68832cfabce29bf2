import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../server/testing/peers/postgres-server.ts';
import { type SpawnedServer, spawnServer } from '../server/testing/processes/spawn-server.ts';
import { computeMedian, productionSettings, readTicks } from './harness.ts';
import { type LoadRequest, measureRate, recommendation, requestEvents, seconds } from './rates.ts';

/**
 * Measures how much load 1, 2, and 4 processes on one durable PostgreSQL can take, and what they wait for. Takes a
 * minute and a half.
 */
const counts = [1, 2, 4] as const;
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
const connections = 32;
const batch = 20;
const sampleMs = 50;

type Work = { name: string; request: LoadRequest; units: number };
const works: readonly Work[] = [
  { name: 'single events', request: requestEvents(), units: 1 },
  { name: `events in batches of ${batch}`, request: requestEvents(batch), units: batch },
  { name: 'recommendations', request: recommendation, units: 1 },
];

await using lifetime = new AsyncDisposableStack();
const postgres = lifetime.use(await startPostgres({ folder: tmpdir(), settings: {} }));
const url = postgres.url('postgres');
const environment = { ...productionSettings, DATABASE_URL: url };
const servers: SpawnedServer[] = [];
for (let number = 0; number < Math.max(...counts); number += 1) {
  servers.push(lifetime.use(await spawnServer({ databaseFile: '', environment })));
}
const client = new pg.Client(url);
await client.connect();
lifetime.defer(() => client.end());
const postmaster = Number(
  readFileSync(`${postgres.socketFolder}/data/postmaster.pid`, 'utf8').split('\n')[0],
);

async function readOne<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
  const { rows } = await client.query<Row>(text);
  const [row] = rows;
  if (!row) throw new Error(`No row: ${text}`);
  return row;
}

const readCounters = async () => {
  const { wal, commits } = await readOne<{ wal: string; commits: string }>(
    `select wal_bytes as wal, (select sum(xact_commit) from pg_stat_database) as commits from pg_stat_wal`,
  );
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + readTicks(pid), 0);
  return {
    wal: Number(wal),
    commits: Number(commits),
    // The ended connections of the server's first process count, too.
    postgres: sum(children.trim().split(/\s+/).map(Number).filter(isRunning)) + readTicks(postmaster, true),
    servers: sum(servers.map((server) => server.process.pid ?? 0)),
  };
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Samples what PostgreSQL's connections were doing: running, or waiting for something. */
async function sampleWaits(until: Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>();
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { rows } = await client.query<{ doing: string }>(`
      select coalesce(wait_event_type || ':' || wait_event, 'running') as doing from pg_stat_activity
      where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`);
    for (const { doing } of rows) seen.set(doing, (seen.get(doing) ?? 0) + 1);
    await sleep(sampleMs);
  }
  return seen;
}

/** Measures units per second with this many processes. */
async function measure({ request, units }: Work, count: number, duration: number): Promise<number> {
  const load = { ...request, duration, connections: connections / count };
  const rates = await Promise.all(
    servers.slice(0, count).map(({ origin }) => measureRate({ ...load, origin })),
  );
  return rates.reduce((sum, rate) => sum + rate, 0) * units;
}

console.log(
  `Load by wrk, ${connections} connections, ${rounds} rounds of ${seconds} s, ${availableParallelism()} cores ` +
    'for load, processes, and PostgreSQL together; synchronous_commit=on, fsync=on.',
);
const ratios = new Map<string, number[]>();
for (const work of works) {
  console.log(`\n${work.name} per second`);
  for (let round = 1; round <= rounds; round += 1) {
    let base = Number.NaN;
    for (const count of counts) {
      await measure(work, count, 1);
      const before = await readCounters();
      const measured = measure(work, count, seconds);
      const waits = await sampleWaits(measured);
      const rate = await measured;
      const after = await readCounters();
      if (count === 1) base = rate;
      const name = `${work.name}, ${count} processes to 1`;
      if (count > 1) ratios.set(name, [...(ratios.get(name) ?? []), rate / base]);
      const most = [...waits].toSorted(([, one], [, other]) => other - one).slice(0, 3);
      const samples = [...waits.values()].reduce((sum, seen) => sum + seen, 0);
      const cores = (ticks: number) => (ticks / 100 / seconds).toFixed(2);
      console.log(
        `  ${round}: ${count} × ${rate.toFixed(0)} = ${(rate / base).toFixed(2)}; cores: processes ` +
          `${cores(after.servers - before.servers)}, PostgreSQL ${cores(after.postgres - before.postgres)}; ` +
          `${((after.commits - before.commits) / seconds).toFixed(0)} commits and ` +
          `${((after.wal - before.wal) / seconds / 2 ** 20).toFixed(1)} MiB of WAL per second; ` +
          most.map(([doing, seen]) => `${doing} ${Math.round((100 * seen) / samples)} %`).join(', '),
      );
    }
  }
}

const { events, bytes, heap, wal } = await readOne<Record<'events' | 'bytes' | 'heap' | 'wal', string>>(`
  select (select count(*) from analytics_events) as events,
    sum(pg_total_relation_size(relid)) as bytes, sum(pg_relation_size(relid)) as heap,
    (select wal_bytes from pg_stat_wal) as wal
  from pg_partition_tree('analytics_events')`);
const each = (total: string) => Math.round(Number(total) / Number(events));
console.log(
  `\n${events} events stored: ${each(bytes)} bytes each with indexes (${each(heap)} without), ` +
    `${each(wal)} bytes of WAL each\n`,
);
for (const [name, values] of ratios) console.log(`${name}: ${computeMedian(values).toFixed(2)}`);
