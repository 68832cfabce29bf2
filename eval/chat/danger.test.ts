import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDanger } from '../../server/features/chat/safety.ts';

/** Lines that neither the model nor the patterns were made with, half of them hard to tell apart. */
function measure(name: string): { sure: number; numbers: number } {
  const lines = readFileSync(new URL(`danger/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const found = lines.map(findDanger);
  const share = (count: number) => count / lines.length;
  return {
    sure: share(found.filter((one) => one === 'sure').length),
    numbers: share(found.filter((one) => one !== undefined).length),
  };
}

test('people in danger get 988 and 911, however indirectly they say it', () => {
  const { sure, numbers } = measure('danger');
  expect(numbers).toBeGreaterThan(0.95);
  expect(sure).toBeGreaterThan(0.45);
});

test('people who speak of death, grief, and risk rarely get the whole answer', () => {
  const { sure, numbers } = measure('ordinary');
  expect(sure).toBeLessThan(0.02);
  expect(numbers).toBeLessThan(0.2);
});
