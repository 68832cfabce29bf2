import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { findBrowser } from './find-browser.ts';

type Counts = { passed: number; failed: number };
type VitestOptions = { environment?: NodeJS.ProcessEnv; filters?: readonly string[] };

/** What is different between the engines. `npm run postgres` runs all of the server's tests on PostgreSQL. */
const engineTests = [
  'server/platform/database/engines.test.ts',
  'server/platform/database/postgres/',
  'server/platform/jobs/job-queue.test.ts',
  'server/features/analytics/ingestion/ingestion.test.ts',
];

const browserReport = 'test-results/report.json';
const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});
const browserReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

// Every step runs even after a failed one, so that one run shows every problem. Steps that wait for the disk or a
// browser run beside steps that compute, which keeps all cores busy.
const environment = findBrowserEnvironment();
const results: Counts[] = [
  ...(await Promise.all([
    runStep('Types', 'tsc', ['--noEmit']),
    runStep('Format and lint', 'biome', ['check', '--error-on-warnings', '.']),
    runStep('Unused code and packages', 'knip', []),
    runStep('Build', 'node', ['scripts/build.ts', '--if-changed']),
  ])),
  ...(await Promise.all([
    runVitest('Unit, architecture and API tests', 'vitest.config.ts'),
    runVitest('Database, jobs, events, and processes on PostgreSQL', 'vitest.postgres.config.ts', {
      filters: engineTests,
    }),
    environment && runVitest('Component tests', 'vitest.components.config.ts', { environment }),
  ])),
  environment && (await runJourneys(environment)),
].map((result) => result ?? { passed: 0, failed: 1 });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Undefined without a browser: then neither component tests nor journeys can run, and each counts as one failure. */
function findBrowserEnvironment(): NodeJS.ProcessEnv | undefined {
  try {
    return { CHROMIUM_PATH: findBrowser() };
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return undefined;
  }
}

async function runStep(name: string, command: string, args: readonly string[]): Promise<Counts> {
  const isSuccess = await run(name, command, args);
  return { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1 };
}

/** What a step prints that runs beside others appears once it has ended. */
async function run(
  name: string,
  command: string,
  args: readonly string[],
  { environment = {}, isAlone = false }: { environment?: NodeJS.ProcessEnv; isAlone?: boolean } = {},
): Promise<boolean> {
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
  return status === 0;
}

/** Counts the tests in the report. A run that failed for another reason, or ran no test, counts as one failure. */
async function runVitest(
  name: string,
  config: string,
  { environment = {}, filters = [] }: VitestOptions = {},
): Promise<Counts> {
  const reportFile = `test-results/${config}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const args = ['run', '--config', config, ...reporters, ...filters];
  const isSuccess = await run(name, 'vitest', args, { environment });
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const report = vitestReportSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  const isClean = isSuccess && report.success && report.numPassedTests > 0;
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, isClean ? 0 : 1) };
}

async function runJourneys(environment: NodeJS.ProcessEnv): Promise<Counts> {
  const isSuccess = await run('Browser journeys', 'playwright', ['test'], { environment, isAlone: true });
  if (!existsSync(browserReport)) return { passed: 0, failed: 1 };
  const { stats, errors } = browserReportSchema.parse(JSON.parse(readFileSync(browserReport, 'utf8')));
  const isClean = isSuccess && errors.length === 0 && stats.expected > 0 && stats.skipped === 0;
  if (stats.flaky > 0)
    console.warn(`── Journeys that passed only on their second try: ${stats.flaky}. Find the race.`);
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, isClean ? 0 : 1) };
}
