import { setTimeout as pause } from 'node:timers/promises';
import {
  allCores,
  computeMedian,
  computeQuantile,
  createClient,
  signUp,
  startServer,
  type TimedAnswer,
} from './harness.ts';

const pairs = Number(process.env.BENCH_PAIRS ?? 200);
/** Whatever a request leaves behind, such as an email being sent, must not slow down the next one. */
const restMs = 15;
const maxScore = 3.3;

const trials: readonly { name: string; send: (email: string) => Promise<TimedAnswer> }[] = [
  {
    name: 'POST /api/auth/sign-in with a wrong password',
    send: (email) => client.post('/api/auth/sign-in', { email, password: 'wrong horse battery' }),
  },
  { name: 'POST /api/auth/recover', send: (email) => client.post('/api/auth/recover', { email }) },
];

console.log(`Known and unknown accounts, ${pairs} of each, in random order.`);
await using server = await startServer({}, allCores);
using client = createClient(server);
const known = Array.from({ length: pairs }, (_, index) => `known${index}@example.com`);
const unknown = Array.from({ length: pairs }, (_, index) => `other${index}@example.com`);
for (const email of known) await signUp(client, email);
for (const { name, send } of trials) {
  const answers: Record<'known' | 'unknown', TimedAnswer[]> = { known: [], unknown: [] };
  // The first calls load what is imported on first use.
  for (let index = 0; index < 10; index += 1) await send(`warm${index}@example.com`);
  for (let index = 0; index < pairs; index += 1) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      answers[kind].push(await send((kind === 'known' ? known : unknown)[index] ?? ''));
      await pause(restMs);
    }
  }
  report(name, answers);
}

function report(name: string, answers: Record<'known' | 'unknown', TimedAnswer[]>): void {
  const times = { known: answers.known.map(({ ms }) => ms), unknown: answers.unknown.map(({ ms }) => ms) };
  const score = compareRanks(times.known, times.unknown);
  const forms = new Set([...answers.known, ...answers.unknown].map(describeForm));
  console.log(`\n${name}`);
  for (const [kind, values] of Object.entries(times)) {
    const p90 = computeQuantile(values, 0.9).toFixed(2);
    console.log(`  ${kind.padEnd(8)} median ${computeMedian(values).toFixed(2)} ms, p90 ${p90} ms`);
  }
  const isTimeAlike = Math.abs(score) <= maxScore;
  const verdict = isTimeAlike ? 'no difference beyond noise' : 'they DIFFER';
  console.log(`  time: ${verdict} (standard score ${score.toFixed(2)}, limit ±${maxScore})`);
  console.log(
    `  status, headers, and body: ${forms.size === 1 ? 'equal' : `NOT equal:\n${[...forms].join('\n')}`}`,
  );
  if (!isTimeAlike || forms.size !== 1) process.exitCode = 1;
}

/**
 * Runs the Mann-Whitney test of whether one group's values tend to be larger than the other's. Returns a standard
 * score: beyond 3.3 in either direction happens by chance once in a thousand times.
 */
function compareRanks(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  const rankSum = all.reduce((sum, { isLeft }, index) => sum + (isLeft ? index + 1 : 0), 0);
  const statistic = rankSum - (left.length * (left.length + 1)) / 2;
  const product = left.length * right.length;
  return (statistic - product / 2) / Math.sqrt((product * (left.length + right.length + 1)) / 12);
}

/** Describes a response without the parts that always differ: ids, the time, and the limit's count. */
function describeForm({ status, headers, text }: TimedAnswer): string {
  const { date: _date, 'x-request-id': _id, 'ratelimit-remaining': _left, ...rest } = headers;
  const { 'ratelimit-reset': _reset, ...same } = rest;
  return JSON.stringify({ status, same, text: text.replace(/"requestId":"[^"]*"/, '') });
}
