import { type Client, password, pause, signUp } from './auth-client.ts';
import { withAuthServer } from './auth-server.ts';
import { computeMedian, computeQuantile, reportVerdicts } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const atOnce = 100;
const idleMs = 1000;
const pollPauseMs = 2;
const maxRatio = 3;
const email = 'bench@example.com';

/** Measures `GET /healthz` in milliseconds, repeatedly until something else is done. */
async function poll(client: Client, isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isDone()) {
    times.push((await client.get('/healthz')).ms);
    await pause(pollPauseMs);
  }
  return times;
}

async function signInAtOnce(client: Client): Promise<number> {
  const startedAt = performance.now();
  const calls = Array.from({ length: atOnce }, () => client.post('/api/auth/sign-in', { email, password }));
  for (const { status, text } of await Promise.all(calls)) {
    if (status !== 200) throw new Error(`A sign-in answered ${status}: ${text}`);
  }
  return performance.now() - startedAt;
}

function describe(times: readonly number[]): string {
  return `${computeMedian(times).toFixed(2)} ms (p90 ${computeQuantile(times, 0.9).toFixed(1)} ms)`;
}

console.log(`GET /healthz idle, and while ${atOnce} people sign in at the same time; ${rounds} rounds.`);
const ratios: number[] = [];
await withAuthServer(async (connect) => {
  using poller = connect();
  await signUp(poller, email);
  for (let round = 1; round <= rounds; round += 1) {
    using people = connect();
    const idleUntil = performance.now() + idleMs;
    const idle = await poll(poller, () => performance.now() > idleUntil);
    let isDone = false;
    const burst = signInAtOnce(people).finally(() => {
      isDone = true;
    });
    const busy = await poll(poller, () => isDone);
    const seconds = ((await burst) / 1000).toFixed(2);
    const ratio = computeMedian(busy) / computeMedian(idle);
    ratios.push(ratio);
    console.log(
      `  ${round}: idle ${describe(idle)}, during ${describe(busy)}, ratio ${ratio.toFixed(2)}, all in after ${seconds} s`,
    );
  }
});
console.log('');
const name = 'median of /healthz during 100 sign-ins, to idle (lower is better)';
const verdict = { name, ratio: computeMedian(ratios), limit: maxRatio, isAtLeast: false, rounds };
process.exitCode = reportVerdicts([verdict]) ? 0 : 1;
