import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../server/testing/peers/postgres-server.ts';
import { chromeUserAgent } from '../server/testing/test-beacon.ts';
import { createSettings, startServer, stopServer } from './processes.ts';
import { type Contender, compare, describeRounds, type LoadRequest } from './rates/compare-rates.ts';
import { requestEvents } from './rates/requests.ts';
import { reportVerdicts } from './statistics.ts';

/**
 * Events on the same durable PostgreSQL as Umami 3 stores them. `--umami <folder>` names a folder in which Umami was built
 * (`.next/standalone` and `prisma/migrations` are used); without it, `baselines/umami-collect.ts` stands in for it.
 */
const batch = 20;
const connections = 10;
const website = '00000000-0000-4000-8000-000000000000';

const { folder, environment } = createSettings('http://localhost:3000');
await using postgres = await startPostgres({ folder: tmpdir(), settings: {} });
const client = new pg.Client(postgres.url('postgres'));
await client.connect();
for (const name of ['ours', 'umami']) await client.query(`create database ${name}`);
await client.end();

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const own = {
  file: file('../server/main.ts'),
  environment: {
    ...environment,
    DATABASE_URL: postgres.url('ours'),
    NODE_OPTIONS: '--max-semi-space-size=8',
    ANALYTICS_DAILY_BYTES: String(2 ** 40),
    ANALYTICS_DAILY_BYTES_PER_ADDRESS: String(2 ** 40),
  },
};
const view = {
  type: 'event',
  payload: {
    website,
    hostname: 'example.com',
    language: 'en-US',
    referrer: 'https://search.example',
    screen: '1920x1080',
    title: 'Compare life insurance carriers',
    url: '/carriers',
  },
};
const requestView = (path: string, body: unknown, headers = {}): LoadRequest => ({
  path,
  headers: { 'Content-Type': 'application/json', 'User-Agent': chromeUserAgent, ...headers },
  body: JSON.stringify(body),
});

const { umami: umamiFolder } = parseArgs({ options: { umami: { type: 'string' } } }).values;
const umami = umamiFolder ? await prepareUmami(resolve(umamiFolder)) : createStandIn();

type Umami = Omit<Contender, 'request'> & {
  /** What an answer to a browser's first event contains, and browsers send with the next ones. */
  token: string;
};

function createStandIn(): Umami {
  return {
    file: file('baselines/umami-collect.ts'),
    environment: { NODE_ENV: 'production', DATABASE_URL: postgres.url('umami') },
    token: createHmac('sha256', 'umami').update(website).digest('base64url'),
  };
}

async function prepareUmami(folder: string): Promise<Umami> {
  const database = new pg.Client(postgres.url('umami'));
  await database.connect();
  const migrations = join(folder, 'prisma/migrations');
  for (const name of readdirSync(migrations)
    .filter((entry) => !entry.endsWith('.toml'))
    .sort()) {
    await database.query(readFileSync(join(migrations, name, 'migration.sql'), 'utf8'));
  }
  await database.query('insert into website (website_id, name) values ($1, $2)', [website, 'bench']);
  await database.end();
  const program = {
    file: join(folder, '.next/standalone/server.js'),
    environment: { NODE_ENV: 'production', HOSTNAME: '127.0.0.1', DATABASE_URL: postgres.url('umami') },
  };
  const port = 4690;
  const server = await startServer(program.file, port, program.environment);
  const { path, ...first } = requestView('/api/send', view);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...first, method: 'POST' });
  const { cache } = Object(await response.json());
  await stopServer(server);
  if (typeof cache !== 'string') throw new Error(`Umami refused an event: ${response.status}`);
  return { ...program, token: cache };
}

async function countRows(database: string, table: string): Promise<number> {
  const reader = new pg.Client(postgres.url(database));
  await reader.connect();
  const { rows } = await reader.query<{ count: string }>(`select count(*) from ${table}`);
  await reader.end();
  return Number(rows[0]?.count);
}

console.log(`${describeRounds(connections)} Events per second, synchronous_commit=on, fsync=on.`);
console.log(
  umamiFolder ? `Umami was built in ${umamiFolder}.` : 'A program written for this stands in for Umami.',
);
const { token, ...program } = umami;
const firstOfOwn = requestEvents(environment.PUBLIC_ORIGIN);
const newVisitor = { ...view, payload: { ...view.payload, id: '[<uuid>]' } };
const batchView = Array(batch).fill(view);
const batchOfOwn = { ...own, request: requestEvents(environment.PUBLIC_ORIGIN, batch), units: batch };
const verdicts = [
  await compare({
    name: 'single events to those of Umami',
    connections,
    isShared: true,
    own: { ...own, request: requestEvents(environment.PUBLIC_ORIGIN) },
    base: { ...program, request: requestView('/api/send', view, { 'x-umami-cache': token }) },
    limit: 10,
  }),
  await compare({
    name: 'first events of new visitors to those of Umami',
    connections,
    isShared: true,
    own: { ...own, request: { ...firstOfOwn, body: (firstOfOwn.body ?? '').replace('[<tab>]', '[<uuid>]') } },
    base: { ...program, request: requestView('/api/send', newVisitor) },
    limit: 10,
  }),
  await compare({
    name: `events in batches of ${batch} to those of Umami`,
    connections,
    isShared: true,
    own: batchOfOwn,
    base: { ...program, request: requestView('/api/batch', batchView), units: batch },
    limit: 20,
  }),
];
console.log(
  `\nstored: ${await countRows('ours', 'analytics_events')} events, ${await countRows('umami', 'website_event')} by Umami\n`,
);
process.exitCode = reportVerdicts(verdicts) ? 0 : 1;
rmSync(folder, { recursive: true, force: true });
