import { setTimeout as pause } from 'node:timers/promises';
import {
  allCores,
  type Client,
  computeMedian,
  computeQuantile,
  createClient,
  password,
  reportVerdicts,
  signUp,
  startServer,
} from './harness.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const atOnce = 100;
const idleMs = 1000;
const email = 'bench@example.com';

/** Measures `GET /healthz` in milliseconds, repeatedly until something else is done. */
async function poll(client: Client, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    times.push((await client.get('/healthz')).ms);
    await pause(2);
  }
  await ended;
  return times;
}

async function signInAtOnce(client: Client): Promise<void> {
  const calls = Array.from({ length: atOnce }, () => client.post('/api/auth/sign-in', { email, password }));
  for (const { status, text } of await Promise.all(calls)) {
    if (status !== 200) throw new Error(`A sign-in answered ${status}: ${text}`);
  }
}

const describe = (times: readonly number[]) =>
  `${computeMedian(times).toFixed(2)} ms (p90 ${computeQuantile(times, 0.9).toFixed(1)} ms)`;

console.log(`GET /healthz idle, and while ${atOnce} people sign in at the same time; ${rounds} rounds.`);
const ratios: number[] = [];
await using server = await startServer({}, allCores);
using poller = createClient(server);
await signUp(poller, email);
for (let round = 1; round <= rounds; round += 1) {
  using people = createClient(server);
  const idle = await poll(poller, pause(idleMs));
  const busy = await poll(poller, signInAtOnce(people));
  ratios.push(computeMedian(busy) / computeMedian(idle));
  console.log(`  ${round}: idle ${describe(idle)}, during ${describe(busy)}`);
}
const name = 'median of /healthz during 100 sign-ins, to idle (lower is better)';
reportVerdicts([{ name, value: computeMedian(ratios), max: 3, rounds }]);
