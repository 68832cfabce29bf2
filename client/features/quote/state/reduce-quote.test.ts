import { describe, expect, test } from 'vitest';
import { recommend } from '../../../../shared/matching/recommend.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import {
  buildDeliveredQuote,
  buildQuote,
  buildUserData,
  quickInfoValues,
  requiredValues,
} from '../testing/builders.ts';
import { createQuote, getValue, readAnswers, takeAnswers } from './quote.ts';
import type { Screen } from './quote-screen.ts';
import { createQuoteState, isBusy, type QuoteState, reduceQuote } from './reduce-quote.ts';

const first = 'smokingStatus';
const second = 'policyType';
const last = 'approvalPreference';

const begun = createQuoteState(buildQuote(quickInfoValues));

function answer(state: QuoteState, screen: Screen, value: string, at = 10) {
  return reduceQuote(state, { type: 'answered', screen, value, at });
}

describe('answering', () => {
  test('stores the answer and moves on', () => {
    const state = answer(begun, first, 'Yes');
    expect(getValue(state.quote, 'smokingStatus')).toBe('Yes');
    expect(state.phase).toEqual({ kind: 'advancing', from: 'smokingStatus' });
    expect(isBusy(state.phase, first)).toBe(true);
  });

  test('is ignored during the transition', () => {
    const state = answer(begun, first, 'Yes');
    expect(answer(state, first, 'No')).toBe(state);
  });

  test('is possible again on the next screen', () => {
    const moved = reduceQuote(answer(begun, first, 'Yes'), { type: 'shown', screen: second, at: 11 });
    expect(moved.phase).toEqual({ kind: 'idle' });
    expect(moved.quote.position).toEqual({ value: 'policyType', at: 11 });
    expect(getValue(answer(moved, second, "I'm not sure").quote, 'policyType')).toBe("I'm not sure");
  });

  test('continues even if the same answer is chosen again', () => {
    const back = createQuoteState(buildQuote({ ...quickInfoValues, smokingStatus: 'No' }));
    expect(answer(back, first, 'No').phase.kind).toBe('advancing');
  });

  test('stays on the last question', () => {
    const state = answer(begun, last, 'Within a week');
    expect(state.phase).toEqual({ kind: 'idle' });
    expect(getValue(state.quote, 'approvalPreference')).toBe('Within a week');
  });

  test('leaves the last question if it was opened from the summary', () => {
    const state = createQuoteState(buildDeliveredQuote());
    expect(answer(state, 'change:approvalPreference', 'Within a month').phase.kind).toBe('advancing');
  });

  test('is ignored while submitting', () => {
    const submitting = reduceQuote(createQuoteState(buildQuote(requiredValues)), {
      type: 'submitted',
      startedAt: 0,
      at: 1,
    });
    expect(submitting.phase).toEqual({ kind: 'submitting' });
    expect(isBusy(submitting.phase, last)).toBe(true);
    expect(answer(submitting, last, 'Within a month')).toBe(submitting);
  });

  test('has no effect outside the questionnaire', () => {
    expect(answer(begun, 'quickInfo', 'Yes')).toBe(begun);
    expect(answer(begun, 'summary', 'Yes')).toBe(begun);
  });
});

describe('submitting', () => {
  const userData = buildUserData();
  const recommendation = recommend(userData, matchedCarriers);
  const delivery = { type: 'delivered', userData, recommendation } as const;
  const asking = reduceQuote(createQuoteState(buildQuote(requiredValues)), {
    type: 'submitted',
    startedAt: 0,
    at: 1,
  });

  test('adds nothing to a quote that was cleared in the meantime', () => {
    const cleared = reduceQuote(asking, { type: 'cleared', at: 100 });
    const state = reduceQuote(cleared, { ...delivery, startedAt: 0, at: 101 });
    expect(state).toBe(cleared);
    expect(state.quote).toEqual(createQuote(100));
  });

  test('adds nothing to a quote that another tab started in the meantime', () => {
    const adopted = reduceQuote(asking, { type: 'adopted', quote: createQuote(100), at: 101 });
    const state = reduceQuote(adopted, { ...delivery, startedAt: 0, at: 102 });
    expect(state).toBe(adopted);
    expect(state.quote).toEqual(createQuote(100));
  });

  test('of the next quote continues if the response to the previous one is late', () => {
    const next = createQuoteState({ ...buildQuote(requiredValues), startedAt: 100 });
    const askingAgain = reduceQuote(next, { type: 'submitted', startedAt: 100, at: 101 });
    expect(reduceQuote(askingAgain, { ...delivery, startedAt: 0, at: 102 })).toBe(askingAgain);
  });

  test('requires all required values', () => {
    expect(reduceQuote(begun, { type: 'submitted', startedAt: 0, at: 1 })).toBe(begun);
  });

  test('ends with the recommendation', () => {
    const submitting = reduceQuote(createQuoteState(buildQuote(requiredValues)), {
      type: 'submitted',
      startedAt: 0,
      at: 1,
    });
    const state = reduceQuote(submitting, { ...delivery, startedAt: 0, at: 2 });
    expect(state.phase).toEqual({ kind: 'idle' });
    expect(state.quote.result).toEqual({ value: { userData, recommendation }, at: 2 });
  });

  test('is ignored for a quote that is no longer the current one', () => {
    const state = createQuoteState({ ...buildQuote(requiredValues), startedAt: 5 });
    expect(reduceQuote(state, { type: 'submitted', startedAt: 0, at: 6 })).toBe(state);
  });
});

describe('starting over', () => {
  const delivered = createQuoteState(buildDeliveredQuote());
  const cleared = reduceQuote(delivered, { type: 'cleared', at: 100 });

  test('removes everything', () => {
    expect(cleared.quote).toEqual(createQuote(100));
  });

  test('can be undone', () => {
    const restored = reduceQuote(cleared, { type: 'restored', at: 101 });
    expect(restored.quote).toEqual({ ...delivered.quote, startedAt: 101 });
    expect(restored.cleared).toBeUndefined();
  });

  test('cannot be undone once something new is typed', () => {
    const typed = reduceQuote(cleared, { type: 'typed', field: 'name', value: 'S', at: 102 });
    expect(reduceQuote(typed, { type: 'restored', at: 103 })).toBe(typed);
  });
});

describe('another tab', () => {
  test('adds what it changed', () => {
    const other = takeAnswers(begun.quote, { smokingStatus: 'No' }, 50);
    const state = reduceQuote(begun, { type: 'adopted', quote: other, at: 51 });
    expect(getValue(state.quote, 'smokingStatus')).toBe('No');
    expect(getValue(state.quote, 'name')).toBe('Maya Ellison');
  });

  test('changes nothing if it has nothing new', () => {
    expect(reduceQuote(begun, { type: 'adopted', quote: begun.quote, at: 51 })).toBe(begun);
  });

  test('that starts over also starts this one over', () => {
    const state = reduceQuote(begun, { type: 'adopted', quote: createQuote(60), at: 61 });
    expect(state.quote).toEqual(createQuote(60));
  });
});

test('the flow doesn’t resume on a screen for changing an answer', () => {
  const state = createQuoteState({ ...buildDeliveredQuote(), position: { value: 'summary', at: 1 } });
  const shown = reduceQuote(state, { type: 'shown', screen: 'change:exercise', at: 2 });
  expect(shown.quote.position?.value).toBe('summary');
});

test('a skipped question is stored as such, until it’s answered', () => {
  const skipped = reduceQuote(begun, { type: 'skipped', screen: 'exercise', at: 5 });
  expect(readAnswers(skipped.quote).skipped).toEqual(['exercise']);
  expect(readAnswers(answer(skipped, 'exercise', 'Daily').quote).skipped).toEqual([]);
  expect(reduceQuote(begun, { type: 'skipped', screen: 'smokingStatus', at: 5 }).quote).toBe(begun.quote);
});

test('changed details are applied together, and lead on', () => {
  const draft = { name: 'Sam Lee', age: '41', state: 'Ohio', coverageAmount: '$100,000' };
  const state = reduceQuote(begun, { type: 'replaced', screen: 'change:quickInfo', draft, at: 5 });
  expect(getValue(state.quote, 'name')).toBe('Sam Lee');
  expect(getValue(state.quote, 'coverageAmount')).toBe('$100,000');
  expect(state.phase).toEqual({ kind: 'advancing', from: 'change:quickInfo' });
});

test('the carrier that the visitor came from is stored once', () => {
  const asked = reduceQuote(begun, {
    type: 'asked-about',
    slug: 'copperleaf',
    name: 'Copperleaf Life',
    at: 3,
  });
  expect(asked.quote.interest).toEqual({ value: { slug: 'copperleaf', name: 'Copperleaf Life' }, at: 3 });
  expect(
    reduceQuote(asked, { type: 'asked-about', slug: 'copperleaf', name: 'Copperleaf Life', at: 4 }),
  ).toBe(asked);
});
