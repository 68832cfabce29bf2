import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { writeOutcomes } from './outcomes.ts';

/** Tells `npm test` which tests failed, and which needed a second try. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // If a file can't be loaded or a suite's hook fails, there is no failed test.
    const brokenModules = modules.filter(
      (module) => module.state() === 'failed' && ![...module.children.allTests('failed')].length,
    );
    writeOutcomes({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: [
        ...tests.filter((test) => test.result().state === 'failed').map(nameTest),
        ...brokenModules.map(
          (module) =>
            `${nameFile(module)}: failed outside of its tests: ${module.errors()[0]?.message ?? 'a hook failed'}`,
        ),
        ...errors.map((error) => `outside of tests: ${error.message}`),
      ],
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(describeFlaky),
    });
  }
}

const nameFile = (module: TestModule) => path.relative(process.cwd(), module.moduleId);
const nameTest = (test: TestCase) => `${nameFile(test.module)}: ${test.fullName}`;
/** Vitest itself doesn't print why the first try failed. */
const describeFlaky = (test: TestCase) =>
  `${nameTest(test)}: ${test.result().errors?.[0]?.message ?? 'unknown error'}`;
