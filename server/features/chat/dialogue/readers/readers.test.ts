import { describe, expect, test } from 'vitest';
import type { SlotId } from '../../../../../shared/api/chat.ts';
import { createDialogueState } from '../dialogue-state.ts';
import { readSlots } from '../read-slots.ts';
import { readParts } from '../text/message-parts.ts';
import { cleanText } from '../text/plain-text.ts';

/** What a message says about a slot while it is asked: its value, the options asked back, `refused`, or nothing. */
function read(slot: SlotId, message: string, isAsked = true): unknown {
  const state = {
    ...createDialogueState(undefined),
    phase: 'collecting' as const,
    expects: isAsked ? slot : null,
  };
  const command = readSlots(readParts(cleanText(message)), state).find(
    (each) => 'slot' in each && each.slot === slot,
  );
  if (command?.kind === 'set') return command.value;
  if (command?.kind === 'clarify') return command.options;
  return command?.kind === 'refuse' ? 'refused' : undefined;
}

type Case = readonly [string, unknown];

const asked: Readonly<Record<SlotId, readonly Case[]>> = {
  name: [
    ['maria', 'Maria'],
    ["I'm Maria Lopez", 'Maria Lopez'],
    ['call me Al', 'Al'],
    ["name's Bob", 'Bob'],
    ["it's spelled Siobhán", 'Siobhán'],
    ['my name is Jean-Luc O’Brien and I am 42', "Jean-Luc O'Brien"],
    ['Georgia', 'Georgia'],
    ['maria texas 42', 'Maria'],
    ['DARNELL WASHINGTON', 'Darnell Washington'],
    ['hi, this is Sam', 'Sam'],
    ['nmae is Kofi', 'Kofi'],
    ['naem is bo diddley', 'Bo Diddley'],
    ['i m called Priya', 'Priya'],
    ['mynameis Bob', 'Bob'],
    ['hola soy juan', 'Juan'],
    ['hola', undefined],
    ['Guten Tag', undefined],
    ['fuck you', undefined],
    ['skip', undefined],
    ["I'm good", undefined],
    ["I'm fine thanks", undefined],
    ["I'm looking for insurance", undefined],
    ["I'm interested", undefined],
    ['hello', undefined],
    ['yes', undefined],
    ['why do you need it', undefined],
    ["my wife's name is Anna", undefined],
    ['Texas', undefined],
  ],
  age: [
    ['42', 42],
    ['forty-two', 42],
    ["I'm 42, not 24", 42],
    ['42 years young', 42],
    ['i am a 42 year old', 42],
    ["I'll be 43 next month", ['42', '43']],
    ['42, turning 43 in June', 42],
    ['17', 'refused'],
    ['eighty-one', 'refused'],
    ['thirty sevn', ['37']],
    ['sixty-fuor', ['64']],
    ['fiftty two', ['52']],
    ['thirty blub', ['30']],
    ['thirtysix', 36],
    ['mid forties', []],
    ['40ish', []],
    ['1983', []],
    ['what if I were 50?', undefined],
    ['do you cover people who are 70?', undefined],
    ['my husband is 45', undefined],
    ['$42', undefined],
    ['-5', undefined],
  ],
  state: [
    ['TX', 'Texas'],
    ['tx', 'Texas'],
    ["I'm in Cali", 'California'],
    ['the Lone Star state', 'Texas'],
    ['NYC', 'New York'],
    ['West Virginia', 'West Virginia'],
    ['moved from Ohio to Texas', 'Texas'],
    ['used to live in Ohio, now Texas', 'Texas'],
    ['Ohio, not Texas', 'Ohio'],
    ['pensylvania', 'Pennsylvania'],
    ['new mexico', 'New Mexico'],
    ['the Carolinas', ['North Carolina', 'South Carolina']],
    ['Washington DC', 'refused'],
    ['Puerto Rico', 'refused'],
    ['Canada', 'refused'],
    ['ok', ['Oklahoma']],
    ['Texas?', ['Texas']],
    ['my mom lives in Florida', undefined],
  ],
  coverageAmount: [
    ['half a mil', '$500,000'],
    ['250k', '$250,000'],
    ['quarter million', '$250,000'],
    ['2 mill', '$2,000,000+'],
    ['a million and a half', '$1,500,000'],
    ['5 million', '$2,000,000+'],
    ['300k', ['$250,000', '$500,000']],
    ['between 250 and 500k', ['$250,000', '$500,000']],
    ['500', ['$500,000']],
    ['fivehundredthousand', '$500,000'],
    ['five hundrd thousand', ['$500,000']],
    ['quater milion', ['$250,000']],
    ['10k', 'refused'],
    ['1 mil or 2', ['$1,000,000', '$2,000,000+']],
    ['500 mil', ['$500,000', '$2,000,000+']],
    ['$50 a month', []],
    ['I make 80k a year', []],
    ['30', ['$25,000', '$50,000']],
    ['is 500k enough?', undefined],
  ],
  smokingStatus: [
    ['I vape', 'Yes'],
    ['never touched a cigarette', 'No'],
    ['quit 5 years ago', 'No'],
    ['I smoke before, already quit 10 year', 'No'],
    ["I don't smoke but I vape", 'Yes'],
    ["i've been trying to quit smoking", 'Yes'],
    ['nope', 'No'],
    ['i stop smoke 3 year already', 'No'],
    ['i give up smoke 10 years ago', 'No'],
    ['I quit smoke already 6 year', 'No'],
    ['stoped smoking 3 yrs', 'No'],
    ['i dun smoke', 'No'],
    ['i want stop smoke for 2 years', 'Yes'],
    ["can't give up smoking", 'Yes'],
    ['nto a smoker', ['Yes', 'No']],
    ['nevvar smoked', ['Yes', 'No']],
    ['Amen, yes', 'Yes'],
    ['yesss', 'Yes'],
    ['nooooo', 'No'],
    ["he smokes, I don't", 'No'],
    ['I should stop smoking', 'Yes'],
    ['I never stopped smoking', 'Yes'],
    ['nah nevr smoked', 'No'],
    ['not really', 'No'],
    ['yeah I guess', 'Yes'],
    ['No, I vape', ['No', 'Yes']],
    ["I don't smoke much", ['Yes', 'No']],
    ['sometimes', ['Yes', 'No']],
    ['my husband smokes', undefined],
    ['what if I smoked?', undefined],
  ],
  policyType: [
    ['term', 'Term Life Insurance'],
    ['20 year term', 'Term Life Insurance'],
    ['whole life please', 'Whole Life Insurance'],
    ['not whole life, term', 'Term Life Insurance'],
    ['idk', "I'm not sure"],
    ["I'll say not sure", "I'm not sure"],
    ['term or whole?', ['Term Life Insurance', 'Whole Life Insurance', "I'm not sure"]],
    ['what is term life?', undefined],
  ],
  healthStatus: [
    ['good', 'Good'],
    ['pretty good', 'Good'],
    ['excelent', 'Excellent'],
    ['so so', 'Fair'],
    ['goood', 'Good'],
    ['not gud', ['Fair', 'Poor']],
    ['great', ['Excellent', 'Good']],
    ['not great', ['Fair', 'Poor']],
    ['between good and fair', ['Good', 'Fair']],
  ],
  majorHealthConditions: [
    ['no medical conditions', 'No'],
    ["I'm diabetic", 'Yes'],
    ['had cancer in 2015', 'Yes'],
    ['high blood pressure', ['Yes', 'No']],
    ['no meds', undefined],
  ],
  medications: [
    ['no meds', 'No'],
    ['metformin', 'Yes'],
    ['just vitamins', 'No'],
    ['my son takes insulin but I take nothing', 'No'],
  ],
  familyHistory: [
    ['my dad had a heart attack', 'Yes'],
    ['nobody', 'No'],
    ['my father in law had a stroke', undefined],
    ['my grandma had cancer', ['Yes', 'No']],
    ['no family history of anything', 'No'],
  ],
  riskyHobbies: [
    ['I skydive', 'Yes'],
    ['unless you count knitting', 'No'],
    ["he skydives, I don't do any of that", 'No'],
    ['I golf so no', 'No'],
    ['nothing dangerus', 'No'],
    ['I ride a motorcycle', ['Yes', 'No']],
  ],
  highRiskOccupation: [
    ['desk job', 'No'],
    ["I'm a roofer", 'Yes'],
    ['truck driver', ['Yes', 'No']],
    ["I drive long haul, so I'd say no", 'No'],
  ],
  alcoholConsumption: [
    ['never drink', 'Never'],
    ['it varies a lot', undefined],
    ['socially', 'Occasionally (1-2 drinks per week)'],
    ['a beer a day', 'Moderately (3-7 drinks per week)'],
    ['ten or so a week', 'Frequently (8+ drinks per week)'],
    ["I don't drink much", ['Occasionally (1-2 drinks per week)', 'Moderately (3-7 drinks per week)']],
  ],
  exercise: [
    ['every day', 'Daily'],
    ['couple of times a week', 'Several times per week'],
    ['3-4x a week', 'Several times per week'],
    ['once a week', 'Weekly'],
    ['not much', 'Rarely'],
    ['almost never', ['Rarely', 'Never']],
  ],
  priority: [
    ['cheap', 'Lowest premium cost'],
    ['flexible', 'Flexible coverage options'],
    ['quick and cheap', ['Quick approval process', 'Lowest premium cost']],
  ],
  noMedicalExam: [
    ['no exam please', 'Yes'],
    ['hate needles', 'Yes'],
    ["I don't mind an exam", 'No'],
    ["no, I don't want an exam", 'Yes'],
    ['I would not object to an exam', 'No'],
    ['no', 'No'],
    ["I'd skip it", 'Yes'],
    ["I wouldn't skip it", 'No'],
    ["yes I'd take one", 'No'],
    ['skip', ['Yes', 'No']],
  ],
  approvalPreference: [
    ['asap', 'Immediately (instant approval)'],
    ['no rush', "I'm flexible on timing"],
    ['a few days', 'Within a week'],
    ['soon', ['Immediately (instant approval)', 'Within a week']],
  ],
};

describe.each(Object.entries(asked))('%s, when it is asked', (slot, cases) => {
  test.each(cases)('%s', (message, expected) => {
    expect(read(slot as SlotId, message)).toEqual(expected);
  });
});

describe('unasked', () => {
  test.each([
    ['smokingStatus', 'no'],
    ['age', '30'],
    ['healthStatus', 'good'],
    ['healthStatus', "I'm good"],
    ['coverageAmount', '500'],
    ['state', 'tx'],
    ['name', 'maria'],
    ['policyType', 'not sure'],
    ['medications', 'yes'],
  ] as const)('%s is not read from "%s"', (slot, message) => {
    expect(read(slot, message, false)).toBeUndefined();
  });

  test.each([
    ['age', "I'm 42 and live in Ohio", 42],
    ['state', "I'm 42 and live in Ohio", 'Ohio'],
    ['coverageAmount', 'I want 500k of coverage', '$500,000'],
    ['smokingStatus', "I don't smoke", 'No'],
    ['alcoholConsumption', 'I never drink', 'Never'],
    ['familyHistory', 'my dad had a heart attack', 'Yes'],
    ['noMedicalExam', 'no medical exam please', 'Yes'],
    ['priority', 'I want the cheapest one', 'Lowest premium cost'],
    ['healthStatus', 'my health is good', 'Good'],
  ] as const)('%s is read from "%s"', (slot, message, value) => {
    expect(read(slot, message, false)).toBe(value);
  });
});
