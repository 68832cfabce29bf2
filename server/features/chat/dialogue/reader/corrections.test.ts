import { expect, test } from 'vitest';
import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { UserData } from '../../../../../shared/quote/user-data.ts';
import { createDialogueState, type DialogueState } from '../dialogue-state.ts';
import { interpret } from '../interpret.ts';

const given = {
  name: 'Nora Whitfield',
  age: 45,
  state: 'Ohio',
  coverageAmount: '$250,000',
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  medications: 'No',
  alcoholConsumption: 'Frequently (8+ drinks per week)',
  exercise: 'Weekly',
} as const satisfies Partial<UserData>;

function read(expects: SlotId, message: string, latest: readonly SlotId[]) {
  const values = Object.fromEntries(Object.entries(given).filter(([slot]) => slot !== expects));
  const state: DialogueState = {
    ...createDialogueState(undefined),
    phase: 'collecting',
    values,
    recent: latest,
    expects,
  };
  return interpret(message, state);
}

test.each([
  ['state', 'age', '54! I typed it backwards', 54],
  ['state', 'age', '*46', 46],
  ['policyType', 'smokingStatus', "So it's yes on smoking.", 'Yes'],
  ['riskyHobbies', 'smokingStatus', 'smoking should say yes', 'Yes'],
  ['healthStatus', 'policyType', 'whole. I clicked the wrong one', 'Whole Life Insurance'],
  ['smokingStatus', 'state', 'Kentucky, not Ohio', 'Kentucky'],
  ['priority', 'exercise', 'daily! not weekly. fat fingers', 'Daily'],
  ['familyHistory', 'medications', 'come to think of it I do take one, so the last one is yes', 'Yes'],
  ['smokingStatus', 'name', 'Sorry, Norah with an h', 'Norah Whitfield'],
  ['healthStatus', 'policyType', 'changed my mind, whole life is fine', 'Whole Life Insurance'],
  ['familyHistory', 'policyType', 'previous answer should have been whole life', 'Whole Life Insurance'],
  ['smokingStatus', 'name', 'my full name is Nora Lund by the way', 'Nora Lund'],
  ['smokingStatus', 'name', 'Could you please change my name to Nora Lund? I got married', 'Nora Lund'],
  ['smokingStatus', 'name', "my last name should be O'Lund", "Nora O'Lund"],
  ['smokingStatus', 'name', 'oops typo, it is Norah Whitfeld', 'Norah Whitfeld'],
] as const)('at %s, an earlier %s is corrected: %s', (expects, slot, message, value) => {
  const commands = read(expects, message, ['age', slot]);
  expect(commands).toMatchObject([{ kind: 'correct', slot, value }]);
});

test.each([
  ['state', 'age', "My son says I'm 78 and he's right", ['78', '45']],
  [
    'healthStatus',
    'policyType',
    'wait dad says whole not term',
    ['Whole Life Insurance', 'Term Life Insurance'],
  ],
  ['state', 'age', '54', ['54', '45']],
  ['smokingStatus', 'state', 'Kentucky.', ['Kentucky', 'Ohio']],
  [
    'exercise',
    'alcoholConsumption',
    "nah that's a lie, its 6 a week on average",
    ['Moderately (3-7 drinks per week)', 'Frequently (8+ drinks per week)'],
  ],
] as const)('at %s, what may be another %s is asked about: %s', (expects, slot, message, options) => {
  const commands = read(expects, message, ['age', slot]);
  expect(commands).toMatchObject([{ kind: 'clarify', slot, options }]);
});

test('a question at the summary that names another value is asked about', () => {
  const state: DialogueState = {
    ...createDialogueState(undefined),
    phase: 'confirming',
    values: given,
    expects: 'confirm',
  };
  const commands = interpret('can we do 750k instead of 250?', state);
  expect(commands).toContainEqual(
    expect.objectContaining({ kind: 'clarify', slot: 'coverageAmount', options: ['$750,000'] }),
  );
});

test('a bare number at the summary changes nothing', () => {
  const state: DialogueState = {
    ...createDialogueState(undefined),
    phase: 'confirming',
    values: given,
    expects: 'confirm',
  };
  expect(interpret('1', state)).toEqual([{ kind: 'unclear' }]);
});

test('the last one of something points to no answer before', () => {
  const commands = read('riskyHobbies', 'no, my last one was 2 years ago', ['medications']);
  expect(commands.some((one) => 'slot' in one && one.slot === 'medications')).toBe(false);
});

test('what is raised but not read is asked again', () => {
  expect(read('priority', "hmm about my exercise, I'd say what I said was wishful", [])).toContainEqual({
    kind: 'clear',
    slot: 'exercise',
  });
});

test('what someone else says may be the answer, so it is asked about', () => {
  expect(read('coverageAmount', 'she says 500k', [])).toMatchObject([
    { kind: 'clarify', slot: 'coverageAmount', options: ['$500,000'] },
  ]);
});

test('another option than the one that is offered confirms nothing', () => {
  const state: DialogueState = {
    ...createDialogueState(undefined),
    phase: 'collecting',
    expects: 'healthStatus',
    offered: ['Poor'],
  };
  expect(interpret('Good', state)).toMatchObject([{ kind: 'set', slot: 'healthStatus', value: 'Good' }]);
});

test('enough exercise is no wish to end', () => {
  expect(read('exercise', 'enough', [])).toEqual([{ kind: 'unclear' }]);
});

test.each([
  ['state', "I typed my sister's details by mistake, can we start over please", 'restart'],
  ['healthStatus', "I don't want to talk about my health with a computer. Please cancel this.", 'cancel'],
  ['medications', 'i changed my mind about all this. dont want a quote anymore. cancel', 'cancel'],
] as const)('at %s, other words hide no wish to end: %s', (expects, message, kind) => {
  expect(read(expects, message, [])).toEqual([{ kind }]);
});

test.each([
  ['highRiskOccupation', 'i drive an ambulance is that high risk'],
  ['medications', 'i take vitamins, do those count'],
] as const)('at %s, who asks whether something counts has not answered: %s', (expects, message) => {
  expect(read(expects, message, []).some(({ kind }) => kind === 'set')).toBe(false);
});

test('what someone says of themselves and no question asks for is compared with the answers before', () => {
  const message = 'no, and going back, I do take something for cholesterol';
  expect(read('riskyHobbies', message, ['medications'])).toContainEqual(
    expect.objectContaining({ kind: 'clarify', slot: 'medications' }),
  );
});

test('a wish to begin again counts beside one to cancel', () => {
  expect(read('priority', 'cancel everything and begin again please', [])).toEqual([{ kind: 'restart' }]);
});

test('a part of a name that was misspelled is spelled right', () => {
  const state: DialogueState = {
    ...createDialogueState(undefined),
    phase: 'collecting',
    values: { name: 'Stehpanie Moore' },
    expects: 'age',
  };
  expect(interpret('29. also its Stephanie, I typed it wrong', state)).toMatchObject([
    { kind: 'correct', slot: 'name', value: 'Stephanie Moore' },
    { kind: 'set', slot: 'age', value: 29 },
  ]);
});

test.each([
  ['make it 500k... actually keep 250', []],
  ['change it to 500k. no wait leave it', ['$500,000', '$250,000']],
  ['Whole? No, term please, not whole', []],
])('what is changed and taken back is not changed: %s', (message, options) => {
  const state: DialogueState = {
    ...createDialogueState(undefined),
    phase: 'confirming',
    values: given,
    expects: 'confirm',
  };
  const commands = interpret(message, state);
  expect(commands.filter(({ kind }) => kind === 'correct')).toEqual([]);
  expect(commands.flatMap((one) => (one.kind === 'clarify' ? one.options : []))).toEqual(options);
});
