import { describe, expect, test } from 'vitest';
import type { SlotId } from '../../../../../shared/api/chat.ts';
import { readSlot } from '../testing/read-slot.ts';

const yesOrNo = ['Yes', 'No'];

const askedBack: readonly (readonly [string, SlotId, readonly string[]])[] = [
  ['two denials', 'smokingStatus', ["I don't not smoke", "it's not like I never smoke"]],
  ['the denial of an absence', 'medications', ['I never miss a pill', "can't live without my inhaler"]],
  ['the denial of an end', 'riskyHobbies', ['I never gave up racing', 'no reason to stop skydiving']],
  ['an exception', 'medications', ['no meds other than insulin', 'none besides a statin']],
  ['an exception in a piece of its own', 'smokingStatus', ["I don't smoke except on weekends"]],
  ['an exception from good health', 'majorHealthConditions', ['healthy, except for my kidneys']],
  ['an exception of oneself', 'smokingStatus', ['nobody in my house smokes but me']],
  ['a limit', 'smokingStatus', ['no more than a pack a day', 'not more than two cigs']],
  ['a wish', 'riskyHobbies', ['thinking about taking up scuba', "I'd love to skydive someday"]],
  ['what is not one’s own', 'riskyHobbies', ["skydiving is my husband's thing, not mine"]],
  ['an end that may be none', 'smokingStatus', ['quit smoking, using the patch', 'I quit every monday']],
  ['a denial of now only', 'majorHealthConditions', ["I don't have cancer anymore", 'not since the cancer']],
  ['safety denied', 'highRiskOccupation', ['nothing safe about it', 'far from safe', "it ain't boring"]],
];

describe.each(askedBack)('%s is asked back', (_, slot, messages) => {
  test.each(messages)('%s', (message) => {
    expect(readSlot(slot, message)).toEqual(yesOrNo);
  });
});

test.each([
  ['alcoholConsumption', 'never on weekdays'],
  ['alcoholConsumption', "don't drink except at christmas"],
  ['alcoholConsumption', '100 drinks a day lol'],
  ['alcoholConsumption', '10 a week, sorry, a month!'],
  ['smokingStatus', 'I smoke brisket'],
  ['exercise', '10'],
  ['medications', "I wouldn't say so, no"],
  ['exercise', 'I should exercise daily'],
  ['exercise', 'used to be daily'],
  ['healthStatus', 'far from excellent'],
  ['healthStatus', "I'd put excellent but my doctor would say fair"],
  ['riskyHobbies', 'none unless you count skydiving'],
  ['majorHealthConditions', 'cancer?'],
  ['state', 'we hunt in Montana'],
  ['state', "we're about to move to Nebraska"],
  ['state', 'retiring to Florida next year'],
  ['state', 'anywhere but California'],
  ['coverageAmount', '50k, add a zero'],
  ['coverageAmount', '250k, double that'],
  ['policyType', 'my term ran out'],
] as const)('%s: "%s" is no value', (slot, message) => {
  expect(readSlot(slot, message)).toBeInstanceOf(Array);
});

test.each([
  ['smokingStatus', "never smoked so that's a no", 'No'],
  ['medications', 'no wait, yes I take Lexapro', 'Yes'],
  ['medications', 'uh no wait yes I take Lexapro', 'Yes'],
  ['riskyHobbies', "I don't do any of that", 'No'],
  ['exercise', 'used to go daily, now I barely move', 'Rarely'],
  ['healthStatus', 'used to be excellent, now good', 'Good'],
  ['healthStatus', 'good i think??', 'Good'],
  ['coverageAmount', 'umm like half a mil?', '$500,000'],
  ['smokingStatus', 'smoker? N', 'No'],
  ['smokingStatus', 'Tobacco: none', 'No'],
  ['medications', 'meds: none', 'No'],
  ['alcoholConsumption', 'quit 10 yrs ago', 'Never'],
] as const)('%s: "%s" is certain', (slot, message, value) => {
  expect([value, yesOrNo]).toContainEqual(readSlot(slot, message));
});

test.each([
  ['smokingStatus', 'I work at a vape shop'],
  ['smokingStatus', "I'm around smoke at the casino"],
  ['riskyHobbies', 'my buddies race sprint cars'],
  ['majorHealthConditions', 'my brother has parkinsons'],
] as const)('%s: "%s" is not about what the person does', (slot, message) => {
  expect(readSlot(slot, message)).toBeUndefined();
});

test('what is only touched on fills no other slot', () => {
  const state = { expects: 'smokingStatus' as const };
  expect(readSlot('alcoholConsumption', 'I only light up when I drink', state)).toBeUndefined();
  expect(readSlot('majorHealthConditions', 'been off the cancer sticks for years', state)).toBeUndefined();
});

test.each([
  ["I wouldn't mind skipping it", 'Yes'],
  ['not opposed to skipping', 'Yes'],
  ["I wouldn't be opposed to skippin it", 'Yes'],
  ["I wouldn't say no to skipping it", yesOrNo],
  ['happy to skip', 'Yes'],
  ['not willing to skip', 'No'],
  ["I'd rather not skip it", 'No'],
  ['no need to skip', 'No'],
  ["needles don't scare me", 'No'],
  ["nah I'll skip", yesOrNo],
  ["I'm scared of needles but fine", yesOrNo],
  ['prefer no exam but ok either way', yesOrNo],
] as const)('what is said of skipping the exam: %s', (message, expected) => {
  expect(readSlot('noMedicalExam', message)).toEqual(expected);
});

test.each(['17 but i turn 18 in a week', 'sixty, three'])(
  'an age that may be none is refused: %s',
  (message) => {
    expect(readSlot('age', message)).toBe('refused');
  },
);

test.each(['{{admin}}', '<b>Sam</b>'])('code is no name: %s', (message) => {
  expect(readSlot('name', message)).toBeUndefined();
});

test.each([
  ['alcoholConsumption', 'one beer a week and I go to the gym daily', 'exercise', 'Daily'],
  ['coverageAmount', 'maybe 500k, term', 'policyType', 'Term Life Insurance'],
  ['healthStatus', 'fair, on meds for blood pressure', 'medications', 'Yes'],
  ['age', '55, and before you ask I live in Wisconsin', 'state', 'Wisconsin'],
] as const)(
  'at %s, what can answer only one other question is taken: %s',
  (expects, message, slot, value) => {
    expect(readSlot(slot, message, { expects })).toBe(value);
  },
);

test('what can answer several questions is taken for none that is not asked', () => {
  expect(readSlot('exercise', 'no, never have', { expects: 'smokingStatus' })).toBeUndefined();
});

test.each([
  ["I'm 27 just moved to Denver", 27],
  ["I'm 19 credits from graduating", ['19']],
] as const)('a word right after a number may be its unit: %s', (message, expected) => {
  expect(readSlot('age', message)).toEqual(expected);
});
