import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultCarriers } from '../../../../shared/matching/carriers.ts';
import { recommend } from '../../../../shared/matching/recommend.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { buildDeliveredQuote, buildQuote, buildUserData, quickInfoValues } from '../testing/builders.ts';
import { isResultCurrent, readValue, toUserData } from './quote.ts';
import { restoreQuote, startNewQuote } from './restore-quote.ts';
import { readQuote, saveQuote } from './stored-quote.ts';

const userData = buildUserData();
const saved = { userData, quotedAt: '2026-03-01T11:00:00.000Z' };
const quotedMs = Date.parse(saved.quotedAt);
const day = 24 * 60 * 60 * 1000;
const fetch = vi.fn(async () => Response.json(recommend(userData, defaultCarriers)));

beforeEach(() => {
  fetch.mockClear();
  vi.spyOn(Date, 'now').mockReturnValue(quotedMs + day);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('window', { localStorage: createFakeStorage() });
});
afterEach(() => vi.unstubAllGlobals());

function readNow() {
  const quote = readQuote(Date.now());
  if (!quote) throw new Error('There is no quote.');
  return quote;
}

test('a quote of the account opens on its summary in a browser that has none', async () => {
  expect(await restoreQuote(saved)).toBe('restored');
  const quote = readNow();
  expect(toUserData(quote)).toEqual(userData);
  expect(isResultCurrent(quote)).toBe(true);
  expect(quote.position?.value).toBe('summary');
  expect(quote.result?.at).toBe(quotedMs);
});

test('the match is made here when the server does not answer', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await restoreQuote(saved)).toBe('restored');
  expect(isResultCurrent(readNow())).toBe(true);
});

test('the same quote is left as it is and only shows its summary', async () => {
  const local = buildDeliveredQuote(quotedMs + 5);
  saveQuote({ ...local, position: { value: 'smokingStatus', at: quotedMs } }, quotedMs);
  expect(await restoreQuote(saved)).toBe('restored');
  const { position, ...rest } = readNow();
  expect(rest).toEqual(local);
  expect(position?.value).toBe('summary');
  expect(fetch).not.toHaveBeenCalled();
});

test('another quote that is newer is in the way until it may be replaced', async () => {
  saveQuote(buildQuote({ ...quickInfoValues, name: 'Ben Ito' }, quotedMs + 1), quotedMs);
  expect(await restoreQuote(saved)).toBe('in-the-way');
  expect(readValue(readNow(), 'name')).toBe('Ben Ito');
  expect(await restoreQuote(saved, true)).toBe('restored');
  expect(toUserData(readNow())).toEqual(userData);
});

test('an older one gives way', async () => {
  saveQuote(buildQuote({ ...quickInfoValues, name: 'Ben Ito' }, quotedMs - 1), quotedMs);
  expect(await restoreQuote(saved)).toBe('restored');
  expect(toUserData(readNow())).toEqual(userData);
});

test('a browser that keeps nothing says so', async () => {
  vi.stubGlobal('window', {});
  expect(await restoreQuote(saved)).toBe('not-kept');
});

test('a new quote takes the place of one that has its match', () => {
  saveQuote(buildDeliveredQuote(quotedMs), quotedMs);
  startNewQuote();
  expect(readNow()).toEqual({ startedAt: quotedMs + day, values: {} });
});

test('a new quote continues one that is not finished', () => {
  const unfinished = buildQuote(quickInfoValues, quotedMs);
  saveQuote(unfinished, quotedMs);
  startNewQuote();
  expect(readNow()).toEqual(unfinished);
});
