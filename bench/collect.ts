import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../server/testing/peers/postgres-server.ts';
import { createClient, reportVerdicts, startServer } from './harness.ts';
import { type Contender, compare, describeRounds, requestEvents, requestJson } from './rates.ts';

/**
 * Events on the same durable PostgreSQL as Umami 3 stores them. `--umami <folder>` names a folder in which Umami was built
 * (`.next/standalone` and `prisma/migrations` are used); without it, `umami-stand-in.ts` stands in for it.
 */
const batch = 20;
const connections = 10;
const website = '00000000-0000-4000-8000-000000000000';

await using postgres = await startPostgres({ folder: tmpdir(), settings: {} });
for (const name of ['ours', 'umami']) await query('postgres', `create database ${name}`);

async function query(database: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(postgres.url(database));
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

const own = {
  environment: {
    DATABASE_URL: postgres.url('ours'),
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

const { umami: folder } = parseArgs({ options: { umami: { type: 'string' } } }).values;
const environment = { NODE_ENV: 'production', HOSTNAME: '127.0.0.1', DATABASE_URL: postgres.url('umami') };
const umami: Omit<Contender, 'request'> = folder
  ? { program: [join(resolve(folder), '.next/standalone/server.js')], readyText: 'Ready', environment }
  : { program: ['bench/umami-stand-in.ts'], environment };
const token = folder
  ? await prepareUmami(folder)
  : createHmac('sha256', 'umami').update(website).digest('base64url');

/** Returns what an answer to a browser's first event contains, and browsers send with the next ones. */
async function prepareUmami(built: string): Promise<string> {
  const migrations = join(built, 'prisma/migrations');
  const names = readdirSync(migrations).filter((entry) => !entry.endsWith('.toml'));
  for (const name of names.sort()) {
    await query('umami', readFileSync(join(migrations, name, 'migration.sql'), 'utf8'));
  }
  await query('umami', `insert into website (website_id, name) values ('${website}', 'bench')`);
  await using server = await startServer(umami);
  using client = createClient(server);
  const { status, text } = await client.post('/api/send', view, requestJson('', view).headers);
  const { cache } = Object(JSON.parse(text));
  if (typeof cache !== 'string') throw new Error(`Umami refused an event: ${status}`);
  return cache;
}

console.log(`${describeRounds(connections)} Events per second, synchronous_commit=on, fsync=on.`);
console.log(folder ? `Umami was built in ${folder}.` : 'A program written for this stands in for Umami.');
const single = requestEvents();
const newVisitor = { ...view, payload: { ...view.payload, id: '[<uuid>]' } };
const verdicts = [
  await compare({
    name: 'single events to those of Umami',
    connections,
    isShared: true,
    own: { ...own, request: single },
    base: { ...umami, request: requestJson('/api/send', view, { 'x-umami-cache': token }) },
    min: 5,
  }),
  await compare({
    name: 'first events of new visitors to those of Umami',
    connections,
    isShared: true,
    own: { ...own, request: { ...single, body: (single.body ?? '').replace('[<tab>]', '[<uuid>]') } },
    base: { ...umami, request: requestJson('/api/send', newVisitor) },
    min: 5,
  }),
  await compare({
    name: `events in batches of ${batch} to those of Umami`,
    connections,
    isShared: true,
    own: { ...own, request: requestEvents(batch), units: batch },
    base: { ...umami, request: requestJson('/api/batch', Array(batch).fill(view)), units: batch },
    min: 20,
  }),
];
const [stored, theirs] = await Promise.all([
  query('ours', 'select count(*) from analytics_events'),
  query('umami', 'select count(*) from website_event'),
]);
console.log(`\nstored: ${stored.rows[0]?.count} events, ${theirs.rows[0]?.count} by Umami`);
reportVerdicts(verdicts);
