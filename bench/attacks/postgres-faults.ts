import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createMembers } from '../../server/testing/members.ts';
import { startPostgres } from '../../server/testing/peers/postgres-server.ts';
import { startRelay } from '../../server/testing/peers/relay.ts';
import { inspectWrites } from '../../server/testing/processes/inspect-writes.ts';
import { createWrites, type Write } from '../../server/testing/processes/kill-writes.ts';
import { buildSite, type SpawnedServer, spawnServer } from '../../server/testing/processes/spawn-server.ts';
import { chromeUserAgent } from '../../server/testing/test-beacon.ts';
import { reportWrites } from '../report-writes.ts';

const kills = Number(process.env.KILLS ?? 15);
const restarts = Number(process.env.RESTARTS ?? 5);
const cuts = Number(process.env.CUTS ?? 5);
const processes = 2;
const clients = 16;
const members = 300;
const maxRecoveryMs = 5000;
/** How long a client waits before it tries again. */
const retryMs = 20;
const writesBetween = 60;

type Fault =
  | 'process killed'
  | 'PostgreSQL crashed'
  | 'PostgreSQL restarted'
  | 'connections cut'
  | 'failed over';

// Each server is durable, and the second one confirms every commit, so that it can take over without losing any.
const folder = tmpdir();
await using lifetime = new AsyncDisposableStack();
buildSite();
let primary = lifetime.use(await startPostgres({ folder, settings: { max_connections: '100' } }));
const relay = lifetime.use(await startRelay(() => `${primary.socketFolder}/.s.PGSQL.5432`));
const url = `postgres://postgres@127.0.0.1:${relay.port}/postgres`;
const writes = createWrites(await createMembers(url, members));
const environment = { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) };
const problems: string[] = [];
const killed = new Set<SpawnedServer>();
const spawn = async () => {
  const server = await spawnServer({ databaseFile: '', environment });
  server.process.once('exit', () => {
    if (!killed.has(server)) problems.push(`A process ended:\n${server.readOutput().slice(-2000)}`);
  });
  return server;
};
const servers = await Promise.all(Array.from({ length: processes }, spawn));
const kill = async (server: SpawnedServer | undefined) => {
  if (!server) return;
  killed.add(server);
  await server.end('SIGKILL');
};
lifetime.defer(async () => {
  await Promise.all(servers.map(kill));
});

const acknowledged: Write[] = [];
const unanswered: Write[] = [];
let isOver = false;
const load = Promise.all(
  Array.from({ length: clients }, async () => {
    while (!isOver) {
      const one = unanswered.shift() ?? writes.next();
      const origin = servers[Math.floor(Math.random() * servers.length)]?.origin ?? '';
      if (await one.send(origin).catch(() => false)) acknowledged.push(one);
      else {
        unanswered.push(one);
        await sleep(retryMs);
      }
    }
  }),
);

/** One call that only succeeds with the database. */
async function call(origin: string) {
  const signal = AbortSignal.timeout(maxRecoveryMs);
  const headers = { Origin: origin, 'Content-Type': 'application/json', 'User-Agent': chromeUserAgent };
  const body = JSON.stringify({ name: 'Ada', email: 'probe@example.com', message: 'Is anyone there?' });
  return fetch(`${origin}/api/contact`, { method: 'POST', headers, body, signal });
}

async function waitForWrites(count: number): Promise<void> {
  const wanted = acknowledged.length + count;
  while (acknowledged.length < wanted) await sleep(retryMs);
  await sleep(Math.random() * 100);
}

/** Resolves with how long it took until every process accepted a write. */
async function measureRecovery(): Promise<number> {
  const startedAt = performance.now();
  for (const { origin } of servers) {
    while (
      !(await call(origin)
        .then(({ ok }) => ok)
        .catch(() => false))
    ) {
      if (performance.now() - startedAt > 10 * maxRecoveryMs) return Number.POSITIVE_INFINITY;
      await sleep(retryMs);
    }
  }
  return performance.now() - startedAt;
}

/** While PostgreSQL is down, every process must answer 503 with `Retry-After`. */
async function checkOutage(): Promise<readonly string[]> {
  // A persistent connection to a process that was killed may fail once.
  const answers = await Promise.all(servers.map(({ origin }) => call(origin).catch(() => call(origin))));
  return answers
    .filter(({ status, headers }) => status !== 503 || !(Number(headers.get('retry-after')) > 0))
    .map(({ status }) => `${status} without PostgreSQL`);
}

async function cause(fault: Fault): Promise<readonly string[]> {
  if (fault === 'process killed') {
    const place = Math.floor(Math.random() * servers.length);
    await kill(servers[place]);
    servers[place] = await spawn();
    return [];
  }
  if (fault === 'connections cut') {
    const client = new pg.Client(primary.url('postgres'));
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
      ['client backend'],
    );
    await client.end();
    return [];
  }
  if (fault === 'failed over') return failOver();
  await primary.stop(fault === 'PostgreSQL crashed' ? 'SIGQUIT' : 'SIGINT');
  const wrong = await checkOutage();
  await primary.start();
  return wrong;
}

async function failOver(): Promise<readonly string[]> {
  const standby = lifetime.use(
    await startPostgres({
      folder,
      primary: primary.socketFolder,
      settings: { max_connections: '100' },
    }),
  );
  const client = new pg.Client(primary.url('postgres'));
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
  await client.end();
  await waitForWrites(5 * writesBetween);
  await primary.stop('SIGQUIT');
  const wrong = await checkOutage();
  primary = standby;
  const promoting = new pg.Client(standby.url('postgres'));
  await promoting.connect();
  await promoting.query('select pg_promote()');
  await promoting.end();
  relay.cut();
  return wrong;
}

const faults: Fault[] = [
  ...Array.from({ length: kills }, () => 'process killed' as const),
  ...Array.from({ length: restarts }, (_, index) =>
    index % 2 === 0 ? ('PostgreSQL crashed' as const) : ('PostgreSQL restarted' as const),
  ),
  ...Array.from({ length: cuts }, () => 'connections cut' as const),
];
const shuffled = faults
  .map((fault) => ({ fault, at: Math.random() }))
  .toSorted((one, other) => one.at - other.at);
const slowest = new Map<Fault, number>();
for (const fault of [...shuffled.map((one) => one.fault), 'failed over' as const]) {
  await waitForWrites(writesBetween);
  problems.push(...(await cause(fault)));
  const recoveryMs = await measureRecovery();
  slowest.set(fault, Math.max(slowest.get(fault) ?? 0, recoveryMs));
  console.log(
    `${fault}: ${acknowledged.length} writes so far, works again after ${Math.round(recoveryMs)} ms`,
  );
  if (recoveryMs > maxRecoveryMs) problems.push(`${fault}: recovered after ${Math.round(recoveryMs)} ms`);
}
await waitForWrites(writesBetween);
isOver = true;
await load;
const [server] = servers;
for (const one of [...unanswered, ...acknowledged.slice(-50)]) await one.send(server?.origin ?? '');

for (const [fault, ms] of slowest) {
  const count = fault === 'failed over' ? 1 : faults.filter((one) => one === fault).length;
  console.log(`${fault}: ${count} times, every process works again after at most ${Math.round(ms)} ms`);
}
for (const problem of problems) console.log(`  ${problem}`);
const isWhole = reportWrites(await inspectWrites(url, [...acknowledged, ...unanswered]));
process.exitCode = isWhole && problems.length === 0 ? 0 : 1;
