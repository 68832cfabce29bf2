import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recommend } from '../../../../shared/matching/recommend.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { buildDeliveredQuote, buildQuote, buildUserData, quickInfoValues } from '../testing/builders.ts';
import { getValue, isResultCurrent, toUserData } from './quote.ts';
import { restoreQuote, startNewQuote } from './restore-quote.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

const userData = buildUserData();
const saved = { userData, quotedAt: '2026-03-01T11:00:00.000Z' };
const quotedMs = Date.parse(saved.quotedAt);
const day = 24 * 60 * 60 * 1000;
const fetch = vi.fn(async () => Response.json(recommend(userData, matchedCarriers)));

beforeEach(() => {
  fetch.mockClear();
  vi.spyOn(Date, 'now').mockReturnValue(quotedMs + day);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('window', { localStorage: createFakeStorage() });
});
afterEach(() => vi.unstubAllGlobals());

function readNow() {
  const quote = loadQuote(Date.now());
  if (!quote) throw new Error('There is no quote.');
  return quote;
}

test('a quote from the account opens on its summary in a browser that has none', async () => {
  expect(await restoreQuote(saved)).toBe('restored');
  const quote = readNow();
  expect(toUserData(quote)).toEqual(userData);
  expect(isResultCurrent(quote)).toBe(true);
  expect(quote.position?.value).toBe('summary');
  expect(quote.result?.at).toBe(quotedMs);
});

test('the browser computes the match if the server doesn’t respond', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await restoreQuote(saved)).toBe('restored');
  expect(isResultCurrent(readNow())).toBe(true);
});

test('the same quote stays unchanged and opens on its summary', async () => {
  const local = buildDeliveredQuote(quotedMs + 5);
  saveQuote({ ...local, position: { value: 'smokingStatus', at: quotedMs } }, quotedMs);
  expect(await restoreQuote(saved)).toBe('restored');
  const { position, ...rest } = readNow();
  expect(rest).toEqual(local);
  expect(position?.value).toBe('summary');
  expect(fetch).not.toHaveBeenCalled();
});

test('a newer quote is only replaced with permission', async () => {
  saveQuote(buildQuote({ ...quickInfoValues, name: 'Ben Ito' }, quotedMs + 1), quotedMs);
  expect(await restoreQuote(saved)).toBe('conflict');
  expect(getValue(readNow(), 'name')).toBe('Ben Ito');
  expect(await restoreQuote(saved, true)).toBe('restored');
  expect(toUserData(readNow())).toEqual(userData);
});

test('an older quote is replaced', async () => {
  saveQuote(buildQuote({ ...quickInfoValues, name: 'Ben Ito' }, quotedMs - 1), quotedMs);
  expect(await restoreQuote(saved)).toBe('restored');
  expect(toUserData(readNow())).toEqual(userData);
});

test('reports a browser that can’t store anything', async () => {
  vi.stubGlobal('window', {});
  expect(await restoreQuote(saved)).toBe('not-kept');
});

test('starting a new quote replaces one that has a match', () => {
  saveQuote(buildDeliveredQuote(quotedMs), quotedMs);
  startNewQuote();
  expect(readNow()).toEqual({ startedAt: quotedMs + day, values: {} });
});

test('starting a new quote continues an unfinished one', () => {
  const unfinished = buildQuote(quickInfoValues, quotedMs);
  saveQuote(unfinished, quotedMs);
  startNewQuote();
  expect(readNow()).toEqual(unfinished);
});
