import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropExpiredQuote } from './drop-expired-quote.ts';
import { quoteKey } from './quote-storage.ts';
import { saveQuote } from './stored-quote.ts';
import { buildQuote, quickInfoValues } from './testing/builders.ts';

const day = 24 * 60 * 60 * 1000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a quote is left alone for 30 days and then removed, and nothing else with it', () => {
  kept.set('another', '1');
  saveQuote(buildQuote(quickInfoValues), 0);
  dropExpiredQuote(30 * day);
  expect(kept.has(quoteKey)).toBe(true);
  dropExpiredQuote(30 * day + 1);
  expect([...kept.keys()]).toEqual(['another']);
});

test.each(['1', 'null', '{}', '{"savedAt":"1"}'])('without a time it is removed: %s', (text) => {
  kept.set(quoteKey, text);
  dropExpiredQuote(1);
  expect(kept.size).toBe(0);
});

test('storage that is empty or refuses access is no error', () => {
  expect(() => dropExpiredQuote(1)).not.toThrow();
  vi.stubGlobal('window', {});
  expect(() => dropExpiredQuote(1)).not.toThrow();
});
