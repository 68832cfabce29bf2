import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../../../../shared/site/brand.data.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { loadQuote, saveQuote } from '../state/stored-quote.ts';
import { buildDeliveredQuote, buildQuote, quickInfoValues } from '../testing/builders.ts';
import {
  beginFromQuote,
  endQuoteAccountSync,
  isQuoteAccountSynced,
  isQuoteFound,
  isQuoteUndecided,
  leaveQuote,
  startQuoteAccountSync,
} from './quote-account-sync.ts';
import { markQuoteSynced } from './sync-quote.ts';

const now = 1000;
const signUpKey = `${brand.slug}.sign-up`;
let storage: ReturnType<typeof createFakeStorage>;

beforeEach(() => {
  storage = createFakeStorage();
  vi.setSystemTime(now);
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: createFakeStorage() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerQuote(at = 5) {
  saveQuote(buildDeliveredQuote(at), now);
}

test('a quote that was answered before signing in still has to be saved to the account', () => {
  answerQuote();
  startQuoteAccountSync('ada');
  expect(isQuoteAccountSynced('ada')).toBe(false);
  markQuoteSynced('ada', 5);
  expect(isQuoteAccountSynced('ada')).toBe(true);
});

test('a newer result has to be saved, too', () => {
  answerQuote();
  startQuoteAccountSync('ada');
  markQuoteSynced('ada', 5);
  answerQuote(6);
  expect(isQuoteAccountSynced('ada')).toBe(false);
});

test('a cleared quote is not loaded again from an account that had it', () => {
  answerQuote();
  startQuoteAccountSync('ada');
  markQuoteSynced('ada', 5);
  saveQuote({ ...buildQuote({}), startedAt: 9 }, now);
  expect(isQuoteAccountSynced('ada')).toBe(true);
});

/** The same browser, with another tab in front. */
function openOtherTab() {
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: createFakeStorage() });
}

test('[security 93] a quote from before belongs to no one until its person has said whose it is', () => {
  answerQuote();
  startQuoteAccountSync('ada');
  expect([isQuoteFound(), isQuoteUndecided('ada')]).toEqual([true, true]);
  startQuoteAccountSync('ada');
  expect(isQuoteUndecided('ada')).toBe(true);
  answerQuote(6);
  expect(isQuoteUndecided('ada')).toBe(false);
});

test('a quote on whose pages signing in began belongs to the account, even if another tab was faster', () => {
  answerQuote();
  beginFromQuote(5);
  const tab = window;
  openOtherTab();
  startQuoteAccountSync('ada');
  expect(isQuoteUndecided('ada')).toBe(true);
  vi.stubGlobal('window', tab);
  startQuoteAccountSync('ada');
  expect([isQuoteFound(), isQuoteUndecided('ada')]).toEqual([false, false]);
});

test('a tab that has left the quote’s pages, or has another quote, asks', () => {
  answerQuote();
  beginFromQuote(4);
  expect(isQuoteFound()).toBe(true);
  beginFromQuote(5);
  leaveQuote();
  startQuoteAccountSync('ada');
  expect(isQuoteUndecided('ada')).toBe(true);
});

test('a quote made while signed in needs no question', () => {
  startQuoteAccountSync('ada');
  answerQuote();
  startQuoteAccountSync('ada');
  expect(isQuoteUndecided('ada')).toBe(false);
});

test('signing out removes a quote that the account has', () => {
  answerQuote();
  startQuoteAccountSync('ada');
  markQuoteSynced('ada', 5);
  storage[signUpKey] = '{}';
  endQuoteAccountSync();
  expect(Object.keys(storage)).toEqual([]);
});

test('signing out keeps a result that no account has', () => {
  answerQuote();
  startQuoteAccountSync('ada');
  endQuoteAccountSync();
  expect(loadQuote(now)?.result?.at).toBe(5);
});

test('signing out keeps answers without a result', () => {
  startQuoteAccountSync('ada');
  markQuoteSynced('ada', undefined);
  saveQuote(buildQuote(quickInfoValues), now);
  endQuoteAccountSync();
  expect(loadQuote(now)).toBeDefined();
});

test('a person who was never signed in keeps everything', () => {
  answerQuote();
  storage[signUpKey] = '{}';
  endQuoteAccountSync();
  expect(Object.keys(storage)).toHaveLength(2);
});

test('a quote of one account never reaches the next person’s account', () => {
  answerQuote();
  startQuoteAccountSync('ada');
  markQuoteSynced('ada', 5);
  startQuoteAccountSync('grace');
  expect(loadQuote(now)).toBeUndefined();
  expect(isQuoteAccountSynced('grace')).toBe(false);
});

test('a late response for someone who has signed out is ignored', () => {
  answerQuote();
  startQuoteAccountSync('grace');
  markQuoteSynced('ada', 5);
  expect(isQuoteAccountSynced('ada')).toBe(false);
});
