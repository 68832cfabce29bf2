import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mutations } from './testing/account-model/mutations.ts';
import { createSurroundings } from './testing/account-model/open-scenario.ts';
import { runAccountModel } from './testing/account-model/run-account-model.ts';
import { startTestGoogle, type TestGoogle } from './testing/peers/test-google.ts';

let google: TestGoogle;
beforeAll(async () => {
  google = await startTestGoogle();
});
afterAll(() => google[Symbol.asyncDispose]());

/** `npm run check:deep` plays more of them. `SEED` replays one. */
const depth = Number(process.env.DEPTH ?? 1);
const sequences = 10 * depth;
const newSeed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
/**
 * Calls that must succeed in the fixed sequences. Otherwise, the simulated people no longer do anything that could
 * break a rule.
 */
const reachedCalls = [
  'GET /api/operator/commissions 200',
  'POST /api/auth/exchange 200',
  'POST /api/auth/factors/:id/verify 200',
  'POST /api/auth/passkeys 201',
  'POST /api/auth/passkeys/sign-in 200',
  'POST /api/auth/phone/verify 200',
  'POST /api/auth/reauthenticate 200',
  'POST /api/auth/sign-in 200',
  'POST /api/auth/sign-up 201',
  'PATCH /api/auth/user 200',
  'PUT /api/profile 200',
];

it.each([
  { name: 'the same sequences each time', seed: 20_000, reached: reachedCalls },
  { name: 'new sequences each time', seed: newSeed, reached: [] },
])(
  '[security 62] keeps two people who enter each other’s address apart: $name',
  async ({ seed, reached }) => {
    const report = await runAccountModel(createSurroundings(google), { sequences, seed });
    expect(report.counterexample).toBeUndefined();
    expect(report.sequences).toBe(sequences);
    expect([...report.statuses.keys()]).toEqual(expect.arrayContaining(reached));
  },
  600_000 * depth,
);

it.each(mutations)('can have the mistake “$name” planted by `npm run check:accounts`', ({ file, from }) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(text.split(from)).toHaveLength(2);
});
