import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateStep, loadOutcomes, outcomesVariable } from './outcomes.ts';

describe('a step of the test command', () => {
  const clean = { passed: 2, failed: [], flaky: [] };

  it('counts what its report says', () => {
    expect(evaluateStep('Units', { isSuccess: true, output: '' }, clean)).toEqual(clean);
    const failed = ['a.test.ts: adds'];
    expect(
      evaluateStep('Units', { isSuccess: false, output: 'Error: x' }, { ...clean, failed }).failed,
    ).toEqual(failed);
  });

  it.each([
    ['a run without a report', true, undefined],
    ['a run that failed without a failed test', false, clean],
    ['a run without a test', true, { ...clean, passed: 0 }],
  ])('counts %s as one failure', (_case, isSuccess, outcomes) => {
    expect(evaluateStep('Units', { isSuccess, output: '' }, outcomes).failed).toEqual([
      expect.stringContaining('Units: '),
    ]);
  });

  it('names the cause of a failure outside of a test', () => {
    const output = ' RUN  v5\n\u001b[31mError: spawn /root/x/initdb EACCES\u001b[39m\n    at start\n';
    expect(evaluateStep('Units', { isSuccess: false, output }, clean).failed).toEqual([
      'Units: failed outside of a test: Error: spawn /root/x/initdb EACCES',
    ]);
  });
});

describe('the reporters', () => {
  let folder: string;
  beforeAll(() => {
    // Inside the project, so that its packages can be imported.
    folder = mkdtempSync(path.resolve('node_modules/.outcomes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs one test for each outcome, and returns what the reporter writes. */
  function run(
    runner: 'vitest' | 'playwright',
    args: readonly string[],
    { file, imports }: { file: string; imports: string },
  ) {
    writeFileSync(
      path.join(folder, file),
      `${imports}
      let tries = 0;
      test('passes', () => {});
      test('fails', () => { throw new Error('on purpose'); });
      test('passes on its second try', ${runner === 'vitest' ? '() => { tries += 1; if (tries === 1)' : '({}, info) => { if (info.retry === 0)'} throw new Error('on purpose'); });`,
    );
    const outcomesFile = path.join(folder, `${runner}.json`);
    const { status } = spawnSync(`node_modules/.bin/${runner}`, args, {
      env: { ...process.env, [outcomesVariable]: outcomesFile },
    });
    expect(status).not.toBe(0);
    return loadOutcomes(outcomesFile);
  }

  it('name the tests that failed, and those that needed a second try with the reason', () => {
    const config = path.join(folder, 'vitest.config.ts');
    writeFileSync(
      config,
      `export default { root: process.cwd(), test: { dir: ${JSON.stringify(folder)} } };`,
    );
    const reporter = '--reporter=./scripts/outcomes/vitest-reporter.ts';
    const outcomes = run('vitest', ['run', '--config', config, '--retry=1', reporter], {
      file: 'sample.test.ts',
      imports: "import { test } from 'vitest';",
    });
    expect(outcomes).toEqual({
      passed: 2,
      failed: [expect.stringMatching(/sample\.test\.ts: fails$/)],
      flaky: [expect.stringMatching(/sample\.test\.ts: passes on its second try: on purpose$/)],
    });
  });

  it('name the journeys that failed or needed a second try', () => {
    const config = path.join(folder, 'playwright.config.mjs');
    writeFileSync(
      config,
      `export default { testDir: '.', testMatch: 'sample.spec.mjs', retries: 1, workers: 1, outputDir: './results',
        reporter: [[${JSON.stringify(path.resolve('scripts/outcomes/playwright-reporter.ts'))}]] };`,
    );
    const outcomes = run('playwright', ['test', '--config', config], {
      file: 'sample.spec.mjs',
      imports: "import { test } from '@playwright/test';",
    });
    expect(outcomes).toEqual({
      passed: 2,
      failed: [expect.stringMatching(/sample\.spec\.mjs:\d+ .*: fails$/)],
      flaky: [expect.stringMatching(/sample\.spec\.mjs:\d+ .*: passes on its second try$/)],
    });
  });
});
