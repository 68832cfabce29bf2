import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createSettings, serverCore } from './processes.ts';
import { type Contender, compare, describeRounds, type LoadRequest, rounds } from './rates/compare-rates.ts';
import { requestRecommendation } from './rates/requests.ts';
import { computeMedian, reportVerdicts, type Verdict } from './statistics.ts';

const { folder, environment } = createSettings('http://localhost:3000');
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ours = { file: file('../server/main.ts'), environment };

const recommendation = requestRecommendation(environment.PUBLIC_ORIGIN);
const landing: LoadRequest = { path: '/', headers: { 'Accept-Encoding': 'br' } };

console.log(describeRounds());
const verdicts: Verdict[] = [
  await compare({
    name: 'POST /api/recommendation to a bare Express JSON echo',
    own: { ...ours, request: recommendation },
    base: { file: file('baselines/express-echo.ts'), request: recommendation },
    limit: 0.5,
  }),
  await compare({
    name: 'POST /api/recommendation to Express with its usual packages',
    own: { ...ours, request: recommendation },
    base: { file: file('baselines/express-usual.ts'), request: recommendation },
    limit: 1,
  }),
  await compare({
    name: 'GET / to bare Express sending the same buffer',
    own: { ...ours, request: landing },
    base: { file: file('baselines/express-buffer.ts'), request: landing },
    limit: 0.8,
  }),
  await compare({
    name: 'GET / to express-static-gzip',
    own: { ...ours, request: landing },
    base: { file: file('baselines/express-static-gzip.ts'), request: landing },
    limit: 3,
  }),
  await compareStart('start to the first answer, to a bare node:http server (lower is better)', 5),
];
console.log('');
process.exitCode = reportVerdicts(verdicts) ? 0 : 1;
rmSync(folder, { recursive: true, force: true });

async function compareStart(name: string, limit: number): Promise<Verdict> {
  const ratios: number[] = [];
  console.log(`\n${name}`);
  // The first start migrates and fills Node's compile cache, like the first start of an installation.
  await measureStart(ours);
  for (let round = 1; round <= rounds; round += 1) {
    const base = await measureStart({ file: file('baselines/http-buffer.ts') });
    const own = await measureStart(ours);
    ratios.push(own / base);
    console.log(`  ${round}: ${own.toFixed(0)} ms / ${base.toFixed(0)} ms = ${(own / base).toFixed(2)}`);
  }
  return { name, ratio: computeMedian(ratios), limit, isAtLeast: false, rounds: ratios.length };
}

/** Measures the milliseconds from starting the process to the end of its first response. */
async function measureStart({
  file: program,
  environment: own,
}: Pick<Contender, 'file' | 'environment'>): Promise<number> {
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
