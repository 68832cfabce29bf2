import { describe, expect, test } from 'vitest';
import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { readSlot } from '../testing/read-slot.ts';

function read(slot: SlotId, message: string, isAsked = true): unknown {
  return readSlot(slot, message, { expects: isAsked ? slot : null });
}

type Case = readonly [string, unknown];

const asked: Readonly<Record<SlotId, readonly Case[]>> = {
  name: [
    ['my name is uh Terrance Holloman', 'Terrance Holloman'],
    ['My name is is Quincy Abernathy', 'Quincy Abernathy'],
    ['Shanelle Goodwin, 29, Atlanta Georgia', 'Shanelle Goodwin'],
    ['cmon just one duck poem', undefined],
    ['maria', 'Maria'],
    ["I'm Maria Lopez", 'Maria Lopez'],
    ['call me Al', 'Al'],
    ["name's Bob", 'Bob'],
    ["it's spelled Siobhán", 'Siobhán'],
    ['my name is Jean-Luc O’Brien and I am 42', "Jean-Luc O'Brien"],
    ['Georgia', 'Georgia'],
    ['maria texas 42', 'Maria'],
    ['DARNELL WASHINGTON', 'Darnell Washington'],
    ['Liz, well, Elizabeth Crane on paper', 'Elizabeth Crane'],
    ['Bob but Robert Stone is my legal name', 'Robert Stone'],
    ['Peggy, Margaret Ruiz officially', 'Margaret Ruiz'],
    ["that's my name", undefined],
    ['the name brand matters', undefined],
    ['Merry Christmas', undefined],
    ['Good Lord', undefined],
    ['Jesus Christ this is slow', undefined],
    ['Holly Good', 'Holly Good'],
    ['Skip Larsen', 'Skip Larsen'],
    ['Ana Dias', 'Ana Dias'],
    ['buenos dias', undefined],
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
    ['imthirtyfour', 34],
    ['im31', 31],
    ['20 y/o', 20],
    ['60 next spring, 59 now', 59],
    ['42', 42],
    ['forty-two', 42],
    ["I'm 42, not 24", 42],
    ['42 years young', 42],
    ['i am a 42 year old', 42],
    ["I'll be 43 next month", ['42', '43']],
    ['42, turning 43 in June', 42],
    ['17', 'refused'],
    ['eighty-one', 'refused'],
    ['thirty sevn', 37],
    ['sixty-fuor', 64],
    ['fiftty two', 52],
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
    ['Washington, D.C., Capitol Hill', 'refused'],
    ['state: LA', ['Louisiana', 'California']],
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
    ['ok', undefined],
    ['Texas?', ['Texas']],
    ['my mom lives in Florida', undefined],
  ],
  coverageAmount: [
    ['250k at work, 500k on top', ['$500,000']],
    ["Let's say 250,000 on top", '$250,000'],
    ['$500', 'refused'],
    ['$250 to 500k', ['$250,000', '$500,000']],
    ['250 000', '$250,000'],
    ['half a mil', '$500,000'],
    ['250k', '$250,000'],
    ['quarter million', '$250,000'],
    ['2 mill', '$2,000,000+'],
    ['a million and a half', '$1,500,000'],
    ['5 million', '$2,000,000+'],
    ['300k', ['$250,000', '$500,000']],
    ['between 250 and 500k', ['$250,000', '$500,000']],
    ['500', '$500,000'],
    ['fivehundredthousand', '$500,000'],
    ['five hundrd thousand', '$500,000'],
    ['quater milion', '$250,000'],
    ['10k', 'refused'],
    ['1 mil or 2', ['$1,000,000', '$2,000,000+']],
    ['500 mil', ['$500,000', '$2,000,000+']],
    ['$50 a month', undefined],
    ['I make 80k a year', undefined],
    ['30', ['$25,000', '$50,000']],
    ['is 500k enough?', undefined],
  ],
  smokingStatus: [
    ['20 years clean off cigarettes, 0 nicotine', 'No'],
    ['off cigarettes since 2010', 'No'],
    ['I stopped smoking forty years ago', 'No'],
    ['I vape', 'Yes'],
    ['never touched a cigarette', 'No'],
    ['quit 5 years ago', 'No'],
    ['I smoke before, already quit 10 year', 'No'],
    ["I don't smoke but I vape", 'Yes'],
    ["i've been trying to quit smoking", 'Yes'],
    ['nope', 'No'],
    ['i stop smoke 3 year already', 'No'],
    ['i give up smoke 10 years ago', 'No'],
    ['I quit smoke already 6 year', ['Yes', 'No']],
    ['stoped smoking 3 yrs', 'No'],
    ['i dun smoke', 'No'],
    ['i want stop smoke for 2 years', 'Yes'],
    ["can't give up smoking", 'Yes'],
    ['nto a smoker', 'No'],
    ['nevvar smoked', undefined],
    ['Amen, yes', 'Yes'],
    ['yesss', 'Yes'],
    ['nooooo', 'No'],
    ["he smokes, I don't", 'No'],
    ['I should stop smoking', 'Yes'],
    ['I never stopped smoking', 'Yes'],
    ['nah nevr smoked', 'No'],
    ['not really', 'No'],
    ['yeah I guess', 'Yes'],
    ['No, I vape', ['Yes', 'No']],
    ["I don't smoke much", ['Yes', 'No']],
    ["I don't do drugs", ['Yes', 'No']],
    ["I don't have a car", ['Yes', 'No']],
    ['I do not do that stuff', 'No'],
    ['sometimes', 'Yes'],
    ['my husband smokes', undefined],
    ['what if I smoked?', undefined],
  ],
  policyType: [
    ['do whole life policies ever expire', undefined],
    ['do whole life', 'Whole Life Insurance'],
    ['term', 'Term Life Insurance'],
    ['20 year term', 'Term Life Insurance'],
    ['whole life please', 'Whole Life Insurance'],
    ['not whole life, term', 'Term Life Insurance'],
    ['idk', "I'm not sure"],
    ["I'll say not sure", "I'm not sure"],
    ['term or whole?', ['Term Life Insurance', 'Whole Life Insurance']],
    ['what is term life?', undefined],
  ],
  healthStatus: [
    ['I was in good health', ['Good']],
    ['my last checkup was good', 'Good'],
    ['good', 'Good'],
    ['pretty good', 'Good'],
    ['excelent', 'Excellent'],
    ['so so', ['Good', 'Fair']],
    ['goood', 'Good'],
    ['not gud', ['Fair', 'Poor']],
    ['great', ['Excellent', 'Good']],
    ['not great', ['Fair', 'Poor']],
    ['between good and fair', ['Good', 'Fair']],
  ],
  majorHealthConditions: [
    ['biopsy came back negative', ['Yes', 'No']],
    ['major conditions no', 'No'],
    ['no medical conditions', 'No'],
    ["I'm diabetic", 'Yes'],
    ['had cancer in 2015', 'Yes'],
    ['high blood pressure', ['Yes', 'No']],
    ['no meds', undefined],
  ],
  medications: [
    ['I stopped lexapro', ['Yes', 'No']],
    ['just finished antibiotics', ['Yes', 'No']],
    ['yes i take them', 'Yes'],
    ['yeah i take a couple of pills', 'Yes'],
    ["A whole drawer full of 'em, yes", 'Yes'],
    ['no meds', 'No'],
    ['metformin', 'Yes'],
    ['just vitamins', 'No'],
    ['my son takes insulin but I take nothing', 'No'],
  ],
  familyHistory: [
    ['my dad had a heart attack', 'Yes'],
    ['nobody', 'No'],
    ['my father in law had a stroke', ['Yes', 'No']],
    ['my grandma had cancer', ['Yes', 'No']],
    ['no family history of anything', 'No'],
  ],
  riskyHobbies: [
    ["surfing isn't a risky hobby is it", undefined],
    ["No risky hobbies, but I'm a firefighter so high risk job yes", 'No'],
    ['I skydive', 'Yes'],
    ['unless you count knitting', 'No'],
    ["he skydives, I don't do any of that", 'No'],
    ['I golf so no', 'No'],
    ['nothing dangerus', 'No'],
    ['I ride a motorcycle', ['Yes', 'No']],
  ],
  highRiskOccupation: [
    ['I have no objection to an examination', undefined],
    ['landscaping, no', 'No'],
    ['desk job', 'No'],
    ["I'm a roofer", 'Yes'],
    ['truck driver', ['Yes', 'No']],
    ["I drive long haul, so I'd say no", 'No'],
  ],
  alcoholConsumption: [
    ['a glass of wine now and then', 'Occasionally (1-2 drinks per week)'],
    ['I never drink, and I do yoga three times a week', 'Never'],
    ['a couple glasses of wine a week, and I run most days', 'Occasionally (1-2 drinks per week)'],
    ['nah cant even buy it lol never', 'Never'],
    ['Four glasses of wine', 'Moderately (3-7 drinks per week)'],
    ['A small sherry before supper four evenings a week', 'Moderately (3-7 drinks per week)'],
    ['never drink', 'Never'],
    ['it varies a lot', undefined],
    ['socially', 'Occasionally (1-2 drinks per week)'],
    ['a beer a day', 'Moderately (3-7 drinks per week)'],
    ['ten or so a week', 'Frequently (8+ drinks per week)'],
    ["I don't drink much", ['Occasionally (1-2 drinks per week)', 'Moderately (3-7 drinks per week)']],
  ],
  exercise: [
    ['Not any more', 'Never'],
    ["weekly. actually on the drinking it's more like 5 a week", 'Weekly'],
    ['one spin class a week', 'Weekly'],
    ['one hike a week', 'Weekly'],
    ['every day', 'Daily'],
    ['couple of times a week', 'Several times per week'],
    ['3-4x a week', 'Several times per week'],
    ['once a week', 'Weekly'],
    ['not much', 'Rarely'],
    ['almost never', ['Rarely', 'Never']],
  ],
  priority: [
    ['if I have to pick, cheap', 'Lowest premium cost'],
    ['what matters most to me is quick approval', 'Quick approval process'],
    ['cheap', 'Lowest premium cost'],
    ['flexible', 'Flexible coverage options'],
    ['quick and cheap', ['Quick approval process', 'Lowest premium cost']],
  ],
  noMedicalExam: [
    ['I have no objection to an examination', 'No'],
    ['no exam please', 'Yes'],
    ['hate needles', 'Yes'],
    ["I don't mind an exam", 'No'],
    ["no, I don't want an exam", 'Yes'],
    ['I would not object to an exam', 'No'],
    ['no', 'No'],
    ["I'd skip it", 'Yes'],
    ["I wouldn't skip it", 'No'],
    ["yes I'd take one", ['Yes', 'No']],
    ['skip', 'Yes'],
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
    ['noMedicalExam', 'no medical exam please', 'Yes'],
    ['priority', 'I want the cheapest one', 'Lowest premium cost'],
    ['healthStatus', 'my health is good', 'Good'],
  ] as const)('%s is read from "%s"', (slot, message, value) => {
    expect(read(slot, message, false)).toBe(value);
  });
});

describe('what people say in passing, take back, or wrap in other words', () => {
  test.each<readonly [SlotId, string, unknown]>([
    ['smokingStatus', 'No, and neither does anyone in the house', 'No'],
    ['smokingStatus', "no I'm good, thanks for asking", 'No'],
    ['smokingStatus', "I don't smoke but my husband does", 'No'],
    ['smokingStatus', 'no cigs but I do the pouches', 'Yes'],
    ['smokingStatus', 'Oh sure, two packs a day. Kidding, never touched it', 'No'],
    ['smokingStatus', 'weed yes cigs no', ['Yes', 'No']],
    ['smokingStatus', "ain't never smoked nothin", 'No'],
    ['smokingStatus', "I wouldn't say I don't smoke", ['Yes', 'No']],
    ['smokingStatus', 'what if I say no but I do?', undefined],
    ['medications', 'no wait yes, the migraine ones', 'Yes'],
    ['medications', 'my son takes insulin but I take nothing', 'No'],
    ['majorHealthConditions', 'no, just the asthma', 'No'],
    ['majorHealthConditions', 'hep C but they cured it. no heart, cancer, nothing like that', ['Yes', 'No']],
    ['riskyHobbies', 'no, I ride a motorcycle to work', 'No'],
    ['riskyHobbies', 'fishing and noodling', ['Yes', 'No']],
    ['highRiskOccupation', 'no, welder', 'No'],
    ['highRiskOccupation', 'welder', ['Yes', 'No']],
    ['familyHistory', 'my aunt had cancer, but not my parents', ['Yes', 'No']],
    ['age', '32. no, 33, I keep forgetting', 33],
    ['age', '53 in december, so 52', 52],
    ['age', '40. 41 in march.', 40],
    ['age', 'he was 49, i am 47', 47],
    ['age', 'nineteen eighty five', ['19']],
    ['age', 'I have forty and six years', 46],
    ['state', 'Texas, no wait, we moved to Colorado last year', 'Colorado'],
    ['state', "I'm from Ohio but I live in Texas", 'Texas'],
    ['state', "I stay in Houston but I'm from Louisiana", 'Texas'],
    ['state', "He lives in Baton Rouge, I'm in Houston", ['Texas', 'Louisiana']],
    ['state', 'we left Massachusetts for New Hampshire', 'New Hampshire'],
    ['coverageAmount', '500k. no wait, 750k', '$750,000'],
    ['coverageAmount', 'not the 100, the 500 thousand', '$500,000'],
    ['coverageAmount', 'he has 500 thousand, I would like 250', '$250,000'],
    ['coverageAmount', 'one fifty', ['$100,000', '$250,000']],
    ['policyType', 'not whole, term', 'Term Life Insurance'],
    ['policyType', 'used to have whole, now I want term', 'Term Life Insurance'],
    ['healthStatus', 'good besides my back', 'Good'],
    ['healthStatus', 'not excellent but good', 'Good'],
    ['healthStatus', 'fair. nah good.', 'Good'],
    ['alcoholConsumption', 'half a dozen beers a week', 'Moderately (3-7 drinks per week)'],
    [
      'alcoholConsumption',
      'six pack friday, six pack saturday',
      ['Moderately (3-7 drinks per week)', 'Frequently (8+ drinks per week)'],
    ],
    [
      'alcoholConsumption',
      "I don't drink much",
      ['Occasionally (1-2 drinks per week)', 'Moderately (3-7 drinks per week)'],
    ],
    [
      'alcoholConsumption',
      'never. well, ok, maybe one glass of wine a week',
      'Occasionally (1-2 drinks per week)',
    ],
    ['exercise', "daily... no let's be honest, weekly", 'Weekly'],
    ['exercise', 'used to be daily, now with the baby maybe once a week', 'Weekly'],
    ['exercise', 'water aerobics mon wed fri', 'Several times per week'],
    ['priority', 'not the price, I want it approved quickly', 'Quick approval process'],
    ['noMedicalExam', "no, I don't want an exam", 'Yes'],
    ['noMedicalExam', 'no need exam', ['Yes', 'No']],
    ['noMedicalExam', "I'd rather not skip it", 'No'],
    ['approvalPreference', 'not immediately, within a month', 'Within a month'],
  ])('%s: %s', (slot, message, expected) => {
    expect(read(slot, message)).toEqual(expected);
  });
});

describe('answers one after the other', () => {
  const opening = { phase: 'opening', expects: null } as const;
  test.each([
    [
      '58 m ohio smoker 100k whole life no exam',
      [58, 'Ohio', '$100,000', 'Yes', 'Whole Life Insurance', 'Yes', undefined],
    ],
    [
      '34 female nonsmoker in texas need 500k term',
      [34, 'Texas', '$500,000', 'No', 'Term Life Insurance', undefined, undefined],
    ],
    ["I'm a 29 year old firefighter in Colorado", [29, 'Colorado']],
    [
      "I'm 36, live in Ohio, and don't smoke or drink",
      [36, 'Ohio', undefined, 'No', undefined, undefined, 'Never'],
    ],
  ])('%s', (message, expected) => {
    const slots = [
      'age',
      'state',
      'coverageAmount',
      'smokingStatus',
      'policyType',
      'noMedicalExam',
      'alcoholConsumption',
    ] as const;
    expect(slots.slice(0, expected.length).map((slot) => readSlot(slot, message, opening))).toEqual(expected);
  });

  test('a name may come first', () => {
    const state = { expects: 'name' } as const;
    const read = (slot: SlotId) => readSlot(slot, 'Kim Novak 34 Texas 500k', state);
    expect([read('name'), read('age'), read('state'), read('coverageAmount')]).toEqual([
      'Kim Novak',
      34,
      'Texas',
      '$500,000',
    ]);
  });
});

test('the letter o among digits is a zero', () => {
  expect(readSlot('coverageAmount', '25ok')).toBe('$250,000');
  expect(readSlot('age', '4o')).toBe(40);
});

describe('corrections of what was given before', () => {
  const state: Partial<DialogueState> = {
    expects: 'smokingStatus',
    values: { name: 'Ann', age: 50, state: 'Virginia', coverageAmount: '$100,000' },
    recent: ['name', 'age', 'state', 'coverageAmount'],
  };
  test.each<readonly [SlotId, string, unknown]>([
    ['state', 'actually no, Ohio', 'Ohio'],
    ['smokingStatus', 'actually no, Ohio', undefined],
    ['age', "no, I'm 51", 51],
    ['age', 'wait, I said 34 but I am 35', 35],
    ['coverageAmount', 'bump it up to 750k', '$750,000'],
    ['coverageAmount', 'change 100k to 250k', '$250,000'],
    ['coverageAmount', 'No. Also, make it 250k coverage', '$250,000'],
    ['smokingStatus', 'No. Also, make it 250k coverage', 'No'],
    ['name', 'I am Maya', 'Maya'],
  ])('%s: %s', (slot, message, expected) => {
    expect(readSlot(slot, message, state)).toEqual(expected);
  });
});

describe('someone who introduces themselves', () => {
  const known: Partial<DialogueState> = {
    expects: 'coverageAmount',
    values: { name: 'Sam', age: 42, state: 'Utah' },
    recent: ['name', 'age', 'state'],
  };
  test.each<readonly [SlotId, string, Partial<DialogueState>, unknown]>([
    // Names that are spelled almost like other words.
    ['age', 'Maya Ellison, 34, Ohio', { expects: 'name' }, 34],
    ['state', 'Maya Ellison, 34, Ohio', { expects: 'name' }, 'Ohio'],
    ['name', 'heather reed, 51, florida', { expects: 'name' }, 'Heather Reed'],
    ['age', 'heather reed, 51, florida', { expects: 'name' }, 51],
    ['name', "I'm Jane Doe, 45, from Texas", known, 'Jane Doe'],
    ['age', "I'm Jane Doe, 45, from Texas", known, 45],
    ['state', "I'm Jane Doe, 45, from Texas", known, 'Texas'],
    ['coverageAmount', "I'm Jane Doe, 45, from Texas", known, undefined],
  ])('%s: %s', (slot, message, state, expected) => {
    expect(readSlot(slot, message, state)).toEqual(expected);
  });
});

test.each<readonly [SlotId, string, Partial<DialogueState>, unknown]>([
  // Written without commas.
  [
    'state',
    "my name's dwayne im 52 in tampa looking for 250k of term",
    { phase: 'opening', expects: null },
    'Florida',
  ],
  [
    'coverageAmount',
    "my name's dwayne im 52 in tampa looking for 250k of term",
    { phase: 'opening', expects: null },
    '$250,000',
  ],
  ['age', '45 year old dad of 2 in Denver', { phase: 'opening', expects: null }, 45],
  ['smokingStatus', 'im 60 and smoke', { phase: 'opening', expects: null }, 'Yes'],
  ['smokingStatus', 'Vet here, smoker, 58', { phase: 'opening', expects: null }, 'Yes'],
  ['name', 'Vet here, smoker, 58', { phase: 'opening', expects: null }, undefined],
  ['name', 'Ana Cruz Ana Cruz', { expects: 'name' }, 'Ana Cruz'],
  ['smokingStatus', 'smoke not', { expects: 'smokingStatus' }, 'No'],
  ['smokingStatus', 'can of Grizzly a day', { expects: 'smokingStatus' }, 'Yes'],
  ['alcoholConsumption', 'dip, about a can a day', { expects: 'smokingStatus' }, undefined],
  ['coverageAmount', 'I have 50k through my job, is that enough?', { expects: 'coverageAmount' }, undefined],
  [
    'coverageAmount',
    "no. I'd better go up to 500k",
    { expects: 'smokingStatus', values: { coverageAmount: '$250,000' } },
    '$500,000',
  ],
  [
    'familyHistory',
    "no. I misread the family history one, so that's a no",
    { expects: 'riskyHobbies', values: { familyHistory: 'Yes' } },
    'No',
  ],
])('%s: %s', (slot, message, state, expected) => {
  expect(readSlot(slot, message, state)).toEqual(expected);
});
