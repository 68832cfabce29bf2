import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../server/testing/peers/postgres-server.ts';
import { inspectWrites } from '../server/testing/processes/inspect-writes.ts';
import { createWrites } from '../server/testing/processes/kill-writes.ts';
import { spawnServer } from '../server/testing/processes/spawn-server.ts';
import { startWriteLoad } from '../server/testing/processes/write-load.ts';
import { reportWrites } from './harness.ts';

/** Replaces a process of an earlier commit with one of this version, under load, like a rolling restart does. */
const root = fileURLToPath(new URL('..', import.meta.url));
const clients = 4;
const writesInEachPart = 400;
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

const problems: string[] = [];
let origins = [old.origin];
let turn = 0;
const load = startWriteLoad(createWrites([]), clients, () => {
  turn += 1;
  return origins[turn % origins.length] ?? '';
});

async function loadFor(part: string): Promise<void> {
  const refused = load.countRefused();
  await load.waitForWrites(writesInEachPart);
  console.log(`${part}: ${writesInEachPart} writes, ${load.countRefused() - refused} tried again`);
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
const written = await load.end(next.origin);
// Does what the migration that drops this table will do.
await client.query(`
  insert into analytics_outcomes as counted (day, source, outcome, reason, count)
  select day, '', outcome, reason, count from analytics_ingestion
  on conflict (day, source, outcome, reason) do update set count = counted.count + excluded.count`);

const lines = `${old.readOutput()}${next.readOutput()}`
  .split('\n')
  .filter((line) => line.includes('"level":"error"'));
for (const problem of [...problems, ...lines.slice(0, 10)]) console.log(`  ${problem}`);
if (problems.length + lines.length > 0) process.exitCode = 1;
reportWrites(await inspectWrites(url, written));
