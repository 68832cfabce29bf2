import { expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { createSharedLimits } from '../../http/shared-limits.ts';

const secrets = { deriveKey: () => Buffer.from('key') };
const limit = 300;

async function createProcesses(count: number) {
  const app = await createTestApp();
  const { db } = app.services.database;
  const stores = Array.from({ length: count }, () => createSharedLimits(db, secrets)('calls', 60_000, limit));
  const readCounted = async () =>
    (await db.selectFrom('rateLimits').select('hits').executeTakeFirstOrThrow()).hits;
  return { stores, readCounted, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

it('[security 41] let several processes count ahead, but through no more than a limit', async () => {
  await using processes = await createProcesses(4);
  const numbers = new Set<number>();
  let passed = 0;
  for (let call = 0; call < 100; call += 1) {
    const counted = await Promise.all(processes.stores.map((store) => store.increment('ada')));
    for (const { totalHits } of counted) {
      numbers.add(totalHits);
      if (totalHits <= limit) passed += 1;
    }
  }
  expect(numbers.size).toBe(400);
  expect(passed).toBeLessThanOrEqual(limit);
  expect(passed).toBeGreaterThan(0.9 * limit);
});

it('leave the rest of a limit to the others when one process counts ahead', async () => {
  await using processes = await createProcesses(2);
  const [first, second] = processes.stores;
  await first?.increment('ada');
  expect(await processes.readCounted()).toBe(1);
  expect(await first?.increment('ada')).toMatchObject({ totalHits: 2 });
  const counted = await processes.readCounted();
  expect(counted).toBeGreaterThan(2);
  expect(await first?.increment('ada')).toMatchObject({ totalHits: 3 });
  expect(await processes.readCounted()).toBe(counted);
  expect(await second?.increment('ada')).toMatchObject({ totalHits: counted + 1 });
});
