import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../server/testing/peers/postgres-server.ts';
import { inspectWrites } from '../../server/testing/processes/inspect-writes.ts';
import { createWrites, type Write } from '../../server/testing/processes/kill-writes.ts';
import { spawnServer } from '../../server/testing/processes/spawn-server.ts';
import { reportWrites } from '../report-writes.ts';

/** Replaces a process of an earlier commit with one of this version, under load, like a rolling restart does. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const clients = 4;
const writesInEachPart = 400;
const retryMs = 20;
const token = 'a token for the metrics, long';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'migrations');
const commit = git('rev-parse', process.argv[2] ?? `${newest}^`);

await using lifetime = new AsyncDisposableStack();
const earlier = mkdtempSync(`${tmpdir()}/coverlight-earlier-`);
lifetime.defer(() => rmSync(earlier, { recursive: true }));
const archive = execFileSync('git', ['archive', commit, 'server', 'shared', 'migrations', 'package.json'], {
  cwd: root,
  maxBuffer: 2 ** 30,
});
execFileSync('tar', ['-x', '-C', earlier], { input: archive });
for (const name of ['node_modules', 'dist']) symlinkSync(`${root}${name}`, `${earlier}/${name}`);

const postgres = lifetime.use(await startPostgres({ folder: tmpdir(), settings: {} }));
const url = postgres.url('postgres');
const environment = { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32), METRICS_TOKEN: token };
const runner = ['env', '-C', earlier];
const spawn = (options: { runner?: readonly string[] }) =>
  spawnServer({ databaseFile: '', environment, ...options });
const old = lifetime.use(await spawn({ runner }));
const client = new pg.Client(url);
await client.connect();
lifetime.defer(() => client.end());
const countMigrations = async () => {
  const { rows } = await client.query<{ count: string }>('select count(*) as count from migrations');
  return Number(rows[0]?.count);
};

const writes = createWrites([]);
const acknowledged: Write[] = [];
const unanswered: Write[] = [];
const problems: string[] = [];
let refused = 0;
let origins = [old.origin];
let isOver = false;
const load = Promise.all(
  Array.from({ length: clients }, async (_, place) => {
    for (let turn = place; !isOver; turn += 1) {
      const one = unanswered.shift() ?? writes.next();
      if (await one.send(origins[turn % origins.length] ?? '').catch(() => false)) acknowledged.push(one);
      else {
        refused += 1;
        unanswered.push(one);
        await sleep(retryMs);
      }
    }
  }),
);

async function loadFor(part: string): Promise<void> {
  const [before, refusedBefore] = [acknowledged.length, refused];
  while (acknowledged.length < before + writesInEachPart) await sleep(retryMs);
  console.log(`${part}: ${acknowledged.length - before} writes, ${refused - refusedBefore} tried again`);
}

/** Checks what a process can read: its readiness, and the figures that only its own version's statements know. */
async function checkReads(name: string, origin: string): Promise<void> {
  for (const path of ['/readyz', '/metrics', '/api/carriers', '/']) {
    const { status } = await fetch(`${origin}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    if (status !== 200) problems.push(`${path} of the ${name} process: ${status}`);
  }
}

const migrated = await countMigrations();
await loadFor(`only ${commit.slice(0, 10)}, with ${migrated} migrations`);
const next = lifetime.use(await spawn({}));
origins = [old.origin, next.origin];
await loadFor(`both, with ${await countMigrations()} migrations`);
await checkReads('earlier', old.origin);
await checkReads('new', next.origin);
if ((await countMigrations()) === migrated) problems.push('Nothing was migrated: name an earlier commit.');
origins = [next.origin];
await old.end('SIGTERM');
await loadFor('only this version');
isOver = true;
await load;
for (const one of unanswered) await one.send(next.origin);
// Does what the migration that drops this table will do.
await client.query(`
  insert into analytics_outcomes as counted (day, source, outcome, reason, count)
  select day, '', outcome, reason, count from analytics_ingestion
  on conflict (day, source, outcome, reason) do update set count = counted.count + excluded.count`);

const lines = `${old.readOutput()}${next.readOutput()}`
  .split('\n')
  .filter((line) => line.includes('"level":"error"'));
for (const problem of [...problems, ...lines.slice(0, 10)]) console.log(`  ${problem}`);
const isWhole = reportWrites(await inspectWrites(url, [...acknowledged, ...unanswered]));
process.exitCode = isWhole && problems.length === 0 && lines.length === 0 ? 0 : 1;
