import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recommend } from '../../../../shared/matching/recommend.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { silentTracker } from '../../../lib/tracker.ts';
import { buildDeliveredQuote, buildUserData } from '../testing/builders.ts';
import { createQuote, getValue, isResultCurrent, takeAnswers } from './quote.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';
import { takeOverAnswers } from './take-over-answers.ts';

const userData = buildUserData({ name: 'Sam Chatter' });
const at = 1000;
const tracker = { ...silentTracker, trackFunnel: vi.fn() };
let isServerUp = true;

beforeEach(() => {
  isServerUp = true;
  tracker.trackFunnel.mockClear();
  vi.stubGlobal('window', { localStorage: createFakeStorage() });
  vi.stubGlobal('fetch', async (path: string) =>
    isServerUp && path === '/api/recommendation'
      ? Response.json(recommend(userData, matchedCarriers))
      : new Response('{}', { status: 503 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('answers from a conversation', () => {
  test('become the quote, which opens on its summary', async () => {
    const { value } = await takeOverAnswers(userData, at, tracker);
    expect(value).toEqual({ userData, recommendation: recommend(userData, matchedCarriers) });
    const quote = loadQuote(Date.now());
    expect(quote?.position?.value).toBe('summary');
    expect(quote && isResultCurrent(quote)).toBe(true);
    expect(tracker.trackFunnel).toHaveBeenCalledExactlyOnceWith('quote_delivered');
  });

  test('get the same match if the server computes none', async () => {
    isServerUp = false;
    const { value } = await takeOverAnswers(userData, at, tracker);
    expect(value.recommendation).toEqual(recommend(userData, matchedCarriers));
  });

  test('replace an older quote and keep the carrier that the visitor came from', async () => {
    const interest = { value: { slug: 'copperleaf', name: 'Copperleaf Life' }, at: 1 };
    saveQuote({ ...buildDeliveredQuote(), interest }, Date.now());
    await takeOverAnswers(userData, at, tracker);
    const quote = loadQuote(Date.now());
    expect(quote && getValue(quote, 'name')).toBe('Sam Chatter');
    expect(quote?.interest).toEqual(interest);
  });

  test('don’t undo later changes when they are taken over again', async () => {
    await takeOverAnswers(userData, at, tracker);
    const quote = loadQuote(Date.now());
    if (!quote) throw new Error('There is a quote.');
    saveQuote(takeAnswers(quote, { age: '50' }, at + 1), Date.now());
    await takeOverAnswers(userData, at, tracker);
    await takeOverAnswers(buildUserData({ name: 'Earlier' }), at - 1, tracker);
    const after = loadQuote(Date.now());
    expect(after && [getValue(after, 'age'), getValue(after, 'name')]).toEqual(['50', 'Sam Chatter']);
    expect(tracker.trackFunnel).toHaveBeenCalledOnce();
  });

  test('don’t replace a quote that was started later', async () => {
    const later = takeAnswers(createQuote(at + 1), buildUserData({ name: 'Later' }), at + 1);
    saveQuote(later, Date.now());
    await takeOverAnswers(userData, at, tracker);
    expect(loadQuote(Date.now())).toEqual(later);
  });
});
