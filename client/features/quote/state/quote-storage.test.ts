import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { buildQuote, quickInfoValues } from '../testing/builders.ts';
import { quoteStorage, storedResultTime } from './quote-storage.ts';
import { saveQuote } from './stored-quote.ts';

const day = 24 * 60 * 60 * 1000;
let kept: ReturnType<typeof createFakeStorage>;

beforeEach(() => {
  kept = createFakeStorage();
  vi.stubGlobal('window', { localStorage: kept });
});
afterEach(() => vi.unstubAllGlobals());

test('a quote is kept for 30 days and then removed, and nothing else is', () => {
  kept.another = '1';
  saveQuote(buildQuote(quickInfoValues), 0);
  storedResultTime.read(30 * day);
  expect(Object.keys(kept)).toContain(quoteStorage.key);
  storedResultTime.read(30 * day + 1);
  expect(Object.keys(kept)).toEqual(['another']);
});

test.each(['1', 'null', '{}', '{"savedAt":"1"}'])('without a time it is removed: %s', (text) => {
  kept[quoteStorage.key] = text;
  storedResultTime.read(1);
  expect(Object.keys(kept)).toEqual([]);
});

test('storage that is empty or blocks access causes no error', () => {
  expect(() => storedResultTime.read(1)).not.toThrow();
  vi.stubGlobal('window', {});
  expect(() => storedResultTime.read(1)).not.toThrow();
});
