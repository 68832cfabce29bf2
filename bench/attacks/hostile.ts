import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTextRequests, type TextRequest } from '../../server/testing/attacks/hostile-requests.ts';
import { createMembers } from '../../server/testing/members.ts';
import { buildSite, spawnServer } from '../../server/testing/processes/spawn-server.ts';
import { createRandom } from '../../shared/seeded-random.ts';
import { computeQuantile } from '../statistics.ts';
import { collectConversations, createProbedClient, type Measured } from './probed-client.ts';

const requests = Number(process.env.REQUESTS ?? 20_000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
const maxCpuMs = 100;
const warmUps = 10;
const healthPauseMs = 50;
/** How often a slow request is repeated. The shortest time is the request's own, and the rest is due to the machine. */
const repeats = 4;
/**
 * Out of a hundred requests. The rest are divided evenly. Hashing a password takes long, but it has its own threads.
 */
const shares: Readonly<Record<string, number>> = { chat: 45, analytics: 20, 'sign-up': 1, 'sign-in': 1 };

type Worst = Measured & { request: TextRequest };

const folder = mkdtempSync(join(tmpdir(), 'coverlight-hostile-'));
const databaseFile = join(folder, 'bench.db');
buildSite();
const [member] = await createMembers(`file:${databaseFile}`, 1);
await using server = await spawnServer({
  databaseFile,
  environment: {
    NODE_OPTIONS: `--import ${new URL('./cpu-probe.ts', import.meta.url).href}`,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
  },
});
using client = createProbedClient(server);
const conversations = await collectConversations(client);
const makers = createTextRequests({
  random: createRandom(seed),
  cookie: member?.cookie ?? '',
  conversations,
});
const names = listNames(Object.keys(makers));
const worst = new Map<string, Worst>();
const counts = new Map<string, number>();
const errors: string[] = [];
const slow: Worst[] = [];
const health: number[] = [];
let isOver = false;

console.log(
  `${requests} requests of hostile texts to ${Object.keys(makers).length} kinds of routes; SEED=${seed} repeats them.`,
);
// Loads and compiles everything needed on first use, which isn't part of any request's time.
for (const make of Object.values(makers))
  for (let sent = 0; sent < warmUps; sent += 1) await client.send(make());
const watching = watchHealth();
for (let sent = 0; sent < requests; sent += 1) {
  const name = names[sent % names.length] ?? '';
  const request = makers[name]?.();
  if (!request) continue;
  await measure(request);
  if (sent % 2000 === 1999) console.log(`  ${sent + 1} sent`);
}
isOver = true;
await watching;
report();
process.exitCode = errors.length + slow.length > 0 ? 1 : 0;
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });

async function measure(request: TextRequest): Promise<void> {
  let measured = await client.send(request);
  const isSlow = () =>
    measured.mainMs > maxCpuMs || (request.path === '/api/chat' && measured.totalMs > maxCpuMs);
  for (let again = 0; again < repeats && isSlow(); again += 1) {
    const next = await client.send(request);
    measured = {
      status: next.status,
      mainMs: Math.min(measured.mainMs, next.mainMs),
      totalMs: Math.min(measured.totalMs, next.totalMs),
    };
  }
  const found = { ...measured, request };
  if (measured.status >= 500) errors.push(save(`error-${errors.length}`, found));
  if (isSlow()) slow.push(found);
  counts.set(request.route, (counts.get(request.route) ?? 0) + 1);
  const before = worst.get(request.route);
  const cost = ({ mainMs, totalMs }: Measured) => (request.path === '/api/chat' ? totalMs : mainMs);
  if (!before || cost(found) > cost(before)) worst.set(request.route, found);
}

/** Chat and analytics process the most text, so they get the most requests. */
function listNames(all: readonly string[]): readonly string[] {
  const fixed = Object.entries(shares).flatMap(([name, share]) => Array.from({ length: share }, () => name));
  const others = all.filter((name) => shares[name] === undefined);
  const rest = Array.from({ length: 100 - fixed.length }, (_, index) => others[index % others.length] ?? '');
  return createRandom(seed).shuffle([...fixed, ...rest]);
}

async function watchHealth(): Promise<void> {
  using own = createProbedClient(server);
  while (!isOver) {
    health.push(await own.measureHealth());
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, healthPauseMs);
    await promise;
  }
}

function save(name: string, { request, ...measured }: Worst): string {
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  writeFileSync(file, JSON.stringify({ ...measured, request }, undefined, 1));
  return `${request.route}: ${measured.status}, see ${file}`;
}

function report(): void {
  console.log('\nThe worst of each route in ms of CPU (main thread / all threads):');
  for (const [route, found] of [...worst].sort(([one], [other]) => one.localeCompare(other))) {
    save(route, found);
    const cpu = `${found.mainMs.toFixed(1).padStart(6)} / ${found.totalMs.toFixed(1).padStart(6)}`;
    console.log(`  ${cpu}  ${route} (${counts.get(route)} requests)`);
  }
  const quantile = (share: number) => computeQuantile(health, share).toFixed(1);
  console.log(
    `\n/healthz in the meantime, by the clock: ${health.length} times, median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, ` +
      `worst ${Math.max(...health).toFixed(1)} ms. On a busy machine most of it is other processes.`,
  );
  for (const found of slow) console.log(`SLOW ${save(`slow-${found.request.route}`, found)}`);
  for (const error of errors.slice(0, 20)) console.log(`ERROR ${error}`);
  console.log(`${slow.length} over ${maxCpuMs} ms of CPU, ${errors.length} with a 5xx.`);
  if (slow.length + errors.length > 0) console.log(`The requests are in ${folder}.`);
}
