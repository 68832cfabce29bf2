import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** The test results of one step of `npm test`. */
export type Outcomes = {
  passed: number;
  /** The names of failed tests, or what else was wrong with the run. */
  failed: readonly string[];
  /** Names of tests that passed only on their second try, with why the first failed if the runner doesn't print it. */
  flaky: readonly string[];
};

/** What a step's process printed, and whether it succeeded. */
export type Run = { isSuccess: boolean; output: string };

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['passed', 'failed']),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Reads what the runner's own JSON reporter wrote. Undefined if the run ended before that. */
export function readReport(file: string): Outcomes | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const vitest = vitestSchema.safeParse(report);
    return vitest.success ? readVitest(vitest.data) : readPlaywright(playwrightSchema.parse(report));
  } catch {
    return undefined;
  }
}

function readVitest({ testResults }: z.infer<typeof vitestSchema>): Outcomes {
  const outcomes = testResults.map(({ name, status, message, assertionResults: tests }) => {
    const file = relative(process.cwd(), name);
    const failed = tests.filter((test) => test.status === 'failed');
    // If a file can't be loaded or a suite's hook fails, there is no failed test.
    const isBroken = status === 'failed' && failed.length === 0;
    return {
      passed: tests.filter((test) => test.status === 'passed').length,
      failed: isBroken
        ? [`${file}: failed outside of its tests: ${message.split('\n')[0] || 'a hook failed'}`]
        : failed.map(({ fullName }) => `${file}: ${fullName}`),
      flaky: tests
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map(
          ({ fullName, failureMessages }) => `${file}: ${fullName}: ${failureMessages[0]?.split('\n')[0]}`,
        ),
    };
  });
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
  };
}

/** A skipped journey counts as failed. */
function readPlaywright({ suites, errors }: z.infer<typeof playwrightSchema>): Outcomes {
  const tests = suites.flatMap(listTests);
  const list = (...wanted: string[]) =>
    tests.filter(({ status }) => wanted.includes(status)).map(({ name }) => name);
  return {
    passed: list('expected', 'flaky').length,
    failed: [
      ...list('unexpected', 'skipped'),
      ...errors.map(({ message }) => `outside of journeys: ${message ?? 'unknown error'}`),
    ],
    flaky: list('flaky'),
  };
}

function listTests({ specs, suites = [] }: z.infer<typeof suiteSchema>): { name: string; status: string }[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `${file}:${line} (${projectName}): ${title}`, status })),
  );
  return [...own, ...suites.flatMap(listTests)];
}

/** Returns what a step without tests contributes. A failure is named with the first error, or the first line. */
export function evaluateCheck(step: string, { isSuccess, output }: Run): Outcomes {
  const plain = stripVTControlCharacters(output);
  const cause = findError(plain) ?? plain.trim().split('\n')[0];
  return { passed: isSuccess ? 1 : 0, failed: isSuccess ? [] : [`${step}: ${cause}`], flaky: [] };
}

/**
 * Returns what one step contributes. A run that failed without a failed test, or in which no test passed, counts as one
 * failure, and so does an error outside of all tests. Each is named with the first error in the output.
 */
export function evaluateStep(
  step: string,
  { isSuccess, output }: Run,
  outcomes: Outcomes | undefined,
): Outcomes {
  const plain = stripVTControlCharacters(output);
  const unhandled = /\bUnhandled (?:Error|Rejection)/.exec(plain);
  const error = findError(unhandled ? plain.slice(unhandled.index + unhandled[0].length) : plain);
  const fail = (what: string) => `${step}: ${what}${error === undefined ? '' : `: ${error}`}`;
  if (outcomes === undefined) return { passed: 0, failed: [fail('ended without a report')], flaky: [] };
  const { passed, failed } = outcomes;
  const isOutside = !isSuccess && (failed.length === 0 || unhandled !== null);
  if (isOutside) return { ...outcomes, failed: [...failed, fail('failed outside of a test')] };
  return passed === 0 && failed.length === 0 ? { ...outcomes, failed: [fail('no test ran')] } : outcomes;
}

function findError(output: string): string | undefined {
  return output
    .split('\n')
    .find((line) => /\b(?:[A-Z]\w*)?Error\b.*:|\berror TS\d+:|\bE[A-Z]{4,}\b/.test(line))
    ?.trim();
}
