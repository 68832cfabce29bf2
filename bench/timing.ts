import { type Answer, type Client, pause, signUp } from './auth-client.ts';
import { withAuthServer } from './auth-server.ts';
import { compareRanks, computeMedian, computeQuantile } from './statistics.ts';

const pairs = Number(process.env.BENCH_PAIRS ?? 200);
/** Whatever a request leaves behind, such as an email being sent, must not slow down the next one. */
const restMs = 15;
const maxScore = 3.3;

type Trial = { name: string; send: (client: Client, email: string) => Promise<Answer> };

const trials: readonly Trial[] = [
  {
    name: 'POST /api/auth/sign-in with a wrong password',
    send: (client, email) => client.post('/api/auth/sign-in', { email, password: 'wrong horse battery' }),
  },
  {
    name: 'POST /api/auth/recover',
    send: (client, email) => client.post('/api/auth/recover', { email }),
  },
];

console.log(`Known and unknown accounts, ${pairs} of each, in random order.`);
const isAlike: boolean[] = [];
await withAuthServer(async (connect) => {
  using client = connect();
  const known = Array.from({ length: pairs }, (_, index) => `known${index}@example.com`);
  const unknown = Array.from({ length: pairs }, (_, index) => `other${index}@example.com`);
  for (const email of known) await signUp(client, email);
  for (const trial of trials) isAlike.push(await compare(client, trial, known, unknown));
});
process.exitCode = isAlike.every(Boolean) ? 0 : 1;

async function compare(
  client: Client,
  { name, send }: Trial,
  known: readonly string[],
  unknown: readonly string[],
): Promise<boolean> {
  const answers: Record<'known' | 'unknown', Answer[]> = { known: [], unknown: [] };
  // The first calls load what is imported on first use.
  for (let index = 0; index < 10; index += 1) await send(client, `warm${index}@example.com`);
  for (let index = 0; index < pairs; index += 1) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = (kind === 'known' ? known : unknown)[index] ?? '';
      answers[kind].push(await send(client, email));
      await pause(restMs);
    }
  }
  const times = { known: answers.known.map(({ ms }) => ms), unknown: answers.unknown.map(({ ms }) => ms) };
  const score = compareRanks(times.known, times.unknown);
  const isTimeAlike = Math.abs(score) <= maxScore;
  const forms = new Set([...answers.known, ...answers.unknown].map(describeForm));
  console.log(`\n${name}`);
  for (const [kind, values] of Object.entries(times)) {
    const p90 = computeQuantile(values, 0.9).toFixed(2);
    console.log(`  ${kind.padEnd(8)} median ${computeMedian(values).toFixed(2)} ms, p90 ${p90} ms`);
  }
  const verdict = isTimeAlike ? 'no difference beyond noise' : 'they DIFFER';
  console.log(`  time: ${verdict} (standard score ${score.toFixed(2)}, limit ±${maxScore})`);
  console.log(
    `  status, headers and body: ${forms.size === 1 ? 'equal' : `NOT equal:\n${[...forms].join('\n')}`}`,
  );
  return isTimeAlike && forms.size === 1;
}

/** Describes a response without the parts that always differ: ids, the time, and the limit's count. */
function describeForm({ status, headers, text }: Answer): string {
  const { date: _date, 'x-request-id': _id, 'ratelimit-remaining': _left, ...rest } = headers;
  const { 'ratelimit-reset': _reset, ...same } = rest;
  return JSON.stringify({ status, same, text: text.replace(/"requestId":"[^"]*"/, '') });
}
