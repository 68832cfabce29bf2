import { describe, expect, test } from 'vitest';
import type { SlotId } from '../../../../../shared/api/chat.ts';
import { readSlot } from '../testing/read-slot.ts';

const yesOrNo = ['Yes', 'No'];

describe('parts of one message that disagree', () => {
  test.each([
    ['coverageAmount', '100k. no. 250. final answer', '$250,000'],
    ['coverageAmount', '5000000 oops one zero too many, 500000', '$500,000'],
    ['age', "I am um twenty nine wait no I just had a birthday I'm thirty", 30],
    ['age', "Dolores was 69. I'll be 72 in February", ['71', '72']],
    ['riskyHobbies', 'hunt and fish. snowmachine racing too so ya', 'Yes'],
    ['riskyHobbies', 'fishing, hunting', yesOrNo],
    ['riskyHobbies', 'reading, walking, wrestling alligators', yesOrNo],
    ['riskyHobbies', 'gardening and rattlesnake wrangling', yesOrNo],
    ['riskyHobbies', 'I hunt. No, nothing like that', 'No'],
    ['riskyHobbies', 'gardening, walking', 'No'],
    ['highRiskOccupation', 'student but I fight wildfires in summer', yesOrNo],
    ['highRiskOccupation', 'office, and the odd avalanche patrol', yesOrNo],
    ['familyHistory', 'my dad never had cancer but my mom did', 'Yes'],
    ['smokingStatus', 'not anymore, well sometimes', 'Yes'],
  ] as const)('%s: %s', (slot, message, expected) => {
    expect(readSlot(slot as SlotId, message)).toEqual(expected);
  });
});

describe('at the summary', () => {
  const state = {
    phase: 'confirming' as const,
    expects: 'confirm' as const,
    values: { age: 41, coverageAmount: '$100,000' as const, noMedicalExam: 'No' as const },
    recent: ['age', 'coverageAmount', 'noMedicalExam'] as const,
  };

  test.each(["let's go 250 instead of 100", 'change 100 to 250', '250 not 100'])('%s', (message) => {
    expect(readSlot('coverageAmount', message, { ...state, recent: [...state.recent] })).toBe('$250,000');
  });

  test.each(["hold on, yes it's right", 'wait yes', 'oh sorry, yes'])(
    '"%s" is no answer to the last question',
    (message) => {
      expect(readSlot('noMedicalExam', message, { ...state, recent: [...state.recent] })).toBeUndefined();
    },
  );
});

describe('numbers and places that are not of now', () => {
  test.each([
    ['age', 'I have forty and six years', 46],
    ['age', '53 in december, so 52', 52],
    ['age', "I'll turn 45 on January 3", ['44', '45']],
    ['age', '61 in may', ['60', '61']],
    ['age', 'just shy of 50', ['50']],
    ['age', 'I have a 19 year old son', undefined],
    ['age', 'married 30 years', undefined],
    ['state', "We retired down to Sarasota from Michigan in '09", 'Florida'],
    ['state', 'we retired to Gulf Breeze from Michigan', ['Michigan']],
    ['state', 'moving from Oregon to Boise next month', ['Oregon', 'Idaho']],
    ['state', 'planning on moving to Idaho', ['Idaho']],
    ['state', 'I grew up in Iowa', ['Iowa']],
    ['state', 'grew up in Iowa, now in Texas', 'Texas'],
    ['coverageAmount', 'double 250k', ['$250,000']],
    ['coverageAmount', 'a million is too much', undefined],
    ['coverageAmount', '500k each', ['$500,000']],
    ['policyType', 'anything but term', ['Term Life Insurance']],
    ['policyType', 'term is a waste of money', ['Whole Life Insurance', "I'm not sure"]],
    ['priority', 'money is no object', ['Lowest premium cost']],
  ] as const)('%s: %s', (slot, message, expected) => {
    expect(readSlot(slot as SlotId, message)).toEqual(expected);
  });

  test.each(["term til I'm 65", "I'm 20 years sober", 'a 19 year old son'])('no age in "%s"', (message) => {
    expect(readSlot('age', message, { expects: 'policyType', values: { age: 49 } })).toBeUndefined();
  });
});

describe('dictated and unmarked', () => {
  test.each([
    ['name', "uh yeah it's Tamika Robinson period", 'Tamika Robinson'],
    ['riskyHobbies', 'would hiking be risky', undefined],
    ['majorHealthConditions', "naw nothin' like that", 'No'],
    ['riskyHobbies', 'drag racin on saturdays', 'Yes'],
    ['riskyHobbies', 'does paintball count question mark', undefined],
  ] as const)('%s: %s', (slot, message, expected) => {
    expect(readSlot(slot as SlotId, message)).toEqual(expected);
  });
});
