import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../ui/styles.css';

const seen: unknown[][] = [];

// An unexpected line in the console fails the test that caused it.
beforeEach(() => {
  seen.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void seen.push(words));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(seen).toEqual([]);
});
