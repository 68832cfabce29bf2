import { expect, test } from 'vitest';
import { findState, usStates } from './us-states.ts';

test.each([
  ['VA', 'Virginia'],
  ['GA', 'Georgia'],
  ['IA', 'Iowa'],
  ['OK', 'Oklahoma'],
  ['HI', 'Hawaii'],
  ['oh', 'Ohio'],
  [' Oh ', 'Ohio'],
  ['N.Y.', 'New York'],
  ['w v', 'West Virginia'],
  ['\uff34\uff38', 'Texas'],
  ['new  york', 'New York'],
  ['NORTH\u00a0CAROLINA', 'North Carolina'],
  ['virginia', 'Virginia'],
  ['kansas', 'Kansas'],
  ['Ohio\u200b', 'Ohio'],
  ['New-York', 'New York'],
  ['Hawai\u02bbi', 'Hawaii'],
  ['Hawai’i', 'Hawaii'],
  ['OH 44101', 'Ohio'],
  ['(TX)', 'Texas'],
])('%j is %s', (text, state) => {
  expect(findState(text)).toBe(state);
});

test.each(['', ' ', 'New', 'Virgin', 'DC', 'PR', 'Ontario', 'okay', 'OHI', '44101', 'Огайо'])(
  '%j is no state',
  (text) => {
    expect(findState(text)).toBeUndefined();
  },
);

test('the states are 50 different names in alphabetical order', () => {
  expect(new Set(usStates).size).toBe(50);
  expect(usStates).toEqual([...usStates].sort());
});
