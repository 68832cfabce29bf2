import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../server/testing/peers/postgres-server.ts';
import { createSettings, startServer, stopServer } from './processes.ts';
import { computeMedian, computeQuantile, reportVerdicts, type Verdict } from './statistics.ts';

const events = Number(process.env.EVENTS ?? 1_000_000);
const days = 30;
const batch = 500;
const senders = 4;
const tries = 30;
const maxMs = 150;
/** Until the totals of everything stored are complete. Only PostgreSQL adds them later. */
const maxLagSeconds = 60;
const pollMs = 100;
const port = 3987;
const key = 'k'.repeat(32);
const queries = [
  'by=day',
  'by=name',
  'by=page',
  'by=property',
  'by=property&property=plan',
  'by=page&name=name_3',
];

const origin = `http://127.0.0.1:${port}`;
const { folder, environment } = createSettings(origin);
const file = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
const end = Date.now();

/**
 * An event with one of 20 names, one of 200 pages, and a detail with one of 5 values and another with one of a million.
 */
function buildEvent(number: number) {
  const occurredAt = new Date(end - (number / events) * (days - 1) * 86_400_000).toISOString();
  return {
    action: 'track_event',
    data: {
      eventId: randomUUID(),
      occurredAt,
      eventName: `name_${number % 20}`,
      pageRoute: `/page/${number % 200}`,
      additionalData: { plan: `plan_${number % 5}`, order: number },
    },
  };
}

async function send(first: number): Promise<void> {
  for (let start = first * batch; start < events; start += senders * batch) {
    const body = Array.from({ length: Math.min(batch, events - start) }, (_, index) =>
      buildEvent(start + index),
    );
    const response = await fetch(`${origin}/api/analytics`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (response.status !== 202) throw new Error(`The server answered ${response.status}.`);
  }
}

/** Resolves once no sums of groups wait to be added to the totals anymore. */
async function waitForTotals(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    while ((await client.query('select 1 from analytics_deltas limit 1')).rowCount !== 0) await sleep(pollMs);
  } finally {
    await client.end();
  }
}

/** Milliseconds of each call, its response included. */
async function measure(query: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let call = 0; call < tries; call += 1) {
    const start = performance.now();
    const response = await fetch(`${origin}/api/analytics/stats?${query}`, { headers });
    const { total } = await response.json();
    times.push(performance.now() - start);
    if (total === 0) throw new Error(`Nothing was counted for ${query}.`);
  }
  return times;
}

// `npm run bench:stats -- postgres` measures the other engine, with its default settings.
await using postgres = process.argv.includes('postgres')
  ? await startPostgres({ folder: tmpdir(), settings: {} })
  : undefined;
const DATABASE_URL = postgres?.url('postgres') ?? environment.DATABASE_URL;
const server = await startServer(file, port, {
  ...environment,
  DATABASE_URL,
  ANALYTICS_KEYS: `bench:${key}`,
});
try {
  const start = performance.now();
  await Promise.all(Array.from({ length: senders }, (_, first) => send(first)));
  const seconds = (performance.now() - start) / 1000;
  console.log(`Stored ${events} events in ${seconds.toFixed(0)} s. Of ${tries} calls each, in ms:`);
  const verdicts: Verdict[] = [];
  const storedAt = performance.now();
  const added = postgres ? waitForTotals(DATABASE_URL) : Promise.resolve();
  const lag = added.then(() => (performance.now() - storedAt) / 1000);
  for (const query of queries) {
    const times = await measure(query);
    const ratio = computeMedian(times);
    verdicts.push({
      name: `median of ${query} (slowest ${computeQuantile(times, 1).toFixed(0)})`,
      ratio,
      limit: maxMs,
      isAtLeast: false,
      rounds: tries,
    });
  }
  if (postgres) {
    const name = 'seconds until totals are complete';
    verdicts.push({ name, ratio: await lag, limit: maxLagSeconds, isAtLeast: false, rounds: 1 });
  }
  process.exitCode = reportVerdicts(verdicts) ? 0 : 1;
} finally {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
