import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { buildDeliveredQuote, buildQuote, quickInfoValues } from '../testing/builders.ts';
import { resolveScreen } from './quote.ts';
import { quoteForm } from './quote-form.ts';
import { findStart } from './quote-screen.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: createFakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

/** Returns the screen that the flow opens on. */
function findOpened(): string {
  const quote = loadQuote(20);
  if (!quote) throw new Error('Nothing is stored.');
  return resolveScreen(findStart(quote.position?.value, false), quote);
}

describe('the answers in the form', () => {
  test('are none before it was used', () => {
    expect(quoteForm.readAnswers(1)).toEqual({ values: {}, skipped: [] });
  });

  test('are those that were typed', () => {
    saveQuote(buildQuote(quickInfoValues), 1);
    expect(quoteForm.readAnswers(2).values).toEqual(quickInfoValues);
  });

  test('are none once it has led to a match', () => {
    saveQuote(buildDeliveredQuote(), 1);
    expect(quoteForm.readAnswers(2)).toEqual({ values: {}, skipped: [] });
  });
});

describe('filling the form from a conversation', () => {
  const quickInfo = { name: 'Maya', age: 34, state: 'Oregon', coverageAmount: '$500,000' } as const;

  test('opens it on the first question that is neither answered nor skipped', () => {
    quoteForm.fill({ values: quickInfo, skipped: [] }, 10);
    expect(quoteForm.readAnswers(10).values).toEqual({ ...quickInfo, age: '34' });
    expect(findOpened()).toBe('smokingStatus');
    const values = {
      ...quickInfo,
      smokingStatus: 'No',
      policyType: "I'm not sure",
      healthStatus: 'Good',
    } as const;
    quoteForm.fill({ values, skipped: ['majorHealthConditions'] }, 11);
    expect(findOpened()).toBe('medications');
    expect(quoteForm.readAnswers(11).skipped).toEqual(['majorHealthConditions']);
  });

  test('opens it on the first question that decides the match, for someone who wants to answer only those', () => {
    saveQuote({ ...buildQuote(quickInfoValues), scope: { value: 'deciding', at: 1 } }, 1);
    const values = { smokingStatus: 'No', policyType: "I'm not sure", healthStatus: 'Good' } as const;
    quoteForm.fill({ values, skipped: [] }, 10);
    expect(findOpened()).toBe('priority');
  });

  test('opens it on the fields when one of them is missing', () => {
    quoteForm.fill({ values: { smokingStatus: 'No' }, skipped: [] }, 10);
    expect(findOpened()).toBe('quickInfo');
  });

  test('keeps what only the form has, and uses the later answer if both have one', () => {
    saveQuote(buildQuote({ ...quickInfoValues, smokingStatus: 'Yes', healthStatus: 'Fair' }), 5);
    quoteForm.fill({ values: { smokingStatus: 'No' }, skipped: [] }, 10);
    expect(quoteForm.readAnswers(10).values).toEqual({
      ...quickInfoValues,
      smokingStatus: 'No',
      healthStatus: 'Fair',
    });
  });

  test('with a finished quote opens its summary', () => {
    saveQuote(buildDeliveredQuote(), 5);
    quoteForm.fill({ values: { age: 50 }, skipped: [] }, 10);
    expect(loadQuote(10)?.values.age?.value).toBe('50');
    expect(findOpened()).toBe('summary');
  });
});
