import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { findBrowser } from './find-browser.ts';

type Counts = { passed: number; failed: number };
type VitestOptions = { environment?: NodeJS.ProcessEnv; filters?: readonly string[] };

/** Where the engines differ the most. `npm run postgres` runs all of the server's tests on PostgreSQL. */
const engineTests = [
  'server/platform/database',
  'server/platform/jobs',
  'server/platform/sessions',
  'server/features/analytics',
  'server/features/auth/codes',
  'server/features/auth/sessions',
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

// Every step runs even after a failed one, so that one run shows every problem.
const results: Counts[] = [
  runStep('Types', 'tsc', ['--noEmit']),
  runStep('Format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  runStep('Unused code and packages', 'knip', []),
  runStep('Build', 'node', ['scripts/build.ts', '--if-changed']),
  runVitest('Unit, architecture and API tests', 'vitest.config.ts'),
  runVitest('Database, jobs, events, codes, and sessions on PostgreSQL', 'vitest.postgres.config.ts', {
    filters: engineTests,
  }),
  ...runBrowserTests(),
];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function runStep(name: string, command: string, args: readonly string[]): Counts {
  const isSuccess = run(name, command, args);
  return { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1 };
}

function run(
  name: string,
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): boolean {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  return status === 0;
}

/** Counts the tests in the report. A run that failed for another reason, or ran no test, counts as one failure. */
function runVitest(
  name: string,
  config: string,
  { environment = {}, filters = [] }: VitestOptions = {},
): Counts {
  const reportFile = `test-results/${config}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const isSuccess = run(name, 'vitest', ['run', '--config', config, ...reporters, ...filters], environment);
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const report = vitestReportSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  const isClean = isSuccess && report.success && report.numPassedTests > 0;
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, isClean ? 0 : 1) };
}

/** Component tests and journeys. Without a browser neither can run, which counts as one failure. */
function runBrowserTests(): Counts[] {
  let browser: string;
  try {
    browser = findBrowser();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return [{ passed: 0, failed: 1 }];
  }
  const environment = { CHROMIUM_PATH: browser };
  return [
    runVitest('Component tests', 'vitest.components.config.ts', { environment }),
    runJourneys(environment),
  ];
}

function runJourneys(environment: NodeJS.ProcessEnv): Counts {
  const isSuccess = run('Browser journeys', 'playwright', ['test'], environment);
  if (!existsSync(browserReport)) return { passed: 0, failed: 1 };
  const { stats, errors } = browserReportSchema.parse(JSON.parse(readFileSync(browserReport, 'utf8')));
  const isClean = isSuccess && errors.length === 0 && stats.expected > 0 && stats.skipped === 0;
  if (stats.flaky > 0)
    console.warn(`── Journeys that passed only on their second try: ${stats.flaky}. Find the race.`);
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, isClean ? 0 : 1) };
}
