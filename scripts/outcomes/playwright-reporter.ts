import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { writeOutcomes } from './outcomes.ts';

/** Tells `npm test` which journeys failed, and which needed a second try. A skipped journey counts as failed. */
export default class PlaywrightReporter implements Reporter {
  #tests: TestCase[] = [];
  readonly #errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError(error: TestError): void {
    this.#errors.push(`outside of journeys: ${error.message ?? error.value ?? 'unknown error'}`);
  }

  onEnd(): void {
    const listOutcome = (outcome: ReturnType<TestCase['outcome']>) =>
      this.#tests.filter((test) => test.outcome() === outcome).map(nameJourney);
    const flaky = listOutcome('flaky');
    writeOutcomes({
      passed: listOutcome('expected').length + flaky.length,
      failed: [...listOutcome('unexpected'), ...listOutcome('skipped'), ...this.#errors],
      flaky,
    });
  }
}

function nameJourney(test: TestCase): string {
  const { file, line } = test.location;
  return `${path.relative(process.cwd(), file)}:${line} (${test.parent.project()?.name}): ${test.title}`;
}
