import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildDeliveredQuote, buildQuote, quickInfoValues } from '../testing/builders.ts';
import { readAnswers, takeAnswers } from './quote.ts';
import { quoteStorage } from './quote-storage.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

const day = 24 * 60 * 60 * 1000;
const kept = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => kept.set(key, value));

beforeEach(() => {
  kept.clear();
  setItem.mockClear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem,
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the stored quote', () => {
  test('is restored unchanged', () => {
    const quote = {
      ...buildDeliveredQuote(),
      position: { value: 'summary', at: 2 },
      interest: { value: { slug: 'copperleaf', name: 'Copperleaf Life' }, at: 1 },
      scope: { value: 'deciding' as const, at: 2 },
    };
    expect(saveQuote(quote, 1000)).toBe(true);
    expect(loadQuote(2000)).toEqual(quote);
  });

  test('is removed 30 days after its last change', () => {
    saveQuote(buildQuote(quickInfoValues), 0);
    expect(loadQuote(30 * day)).toBeDefined();
    expect(loadQuote(30 * day + 1)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test.each(['no json', '1', '{}', '{"version":0,"savedAt":1,"quote":{"startedAt":0,"values":{}}}'])(
    'is ignored if it is invalid: %s',
    (text) => {
      kept.set(quoteStorage.key, text);
      expect(loadQuote(1)).toBeUndefined();
    },
  );

  test('keeps its answers if only the result has an older format', () => {
    const quote = { ...buildQuote(quickInfoValues), result: { value: { old: true }, at: 1 } };
    kept.set(quoteStorage.key, JSON.stringify({ version: 1, savedAt: 1, quote }));
    expect(loadQuote(1)).toEqual(buildQuote(quickInfoValues));
  });

  test.each([
    ['over-long', { value: 'n'.repeat(501), at: 1 }],
    ['without its time', 'Maya Ellison'],
    ['missing', undefined],
  ])('loses only a value that is %s', (_, name) => {
    const { startedAt, values } = buildQuote(quickInfoValues);
    const { name: _name, ...others } = values;
    const quote = { startedAt, values: { ...others, name } };
    kept.set(quoteStorage.key, JSON.stringify({ version: 1, savedAt: 1, quote }));
    expect(loadQuote(1)).toEqual({ startedAt, values: others });
  });

  test('drops answers that are no longer options, and unknown ones', () => {
    const values = {
      smokingStatus: { value: 'Sometimes', at: 1 },
      exercise: { value: 'Daily', at: 1 },
      shoeSize: { value: '44', at: 1 },
    };
    kept.set(quoteStorage.key, JSON.stringify({ version: 1, savedAt: 1, quote: { startedAt: 0, values } }));
    expect(loadQuote(1)).toEqual({ startedAt: 0, values: { exercise: { value: 'Daily', at: 1 } } });
  });
});

describe('saving', () => {
  test('adds to what another tab stored in the meantime', () => {
    const start = buildQuote({ name: 'Maya' }, 1);
    saveQuote(takeAnswers(start, { age: '34' }, 2), 2);
    saveQuote(takeAnswers(start, { state: 'Ohio' }, 3), 3);
    const stored = loadQuote(4);
    expect(stored && readAnswers(stored).values).toEqual({ name: 'Maya', age: '34', state: 'Ohio' });
  });

  test('writes nothing if nothing is new, no matter the order of its parts', () => {
    const quote = buildDeliveredQuote();
    saveQuote(quote, 1);
    const { values, ...rest } = quote;
    saveQuote({ ...rest, values: Object.fromEntries(Object.entries(values).reverse()) }, 2);
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  test('reports that the browser refuses to store it', () => {
    setItem.mockImplementationOnce(() => {
      throw new Error('full');
    });
    expect(saveQuote(buildQuote(quickInfoValues), 1)).toBe(false);
  });
});
