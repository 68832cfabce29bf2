import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

const outcomesSchema = z.object({
  passed: z.number(),
  /** The names of failed tests, or what else was wrong with the run. */
  failed: z.array(z.string()),
  /** Names of tests that passed only on their second try, with why the first failed if the runner doesn't print it. */
  flaky: z.array(z.string()),
});

/** The results of the tests in one step. */
export type Outcomes = z.infer<typeof outcomesSchema>;

/** Where a reporter writes the results for `npm test`, which is the only command that sets this. */
export const outcomesVariable = 'TEST_OUTCOMES';

export function writeOutcomes(outcomes: Outcomes): void {
  const file = process.env[outcomesVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes));
}

/** Undefined if the run ended before its reporter wrote any. */
export function loadOutcomes(file: string): Outcomes | undefined {
  try {
    return outcomesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Returns what one step contributes. A run that failed without a failed test, or in which no test passed, counts as one
 * failure, with the first error in its output.
 */
export function evaluateStep(
  step: string,
  { isSuccess, output }: { isSuccess: boolean; output: string },
  outcomes: Outcomes | undefined,
): Outcomes {
  const error = findError(output);
  const fail = (what: string) => [`${step}: ${what}${error === undefined ? '' : `: ${error}`}`];
  if (outcomes === undefined) return { passed: 0, failed: fail('ended without a report'), flaky: [] };
  if (outcomes.failed.length > 0 || (isSuccess && outcomes.passed > 0)) return outcomes;
  return { ...outcomes, failed: fail(isSuccess ? 'no test ran' : 'failed outside of a test') };
}

function findError(output: string): string | undefined {
  return stripVTControlCharacters(output)
    .split('\n')
    .find((line) => /\b(?:[A-Z]\w*)?Error\b.*:|\bE[A-Z]{4,}\b/.test(line))
    ?.trim();
}
