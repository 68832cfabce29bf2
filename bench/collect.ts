import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../server/testing/peers/postgres-server.ts';
import { chromeUserAgent } from '../server/testing/test-beacon.ts';
import { createSettings } from './processes.ts';
import { compare, describeRounds, type LoadRequest } from './rates/compare-rates.ts';
import { requestEvents } from './rates/requests.ts';
import { reportVerdicts } from './statistics.ts';

/** Events on the same durable PostgreSQL as Umami 3's endpoint stores them; see `baselines/umami-collect.ts`. */
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
const umami = {
  file: file('baselines/umami-collect.ts'),
  environment: { NODE_ENV: 'production', DATABASE_URL: postgres.url('umami') },
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
const token = createHmac('sha256', 'umami').update(website).digest('base64url');

console.log(`${describeRounds(connections)} Events per second, synchronous_commit=on, fsync=on.`);
const verdicts = [
  await compare({
    name: 'single events to those of Umami',
    connections,
    isShared: true,
    own: { ...own, request: requestEvents(environment.PUBLIC_ORIGIN) },
    base: { ...umami, request: requestView('/api/send', view, { 'x-umami-cache': token }) },
    limit: 10,
  }),
  await compare({
    name: `events in batches of ${batch} to those of Umami`,
    connections,
    isShared: true,
    own: { ...own, request: requestEvents(environment.PUBLIC_ORIGIN, batch), units: batch },
    base: { ...umami, request: requestView('/api/batch', Array(batch).fill(view)), units: batch },
    limit: 20,
  }),
];
console.log('');
process.exitCode = reportVerdicts(verdicts) ? 0 : 1;
rmSync(folder, { recursive: true, force: true });
