import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../server/testing/peers/postgres-server.ts';
import { computeMedian, createClient, reportVerdicts, startServer, type Verdict } from './harness.ts';

/** How long `GET /api/analytics/stats` takes with many events; `npm run bench:stats -- postgres` asks the other engine. */
const events = Number(process.env.EVENTS ?? 1_000_000);
const days = 30;
const batch = 500;
const senders = 4;
const tries = 30;
const key = 'k'.repeat(32);
const headers = { Authorization: `Bearer ${key}` };
const end = Date.now();
const queries = ['day', 'name', 'page', 'property', 'property&property=plan', 'page&name=name_3'];

/** One of 20 names and 200 pages, with a detail of 5 values and another of a million. */
function buildEvent(number: number) {
  const occurredAt = new Date(end - (number / events) * (days - 1) * 86_400_000).toISOString();
  const additionalData = { plan: `plan_${number % 5}`, order: number };
  const data = { eventId: randomUUID(), occurredAt, additionalData, pageRoute: `/page/${number % 200}` };
  return { action: 'track_event', data: { ...data, eventName: `name_${number % 20}` } };
}

await using postgres = process.argv.includes('postgres')
  ? await startPostgres({ folder: tmpdir(), settings: {} })
  : undefined;
const environment = {
  ANALYTICS_KEYS: `bench:${key}`,
  ANALYTICS_DAILY_BYTES: String(2 ** 40),
  ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
};
await using server = await startServer({ environment });
using client = createClient(server);

async function send(first: number): Promise<void> {
  for (let start = first * batch; start < events; start += senders * batch) {
    const count = Math.min(batch, events - start);
    const body = Array.from({ length: count }, (_, index) => buildEvent(start + index));
    const { status, text } = await client.post('/api/analytics', body, headers);
    if (status !== 202) throw new Error(`The server answered ${status}: ${text}`);
  }
}

/** Resolves once the totals contain every event. */
async function waitForTotals(): Promise<void> {
  for (;;) {
    const { text } = await client.get('/api/analytics/stats?by=day', headers);
    if (JSON.parse(text).total === events) return;
    await sleep(1000);
  }
}

const startedAt = performance.now();
await Promise.all(Array.from({ length: senders }, (_, first) => send(first)));
const storedAt = performance.now();
await waitForTotals();
const lag = (performance.now() - storedAt) / 1000;
console.log(
  `Stored ${events} events in ${((storedAt - startedAt) / 1000).toFixed(0)} s; ${tries} calls each, in ms:`,
);
const verdicts: Verdict[] = [{ name: 'seconds until totals are complete', value: lag, max: 60, rounds: 1 }];
for (const query of queries) {
  const times: number[] = [];
  for (let call = 0; call < tries; call += 1) {
    const { ms, status } = await client.get(`/api/analytics/stats?by=${query}`, headers);
    if (status !== 200) throw new Error(`by=${query} answered ${status}.`);
    times.push(ms);
  }
  verdicts.push({ name: `median of by=${query}`, value: computeMedian(times), max: 150, rounds: tries });
}
reportVerdicts(verdicts);
