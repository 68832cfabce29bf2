import { describe, expect, test } from 'vitest';
import type { SlotId } from '../../../../../shared/api/chat.ts';
import { alcoholConsumption } from '../../../../../shared/quote/questions/alcohol-consumption.ts';
import { listOptions } from '../../../../../shared/quote/questions.ts';
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
  [
    'an answer to something else',
    'smokingStatus',
    ["I don't see why that matters", "don't ask", 'no problem'],
  ],
  [
    'someone who is back',
    'smokingStatus',
    ["Yes, I'm still here", "I'm back, yes", 'yes I have a question first'],
  ],
  ['what is disliked', 'medications', ['I hate pills', "I can't stand taking pills"]],
  ['what was once', 'highRiskOccupation', ['I was a coal miner', 'I was a roofer']],
  ['the job of a husband', 'highRiskOccupation', ["I'm a roofer's wife", 'firefighter wife']],
  ['what counts as an exception', 'medications', ['No, unless you count lisinopril']],
  [
    'others than parents and siblings',
    'familyHistory',
    ['my uncle and cousin both had cancer', 'my son has leukemia'],
  ],
  [
    'what one has to do with',
    'smokingStatus',
    ["I'm married to a smoker", 'smoking killed my dad', "I'm against smoking"],
  ],
  [
    'what one was tested for',
    'majorHealthConditions',
    ['I get screened for cancer yearly', 'worried about diabetes'],
  ],
  ['work with those who have it', 'majorHealthConditions', ['I work with cancer patients']],
  ['the job of a father', 'highRiskOccupation', ['daughter of a coal miner', 'married to a roofer']],
  ['what frightens', 'riskyHobbies', ["I'm scared of skydiving", 'skydiving terrifies me']],
  ['a denial after it', 'smokingStatus', ['tobacco is not used by me', 'cigarettes are not my thing']],
  ['what was given up', 'riskyHobbies', ['gave up skydiving when I got married', 'I tried scuba once']],
  ['an illness that took someone', 'majorHealthConditions', ["cancer took my mom but I'm clear"]],
  [
    'a diagnosis that may be minor',
    'majorHealthConditions',
    ['diagnosed with anxiety', 'had a scare with cancer'],
  ],
  ['a husband who does', 'smokingStatus', ['yes, my husband does', 'yes my husband smokes']],
  ['how often it is not', 'medications', ['not every day', "I don't take them every day"]],
  ['nothing but one', 'medications', ['nothing but a water pill']],
  ['someone else who quit', 'smokingStatus', ["My wife quit, I haven't", "he quit, I didn't"]],
  ['no time for an exam', 'noMedicalExam', ['not into an exam right now']],
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
  ['exercise', 'I run a business every day'],
  ['exercise', 'I drive my kids to practice every day'],
  ['exercise', 'before Covid, daily'],
  ['alcoholConsumption', 'doctor told me to cut to one a day'],
  ['alcoholConsumption', 'usually 5 a week but none this month'],
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
  ['alcoholConsumption', "can't with my CDL", 'Never'],
  ['alcoholConsumption', '5 nights a week, two glasses', 'Frequently (8+ drinks per week)'],
  ['alcoholConsumption', 'two drinks, twice a week', 'Moderately (3-7 drinks per week)'],
  ['alcoholConsumption', 'daily, like 3', 'Frequently (8+ drinks per week)'],
  ['alcoholConsumption', "I don't drink but my husband has two beers a night", 'Never'],
  ['exercise', "can't with my knees", 'Never'],
  ['smokingStatus', 'nope jk I do', 'Yes'],
  ['smokingStatus', "I don't currently smoke", 'No'],
  ['smokingStatus', 'I do not presently use nicotine in any form', 'No'],
  ['medications', "I'm not currently taking any medications", 'No'],
  ['smokingStatus', 'I have abstained from tobacco all my life', 'No'],
  ['smokingStatus', 'no i hate the smell', 'No'],
  ['smokingStatus', 'Sorry, the phone rang. No.', 'No'],
  ['noMedicalExam', "An examination would be no hardship, so I needn't skip it", 'No'],
  ['noMedicalExam', "no I don't want an exam", 'Yes'],
  ['noMedicalExam', "I'm not taking an exam", 'Yes'],
  ['alcoholConsumption', 'beer. daily. 3', 'Frequently (8+ drinks per week)'],
  ['highRiskOccupation', "my husband's job is, mine isn't", 'No'],
  ['highRiskOccupation', 'customer service', 'No'],
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

test.each([
  ['alcoholConsumption', "I don't keep track"],
  ['exercise', "I don't count"],
  ['familyHistory', "I don't talk to my family"],
  ['familyHistory', 'never knew my dad'],
  ['majorHealthConditions', 'not comfortable with that'],
  ['majorHealthConditions', "haven't been to a doctor in years"],
] as const)('%s: "%s" answers nothing', (slot, message) => {
  expect(readSlot(slot, message)).toBeUndefined();
});

test("what one can't do says nothing about another question", () => {
  expect(
    readSlot('exercise', "don't drink, can't with my CDL", { expects: 'alcoholConsumption' }),
  ).toBeUndefined();
});

test.each([
  ['alcoholConsumption', 'never, no time right now', 'approvalPreference'],
  ['alcoholConsumption', 'no since I take metformin twice a day', 'exercise'],
  ['riskyHobbies', 'no, scratch that, I race cars on weekends', 'smokingStatus'],
  ['exercise', 'on my feet 12 hours a day', 'exercise'],
] as const)('to %s, "%s" says nothing about %s', (expects, message, slot) => {
  expect(readSlot(slot, message, { expects, values: { smokingStatus: 'No' } })).toBeUndefined();
});

test('a no before a statement is an answer of its own', () => {
  const state = { expects: 'alcoholConsumption' } as const;
  expect(readSlot('medications', 'no I take metformin', state)).toBe('Yes');
  expect(readSlot('exercise', 'no, I sit in a truck all day every day')).toEqual(['Never', 'Daily']);
});

test.each([
  'daily. and about the drinking, it’s more like 5 a week',
  'daily. let’s be real about drinking, it’s more like 5 a week',
  'daily. the drinking is more like 5 a week',
])('%s: a rate belongs to what was named', (message) => {
  const [occasionally, moderately] = listOptions(alcoholConsumption).slice(1);
  const state = { expects: 'exercise', values: { alcoholConsumption: occasionally } } as const;
  expect(readSlot('exercise', message, state)).toBe('Daily');
  expect([readSlot('alcoholConsumption', message, state)].flat()).toContain(moderately);
});

test('a no to what follows it takes nothing back', () => {
  const state = { expects: 'medications' } as const;
  expect(readSlot('medications', "they've got me on Synthroid, and no, I don't drink", state)).toBe('Yes');
  expect(readSlot('medications', "no, and I don't drink", state)).toBe('No');
});

test.each(['my term ran out', 'term lapsed', 'had a term policy that expired'])(
  'a policy that ended is none: %s',
  (message) => {
    expect(readSlot('policyType', message)).toBeUndefined();
  },
);
