import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { spawnServer } from '../server/testing/processes/spawn-server.ts';
import { computeQuantile, productionSettings, readMemory, readTicks } from './harness.ts';
import { createSmallHost } from './small-host.ts';
import { accounts, createVisitors, type Kind, type Sample } from './visits.ts';

/**
 * How many visits a second one process takes on one core with 512 MB: more and more of them come, whether the ones before
 * have ended or not, until one request in 20 of any kind takes half a second, or one in a thousand fails. Run it with
 * `taskset -c 1`, because the server has core 0. Takes at most four minutes.
 */
const rates = [5, 10, 20, 30, 40, 50, 60, 70, 80, 100, 120, 150, 200];
const stepSeconds = Number(process.env.BENCH_SECONDS ?? 12);
const memoryBytes = 512 * 1024 * 1024;
const maxP95Ms = 500;
const maxErrorShare = 0.001;
/** Beyond it, the load generator itself is what is slow. */
const maxOwnDelayMs = 200;
/** The busiest hour has so many times the average's visits. */
const peakFactor = 5;

await using lifetime = new AsyncDisposableStack();
const folder = mkdtempSync(`${tmpdir()}/coverlight-capacity-`);
lifetime.defer(() => rmSync(folder, { recursive: true }));
const host = lifetime.use(createSmallHost(0, memoryBytes));
const server = lifetime.use(
  await spawnServer({
    databaseFile: `${folder}/main.db`,
    runner: host.runner,
    environment: {
      ...productionSettings,
      TRUST_PROXY: '1',
      RATE_LIMIT_FACTOR: '1',
      ANALYTICS_DAILY_BYTES: String(16 * 1024 ** 3),
    },
  }),
);
const pid = server.process.pid ?? 0;
/** What the write-ahead log has counts, too. */
const measureDatabase = () => {
  const database = new Database(`${folder}/main.db`, { readonly: true });
  const [pages, size] = ['page_count', 'page_size'].map((name) =>
    Number(database.pragma(name, { simple: true })),
  );
  database.close();
  return (pages ?? 0) * (size ?? 0);
};

let samples: Sample[] = [];
const visitors = createVisitors(server, (sample) => samples.push(sample));
lifetime.defer(() => visitors.close());
const pages = await visitors.findPages();
for (let number = 0; number < accounts; number += 1) await visitors.signUp(number);
await visitors.warmUp(pages);
const [emptyBytes, idleMebibytes] = [measureDatabase(), readMemory(pid, 'VmRSS')];

async function tryRate(rate: number) {
  samples = [];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const ticks = readTicks(pid);
  const startedAt = performance.now();
  const running: Promise<void>[] = [];
  for (let number = 0; number < rate * stepSeconds; number += 1) {
    const wait = startedAt + (number * 1000) / rate - performance.now();
    if (wait > 1) await sleep(wait);
    running.push(visitors.visit(pages));
  }
  await Promise.race([Promise.all(running), sleep(stepSeconds * 1000)]);
  const seconds = (performance.now() - startedAt) / 1000;
  delay.disable();
  const kinds = [...new Set(samples.map(({ kind }) => kind))].toSorted();
  const p95 = new Map<Kind, number>(
    kinds.map((kind) => [
      kind,
      computeQuantile(
        samples.flatMap((one) => (one.kind === kind ? one.ms : [])),
        0.95,
      ),
    ]),
  );
  const errors = samples.filter(({ isError }) => isError).length;
  return {
    rate,
    requests: Math.round(samples.length / seconds),
    cpu: Math.round((readTicks(pid) - ticks) / seconds),
    p95,
    errors,
    errorShare: errors / samples.length,
    ownDelayMs: delay.percentile(99) / 1e6,
    mebibytes: readMemory(pid, 'VmRSS'),
  };
}

const steps: Awaited<ReturnType<typeof tryRate>>[] = [];
let limit = 'the last rate was carried, too';
for (const rate of rates) {
  const step = await tryRate(rate);
  const slow = [...step.p95].filter(([, ms]) => ms > maxP95Ms).map(([kind]) => kind);
  const times = [...step.p95].map(([kind, ms]) => `${kind} ${ms.toFixed(0)}`).join(', ');
  console.log(
    `${rate} visits/s: ${step.requests} requests/s, ${step.cpu}% of the core, ${step.mebibytes.toFixed(0)} MiB, ` +
      `${step.errors} errors, p95 in ms: ${times}; the load generator's own delay ${step.ownDelayMs.toFixed(0)} ms`,
  );
  if (step.errorShare > maxErrorShare) limit = `${step.errors} requests failed at ${rate} visits a second`;
  else if (step.ownDelayMs > maxOwnDelayMs) limit = `the load itself was too slow at ${rate} visits a second`;
  else if (slow.length > 0)
    limit = `p95 was above ${maxP95Ms} ms at ${rate} visits a second: ${slow.join(', ')}`;
  else {
    steps.push(step);
    continue;
  }
  break;
}

const best = steps.at(-1);
const visits = steps.reduce((sum, { rate }) => sum + rate * stepSeconds, 0);
const perVisit = (measureDatabase() - emptyBytes) / visits;
const peak = host.readPeakBytes();
const day = ((best?.rate ?? 0) * 86_400) / peakFactor;
console.log(`
Carried: ${best?.rate ?? 0} visits a second (${(best?.rate ?? 0) * visitors.eventsPerVisit} events, ${best?.requests ?? 0} requests); then ${limit}.
Visits a day, with a busiest hour of ${peakFactor} times the average: ${day.toLocaleString('en-US')}
Memory: ${idleMebibytes.toFixed(0)} MiB before the load, at most ${readMemory(pid, 'VmHWM').toFixed(0)} MiB; ${
  peak === undefined
    ? 'not limited, because this machine has no control groups'
    : `with files ${(peak / 1024 ** 2).toFixed(0)} MiB of 512`
}
Disk: ${perVisit.toFixed(0)} bytes a visit, ${(perVisit / visitors.eventsPerVisit).toFixed(0)} for each event; ${((perVisit * 30 * 1000) / 1024 ** 2).toFixed(0)} MiB a month for 1,000 visits a day`);
