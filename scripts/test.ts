import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findMemoryFolder } from '../server/testing/memory-folder.ts';
import { findBrowser } from './browser/find-browser.ts';
import { evaluateCheck, evaluateStep, type Outcomes, type Run, readReport } from './test-outcomes.ts';

type VitestOptions = { environment?: NodeJS.ProcessEnv; filters?: readonly string[] };

/** Covers what differs between the engines. `npm run postgres` runs all of the server's tests on PostgreSQL. */
const engineTests = [
  'server/platform/database/engines.test.ts',
  'server/platform/database/postgres/',
  'server/platform/jobs/job-queue.test.ts',
  'server/features/analytics/ingestion/ingestion.test.ts',
];

// Databases wait for the disk at every write, so everything temporary is in memory if there is room.
const memoryFolder = process.env.TMPDIR === undefined ? findMemoryFolder() : undefined;
// Without the brand's name: a test with another brand looks for it in every response.
const folder = mkdtempSync(path.join(memoryFolder ?? tmpdir(), 'test-'));
// PostgreSQL runs as another user, who has to get to its own folder.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

// Programs that tests start don't compile the same files again.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node-compile-cache');

// Every step runs even after a failed one, so that one run shows every problem. Tests start as soon as the site is
// built, alongside what is left of the checks, so that no core is idle. Journeys need all of the machine.
const environment = findBrowserEnvironment();
const checks = [
  // Several checkers of TypeScript check the same types, so one takes the least computing.
  runStep('Types', 'tsc', ['--noEmit', '--checkers', '1']),
  runStep('Format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  runStep('Unused code and packages', 'knip', []),
];
const results: Outcomes[] = [
  await runStep('Build', 'node', ['scripts/build.ts', '--if-changed']),
  ...(await Promise.all([
    ...checks,
    runVitest('Unit, architecture and API tests', 'vitest.config.ts'),
    runVitest('Database, jobs, events, and processes on PostgreSQL', 'vitest.postgres.config.ts', {
      filters: engineTests,
    }),
    environment && runVitest('Component tests', 'vitest.components.config.ts', { environment }),
  ])),
  environment && (await runJourneys(environment)),
].map((result) => result ?? { passed: 0, failed: ['a step that needs a browser'], flaky: [] });

const failed = results.flatMap((result) => result.failed);
printNames(
  'Passed only on a second try: find the race',
  results.flatMap((result) => result.flaky),
);
printNames('Failed', failed);
console.log(`\n${results.reduce((sum, result) => sum + result.passed, 0)} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Names are printed last, so that no one has to scroll through what every step printed. */
function printNames(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n── ${title}:\n${names.map((name) => `   ${name}`).join('\n')}`);
}

/**
 * Undefined without a browser, in which case neither component tests nor journeys can run, and each counts as one
 * failure.
 */
function findBrowserEnvironment(): NodeJS.ProcessEnv | undefined {
  try {
    return { CHROMIUM_PATH: findBrowser() };
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return undefined;
  }
}

async function runStep(name: string, command: string, args: readonly string[]): Promise<Outcomes> {
  return evaluateCheck(name, await run(name, command, args));
}

/** If a step runs in parallel with others, its output is printed once it has ended. */
async function run(
  name: string,
  command: string,
  args: readonly string[],
  { environment = {}, isAlone = false }: { environment?: NodeJS.ProcessEnv; isAlone?: boolean } = {},
): Promise<Run> {
  console.log(`── ${name} …`);
  const startedAt = performance.now();
  const child = spawn(command, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - startedAt) / 1000)} s\n`,
  );
  return { isSuccess: status === 0, output: Buffer.concat(output).toString() };
}

/** A failed test gets a second try, to distinguish a busy machine from a bug, and is listed at the end. */
async function runVitest(
  name: string,
  config: string,
  { environment = {}, filters = [] }: VitestOptions = {},
): Promise<Outcomes> {
  const report = path.join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, '--retry=1', ...reporters, ...filters];
  return evaluateStep(name, await run(name, 'vitest', args, { environment }), readReport(report));
}

async function runJourneys(environment: NodeJS.ProcessEnv): Promise<Outcomes> {
  const name = 'Browser journeys';
  const report = path.join(folder, `${name}.json`);
  const args = ['test', '--reporter=list,json'];
  const options = { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, isAlone: true };
  return evaluateStep(name, await run(name, 'playwright', args, options), readReport(report));
}
