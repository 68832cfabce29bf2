import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createMembers } from '../server/testing/members.ts';
import { type PostgresServer, startPostgres } from '../server/testing/peers/postgres-server.ts';
import { startRelay } from '../server/testing/peers/relay.ts';
import { inspectWrites } from '../server/testing/processes/inspect-writes.ts';
import { createWrites } from '../server/testing/processes/kill-writes.ts';
import { buildSite, type SpawnedServer, spawnServer } from '../server/testing/processes/spawn-server.ts';
import { startWriteLoad } from '../server/testing/processes/write-load.ts';
import { createClient, reportWrites } from './harness.ts';

const kills = Number(process.env.KILLS ?? 15);
const restarts = Number(process.env.RESTARTS ?? 5);
const cuts = Number(process.env.CUTS ?? 5);
const processes = 2;
const clients = 16;
const members = 300;
const maxRecoveryMs = 5000;
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

const pickServer = () => servers[Math.floor(Math.random() * servers.length)];
const load = startWriteLoad(writes, clients, () => pickServer()?.origin ?? '');

/** One call that only succeeds with the database. Undefined if there is no response in time. */
async function call(server: SpawnedServer) {
  using client = createClient(server);
  const body = { name: 'Ada', email: 'probe@example.com', message: 'Is anyone there?' };
  const tooLate = sleep(maxRecoveryMs, undefined, { ref: false });
  return await Promise.race([client.post('/api/contact', body), tooLate]);
}

/** Resolves with how long it took until every process accepted a write. */
async function measureRecovery(): Promise<number> {
  const startedAt = performance.now();
  for (const server of servers) {
    while ((await call(server))?.status !== 201) {
      if (performance.now() - startedAt > 10 * maxRecoveryMs) return Number.POSITIVE_INFINITY;
      await sleep(retryMs);
    }
  }
  return performance.now() - startedAt;
}

/** While PostgreSQL is down, every process must answer 503 with `Retry-After`. */
async function checkOutage(): Promise<readonly string[]> {
  const answers = await Promise.all(servers.map(call));
  return answers
    .filter((answer) => answer?.status !== 503 || !(Number(answer.headers['retry-after']) > 0))
    .map((answer) => `${answer?.status} without PostgreSQL`);
}

async function query(server: PostgresServer, text: string): Promise<void> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  await client.query(text);
  await client.end();
}

async function cause(fault: Fault): Promise<readonly string[]> {
  if (fault === 'process killed') {
    const place = Math.floor(Math.random() * servers.length);
    await kill(servers[place]);
    servers[place] = await spawn();
    return [];
  }
  if (fault === 'connections cut') {
    const backends = `pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await query(primary, `select pg_terminate_backend(pid) from pg_stat_activity where ${backends}`);
    return [];
  }
  if (fault === 'failed over') return failOver();
  await primary.stop(fault === 'PostgreSQL crashed' ? 'SIGQUIT' : 'SIGINT');
  const wrong = await checkOutage();
  await primary.start();
  return wrong;
}

async function failOver(): Promise<readonly string[]> {
  const settings = { max_connections: '100' };
  const standby = lifetime.use(await startPostgres({ folder, primary: primary.socketFolder, settings }));
  await query(primary, `alter system set synchronous_standby_names = '*'`);
  await query(primary, 'select pg_reload_conf()');
  await load.waitForWrites(5 * writesBetween);
  await primary.stop('SIGQUIT');
  const wrong = await checkOutage();
  primary = standby;
  await query(primary, 'select pg_promote()');
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
  await load.waitForWrites(writesBetween);
  problems.push(...(await cause(fault)));
  const recoveryMs = await measureRecovery();
  slowest.set(fault, Math.max(slowest.get(fault) ?? 0, recoveryMs));
  console.log(
    `${fault}: ${load.countAcknowledged()} writes so far, works again after ${Math.round(recoveryMs)} ms`,
  );
  if (recoveryMs > maxRecoveryMs) problems.push(`${fault}: recovered after ${Math.round(recoveryMs)} ms`);
}
await load.waitForWrites(writesBetween);
const written = await load.end(pickServer()?.origin ?? '');

for (const [fault, ms] of slowest) {
  const count = fault === 'failed over' ? 1 : faults.filter((one) => one === fault).length;
  console.log(`${fault}: ${count} times, every process works again after at most ${Math.round(ms)} ms`);
}
for (const problem of problems) console.log(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;
reportWrites(await inspectWrites(url, written));
