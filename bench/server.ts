import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { serverCommand } from '../server/testing/processes/server-command.ts';
import { spawnServer } from '../server/testing/processes/spawn-server.ts';
import {
  computeMedian,
  createClient,
  productionSettings,
  reportVerdicts,
  serverCore,
  type Verdict,
} from './harness.ts';
import { compare, describeRounds, readMostMemory, recommendation, requestEvents } from './rates.ts';

const batch = 20;
const maxMemoryMib = 200;
const starts = Number(process.env.BENCH_ROUNDS ?? 7);
const landing = { path: '/', headers: { 'Accept-Encoding': 'br' } };
const baseline = (name: string) => ({ program: ['bench/baseline.ts', name] });

console.log(`${describeRounds(32)} Events are stored with synchronous=FULL.`);
const verdicts: Verdict[] = [
  await compare({
    name: 'POST /api/recommendation to a bare Express JSON echo',
    own: { request: recommendation },
    base: { ...baseline('echo'), request: recommendation },
    min: 0.35,
  }),
  await compare({
    name: 'POST /api/recommendation to Express with its usual packages',
    own: { request: recommendation },
    base: { ...baseline('usual'), request: recommendation },
    min: 0.85,
  }),
  await compare({
    name: 'GET / to bare Express sending the same buffer',
    own: { request: landing },
    base: { ...baseline('page'), request: landing },
    min: 0.8,
  }),
  await compare({
    name: 'single events to a bare Express JSON echo',
    own: { request: requestEvents() },
    base: { ...baseline('echo'), request: requestEvents() },
    min: 0.25,
  }),
  await compare({
    name: `events in batches of ${batch} to single events`,
    own: { request: requestEvents(batch), units: batch },
    base: { request: requestEvents() },
    min: 3,
  }),
  { name: 'most memory in MiB', value: readMostMemory(), max: maxMemoryMib, rounds: 1 },
  await compareStart(),
];
reportVerdicts(verdicts);

/** A start that finds its database migrated and its code compiled, to one of the smallest server. */
async function compareStart(): Promise<Verdict> {
  const name = 'start to the first response, to a bare node:http server (lower is better)';
  const bare = `require('node:http').createServer((_request, response) => response.end('page'))
    .listen(process.env.PORT, '127.0.0.1', () => console.log('is ready at its port'))`;
  const folder = mkdtempSync(`${tmpdir()}/coverlight-start-`);
  const ratios: number[] = [];
  console.log(`\n${name}`);
  await measureStart(folder, serverCommand);
  for (let round = 1; round <= starts; round += 1) {
    const base = await measureStart(folder, ['-e', bare]);
    const own = await measureStart(folder, serverCommand);
    ratios.push(own / base);
    console.log(`  ${round}: ${own.toFixed(0)} ms / ${base.toFixed(0)} ms = ${(own / base).toFixed(2)}`);
  }
  rmSync(folder, { recursive: true });
  return { name, value: computeMedian(ratios), max: 11, rounds: ratios.length };
}

/** Measures the milliseconds from starting the process to the end of its first response. */
async function measureStart(folder: string, program: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const server = await spawnServer({
    databaseFile: `${folder}/start.db`,
    runner: ['taskset', '-c', String(serverCore)],
    environment: productionSettings,
    program,
  });
  using client = createClient(server);
  await client.get('/');
  const took = performance.now() - startedAt;
  await server.end('SIGTERM');
  return took;
}
