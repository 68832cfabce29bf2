import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateCheck, evaluateStep, readReport } from './test-outcomes.ts';

describe('a step of the test command', () => {
  const clean = { passed: 2, failed: [], flaky: [] };
  const failed = ['a.test.ts: adds'];

  it('counts what its report says', () => {
    expect(evaluateStep('Units', { isSuccess: true, output: '' }, clean)).toEqual(clean);
    const run = { isSuccess: false, output: 'Error: x' };
    expect(evaluateStep('Units', run, { ...clean, failed }).failed).toEqual(failed);
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

  it.each([
    [
      'without a failed test',
      clean,
      '\u001b[31mError: spawn /root/x/initdb EACCES\u001b[39m\n    at start\n',
    ],
    ['beside a failed test', { ...clean, failed }, ' Unhandled Error \nError: spawn /root/x/initdb EACCES\n'],
  ])('names the cause of a failure outside of a test, %s', (_case, outcomes, output) => {
    expect(
      evaluateStep('Units', { isSuccess: false, output: ` RUN  v5\n${output}` }, outcomes).failed,
    ).toEqual([...outcomes.failed, 'Units: failed outside of a test: Error: spawn /root/x/initdb EACCES']);
  });
});

it.each([
  [
    'an error',
    'x\n\u001b[31mError [ERR_MODULE_NOT_FOUND]: Cannot find a\n',
    'Error [ERR_MODULE_NOT_FOUND]: Cannot find a',
  ],
  ['a wrong type', "\na.ts(1,2): error TS2322: Type 'a'\n", "a.ts(1,2): error TS2322: Type 'a'"],
  ['what a check found', 'Unused files (1)\na.ts\n', 'Unused files (1)'],
  [
    'a fault of the site folder',
    'site/brand.json, name: got nothing\nNothing was built\n',
    'site/brand.json, name: got nothing',
  ],
])('a failed check is named with %s', (_case, output, cause) => {
  expect(evaluateCheck('Build', { isSuccess: false, output }).failed).toEqual([`Build: ${cause}`]);
  expect(evaluateCheck('Build', { isSuccess: true, output })).toEqual({ passed: 1, failed: [], flaky: [] });
});

describe('the reports of real runs', () => {
  let folder: string;
  beforeAll(() => {
    // Inside the project, so that its packages can be imported.
    folder = mkdtempSync(path.resolve('node_modules/.outcomes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

  /** Runs the samples, and returns what `npm test` makes of it. */
  function run(runner: 'vitest' | 'playwright', args: readonly string[]) {
    const report = path.join(folder, `${runner}.json`);
    const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${runner}`, args, {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      encoding: 'utf8',
    });
    return evaluateStep('Step', { isSuccess: status === 0, output: stdout + stderr }, readReport(report));
  }

  it('name what failed in and outside of tests, and what needed a second try with the reason', () => {
    write(
      'vitest.config.ts',
      `export default { root: process.cwd(), test: { dir: ${JSON.stringify(folder)} } };`,
    );
    write(
      'sample.test.ts',
      `import { test } from 'vitest';
      let tries = 0;
      test('passes', () => {});
      test('fails', () => { throw new Error('on purpose'); });
      test('passes on its second try', () => { tries += 1; if (tries === 1) throw new Error('at first'); });`,
    );
    write('broken.test.ts', `import './missing.ts';`);
    write(
      'late.test.ts',
      `import { test } from 'vitest';
      test('is over too early', async () => {
        const { promise, resolve } = Promise.withResolvers();
        setTimeout(() => { resolve(); throw new TypeError('too late'); });
        await promise;
      });`,
    );
    const config = path.join(folder, 'vitest.config.ts');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${folder}/vitest.json`];
    expect(run('vitest', ['run', '--config', config, '--retry=1', ...reporters])).toEqual({
      passed: 3,
      failed: expect.arrayContaining([
        expect.stringMatching(/sample\.test\.ts: fails$/),
        expect.stringMatching(/broken\.test\.ts: failed outside of its tests: .*missing\.ts/),
        expect.stringMatching(/^Step: failed outside of a test: /),
      ]),
      flaky: [expect.stringMatching(/sample\.test\.ts: passes on its second try: Error: at first$/)],
    });
  });

  it('name the journeys that failed, were skipped, or needed a second try', () => {
    const config = path.join(folder, 'playwright.config.mjs');
    write(
      'playwright.config.mjs',
      `export default { testDir: '.', testMatch: 'sample.spec.mjs', retries: 1, workers: 1, outputDir: './results' };`,
    );
    write(
      'sample.spec.mjs',
      `import { test } from '@playwright/test';
      test('passes', () => {});
      test.describe('group', () => { test('fails', () => { throw new Error('on purpose'); }); });
      test.skip('is skipped', () => {});
      test('passes on its second try', ({}, info) => { if (info.retry === 0) throw new Error('at first'); });`,
    );
    expect(run('playwright', ['test', '--config', config, '--reporter=list,json'])).toEqual({
      passed: 2,
      failed: expect.arrayContaining([
        expect.stringMatching(/^sample\.spec\.mjs:\d+ .*: fails$/),
        expect.stringMatching(/^sample\.spec\.mjs:\d+ .*: is skipped$/),
      ]),
      flaky: [expect.stringMatching(/^sample\.spec\.mjs:\d+ .*: passes on its second try$/)],
    });
  });
});
