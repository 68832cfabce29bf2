import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSurroundings } from './testing/account-model/open-scenario.ts';
import { runAccountModel } from './testing/account-model/run-account-model.ts';
import { startTestGoogle, type TestGoogle } from './testing/peers/test-google.ts';

let google: TestGoogle;
beforeAll(async () => {
  google = await startTestGoogle();
});
afterAll(() => google[Symbol.asyncDispose]());

const maxCommands = 30;
/**
 * Calls that must succeed in the fixed sequences. Otherwise, the simulated people no longer do anything that could
 * break a rule.
 */
const reachedCalls = [
  'POST /api/auth/exchange 200',
  'POST /api/auth/factors/:id/verify 200',
  'POST /api/auth/phone/verify 200',
  'POST /api/auth/sign-in 200',
  'POST /api/auth/sign-up 201',
  'PATCH /api/auth/user 200',
  'PUT /api/profile 200',
];

// `npm run check:accounts` plays 2,000 longer sequences. SEED and COMMANDS=30 replay one of these.
it.each([
  { name: 'the same sequences each time', sequences: 15, seed: 63, reached: reachedCalls },
  { name: 'new sequences each time', sequences: 15, seed: Math.floor(Math.random() * 2 ** 31), reached: [] },
])(
  '[security 62] keeps two people who enter each other’s address apart: $name',
  async ({ sequences, seed, reached }) => {
    const report = await runAccountModel(createSurroundings(google), { sequences, seed, maxCommands });
    expect(report.counterexample).toBeUndefined();
    expect(report.sequences).toBe(sequences);
    expect([...report.statuses.keys()]).toEqual(expect.arrayContaining(reached));
  },
);
