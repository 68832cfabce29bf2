import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageAmounts } from '../shared/quote/coverage-amounts.ts';
import { type Load, loadTool, measureRate } from './load.ts';
import { readCoreUse, serverCore, startServer, stopServer } from './processes.ts';
import { computeMedian, reportVerdicts, type Verdict } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const fewestRounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 32;
const largestForeignShare = 0.1;

const folder = mkdtempSync(join(tmpdir(), 'coverlight-bench-'));
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const environment = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  SESSION_SECRET: 'b'.repeat(64),
  DATABASE_URL: `file:${folder}/bench.db`,
  RATE_LIMIT_FACTOR: '1000000',
};
const ours = { file: file('../server/main.ts'), environment };
const userData = {
  name: 'Alex Rivera',
  age: 34,
  state: 'Ohio',
  coverageAmount: coverageAmounts[4],
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  healthStatus: 'Good',
  majorHealthConditions: 'No',
  medications: 'No',
  familyHistory: 'No',
  riskyHobbies: 'No',
  highRiskOccupation: 'No',
  alcoholConsumption: 'Never',
  exercise: 'Weekly',
  priority: 'Lowest premium cost',
  noMedicalExam: 'Yes',
  approvalPreference: 'Within a week',
};

type Contender = { file: string; environment?: NodeJS.ProcessEnv };
type Request = Pick<Load, 'body' | 'headers'> & { path: string };

const recommendation: Request = {
  path: '/api/recommendation',
  headers: { 'Content-Type': 'application/json', Origin: environment.PUBLIC_ORIGIN },
  body: JSON.stringify({ userData }),
};
const landing: Request = { path: '/', headers: { 'Accept-Encoding': 'br' } };

console.log(
  `Load by ${loadTool}, ${connections} connections, ${rounds} paired rounds of ${seconds} s; higher is better.`,
);
const verdicts: Verdict[] = [
  await compare(
    'POST /api/recommendation to a bare Express JSON echo',
    recommendation,
    file('baselines/express-echo.ts'),
    0.65,
  ),
  await compare(
    'GET / to node:http writing the same buffer',
    landing,
    file('baselines/http-buffer.ts'),
    0.75,
  ),
  await compare('GET / to express-static-gzip', landing, file('baselines/express-static-gzip.ts'), 4),
  await compareStart('start to the first answer, to a bare node:http server (lower is better)', 5),
];
console.log('');
process.exitCode = reportVerdicts(verdicts) ? 0 : 1;
rmSync(folder, { recursive: true, force: true });

async function compare(name: string, request: Request, baseline: string, limit: number): Promise<Verdict> {
  const ratios: number[] = [];
  console.log(`\n${name}`);
  for (let round = 1; round <= rounds; round += 1) {
    const base = await measure({ file: baseline }, request);
    const own = await measure(ours, request);
    const foreign = Math.max(base.foreign, own.foreign);
    const isGood = foreign <= largestForeignShare;
    if (isGood) ratios.push(own.rate / base.rate);
    console.log(
      `  ${round}: ${own.rate.toFixed(0)} / ${base.rate.toFixed(0)} = ${(own.rate / base.rate).toFixed(2)}` +
        (isGood ? '' : `, thrown away: others took ${Math.round(foreign * 100)} % of core ${serverCore}`),
    );
  }
  const isEnough = ratios.length >= fewestRounds;
  return { name, ratio: computeMedian(ratios), limit, isAtLeast: true, rounds: isEnough ? ratios.length : 0 };
}

/** Requests per second of a server on its own core, and the share of that core that other processes took. */
async function measure({ file: program, environment: own }: Contender, request: Request) {
  const port = 4700 + Math.floor(Math.random() * 200);
  const child = await startServer(program, port, own);
  const { path, ...rest } = request;
  const load = { ...rest, url: `http://127.0.0.1:${port}${path}`, connections };
  try {
    await measureRate({ ...load, seconds: 1 });
    const pid = child.pid ?? 0;
    const before = readCoreUse(pid);
    const startedAt = performance.now();
    const rate = await measureRate({ ...load, seconds });
    const after = readCoreUse(pid);
    // The kernel counts 100 ticks a second.
    const ticks = (performance.now() - startedAt) / 10;
    return { rate, foreign: Math.max(0, after.busy - before.busy - (after.own - before.own)) / ticks };
  } finally {
    await stopServer(child);
  }
}

async function compareStart(name: string, limit: number): Promise<Verdict> {
  const ratios: number[] = [];
  console.log(`\n${name}`);
  // The first start migrates and fills Node's compile cache, as the first start of an installation does.
  await measureStart(ours);
  for (let round = 1; round <= rounds; round += 1) {
    const base = await measureStart({ file: file('baselines/http-buffer.ts') });
    const own = await measureStart(ours);
    ratios.push(own / base);
    console.log(`  ${round}: ${own.toFixed(0)} ms / ${base.toFixed(0)} ms = ${(own / base).toFixed(2)}`);
  }
  return { name, ratio: computeMedian(ratios), limit, isAtLeast: false, rounds: ratios.length };
}

/** Milliseconds from starting the process to the end of its first answer. */
async function measureStart({ file: program, environment: own }: Contender): Promise<number> {
  const port = 4700 + Math.floor(Math.random() * 200);
  const startedAt = performance.now();
  const child = spawn('taskset', ['-c', String(serverCore), process.execPath, program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), ...own },
  });
  const exited = once(child, 'exit');
  while (!(await isAnswered(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
  }
  const took = performance.now() - startedAt;
  child.kill('SIGTERM');
  await exited;
  return took;
}

function isAnswered(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const request = get({ port, host: '127.0.0.1', path: '/', agent: false }, (response) => {
    response.resume().once('end', () => resolve(response.statusCode === 200));
  });
  request.once('error', () => setTimeout(() => resolve(false), 1));
  return promise;
}
