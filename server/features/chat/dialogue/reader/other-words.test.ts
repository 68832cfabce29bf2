import { describe, expect, test } from 'vitest';
import type { SlotId } from '../../../../../shared/api/chat.ts';
import { createDialogueState } from '../dialogue-state.ts';
import { interpret } from '../interpret.ts';
import { readSlot } from '../testing/read-slot.ts';

describe('values in other words than the usual ones', () => {
  test.each([
    ['age', '4 0', 40],
    ['age', 'lvl 22', 22],
    ['age', 'freaking 53 already', 53],
    ['age', "a lady never tells, but it's 47", 47],
    ['age', 'thirty-eight trips around the sun', 38],
    ['age', '2\uFE0F\u20E37\uFE0F\u20E3', 27],
    ['coverageAmount', 'half a freakin million', '$500,000'],
    ['coverageAmount', '100 Gs', '$100,000'],
    ['coverageAmount', 'a million five', '$1,500,000'],
    ['state', 'Granite State, Nashua', 'New Hampshire'],
    ['smokingStatus', 'no, why?', 'No'],
    ['smokingStatus', 'Non-tobacco; whole life', 'No'],
    ['noMedicalExam', "I can't get away for an exam so skip it", 'Yes'],
    ['alcoholConsumption', 'a glass of wine a night, seven a week', 'Moderately (3-7 drinks per week)'],
    ['alcoholConsumption', 'one beer saturday, one beer sunday', 'Occasionally (1-2 drinks per week)'],
    ['alcoholConsumption', '12 modelos a week', 'Frequently (8+ drinks per week)'],
    ['exercise', 'daily. who am I kidding, weekly', 'Weekly'],
    ['exercise', 'one day in the week', 'Weekly'],
    ['exercise', 'every weekday but Wednesday', 'Several times per week'],
    ['priority', 'Good benefits over price', 'Comprehensive benefits'],
    ['name', 'Deacon Amos Tillery, just put Amos Tillery', 'Amos Tillery'],
    ['name', 'The Honorable Ann Pell; Ann Pell will suffice', 'Ann Pell'],
    ['name', 'JonMyers. oops Jon Myers', 'Jon Myers'],
    ['name', 'Jon Meyrs. Myers', 'Jon Myers'],
    ['name', 'Spelling: J-O-N. Jon Myers', 'Jon Myers'],
    ['name', 'tamika but everyone spells it wrong its T A M I K A Rollins', 'Tamika Rollins'],
    ['name', 'Walter Ostrander O S T R A N D E R', 'Walter Ostrander'],
    ['coverageAmount', 'two hundred two hundred and fifty thousand', '$250,000'],
    ['exercise', 'rarely if ever', 'Rarely'],
    ['name', "Maria Gomez, that's G O M E Z", 'Maria Gomez'],
    ['name', 'Anh Nguyen (N-G-U-Y-E-N)', 'Anh Nguyen'],
    ['name', "For the record, the applicant's name is Ann Pell.", 'Ann Pell'],
    ['name', "10-4, handle's Jon Myers", 'Jon Myers'],
    ['name', 'Jon Myers RN', 'Jon Myers'],
    ['name', 'Minh Do', 'Minh Do'],
    ['name', 'Good evening. Ann Pell.', 'Ann Pell'],
    ['age', 'fourty tree', 43],
    ['age', '...57...', 57],
    ['age', 'age .68', 68],
    ['age', 'the big 7-0', 70],
    ['age', "I'm 61 and I've smoked since I was 19", 61],
    ['age', "I'm 53, been driving truck 30 years", 53],
    ['age', '67 going on 12', 67],
    ['state', 'NJ (sorry for typos, one hand)', 'New Jersey'],
    ['state', 'we vote in Minnesota, use that', 'Minnesota'],
    ['coverageAmount', 'qaurter million', '$250,000'],
    ['coverageAmount', 'too hundred fifty thousan', '$250,000'],
    ['coverageAmount', 'fr tho 100k', '$100,000'],
    ['coverageAmount', 'The higher of those two, 750,000', '$750,000'],
    ['coverageAmount', 'A face amount of $1,500,000.00, if you please.', '$1,500,000'],
    ['coverageAmount', 'court order says 250k', '$250,000'],
    ['smokingStatus', "Gave up my Camels in '92", 'No'],
    ['smokingStatus', 'threw my last pack in the river', 'No'],
    ['smokingStatus', 'I do not use tobacco or nicotine in any form.', 'No'],
    ['smokingStatus', 'dip, one can a week', 'Yes'],
    ['policyType', "term, whole's a damn rip off", 'Term Life Insurance'],
    ['policyType', 'whole life, term runs out', 'Whole Life Insurance'],
    ['policyType', 'Whole life, in the customary sense of the term.', 'Whole Life Insurance'],
    ['healthStatus', 'xcellent', 'Excellent'],
    ['healthStatus', 'good, not great', 'Good'],
    ['healthStatus', 'I have diabetes but other than that good', 'Good'],
    ['majorHealthConditions', 'heart attack in 2020, pills since then', 'Yes'],
    ['majorHealthConditions', 'No. Medications: no. Hobbies: ice climbing, so yes.', 'No'],
    ['medications', 'None have been prescribed to me.', 'No'],
    ['medications', 'No prescription medicines', 'No'],
    ['medications', 'Only an eye drop the doctor prescribes', 'Yes'],
    ['medications', 'no, but I vape, so change the nicotine answer to yes', 'No'],
    ['familyHistory', '+ mother breast CA', 'Yes'],
    ['familyHistory', 'There is no serious illness in my family.', 'No'],
    ['riskyHobbies', "bocce, that's about it", 'No'],
    ['riskyHobbies', 'Nothing riskier than fishing off the dock', 'No'],
    ['riskyHobbies', 'too old for that', 'No'],
    ['highRiskOccupation', 'retired, used to be a cop', 'No'],
    ['alcoholConsumption', 'hardly ever', 'Occasionally (1-2 drinks per week)'],
    ['alcoholConsumption', 'glass of wine with dinner every night', 'Moderately (3-7 drinks per week)'],
    ['exercise', 'Every day before shift', 'Daily'],
    ['exercise', 'three times a week if my back lets me', 'Several times per week'],
    ['exercise', 'daily I wish, realistically once a week', 'Weekly'],
    ['priority', 'without breaking the bank', 'Lowest premium cost'],
    ['noMedicalExam', 'nah no exam', 'Yes'],
    ['noMedicalExam', 'not necessary to skip', 'No'],
    ['noMedicalExam', 'yes - needles scare me', 'Yes'],
    ['medications', 'a couple', 'Yes'],
    ['medications', 'med-free', 'No'],
    ['riskyHobbies', 'i mostly wander and nap lol no', 'No'],
    ['alcoholConsumption', 'one white claw a week', 'Occasionally (1-2 drinks per week)'],
    ['approvalPreference', "ain't in no hurry", "I'm flexible on timing"],
    ['noMedicalExam', 'I have no wish to avoid the examination.', 'No'],
    ['approvalPreference', 'a week, no rush', 'Within a week'],
    ['approvalPreference', "I've got nothing but time", "I'm flexible on timing"],
    ['age', "I'm 34, my house is 40 years old", 34],
    ['smokingStatus', "nah I'm good on that", 'No'],
    ['smokingStatus', 'I have never smoked nor vaped', 'No'],
    ['smokingStatus', 'Dip. Been dipping since I was 14', 'Yes'],
    ['policyType', 'term over whole any day', 'Term Life Insurance'],
    ['policyType', 'Term. Whole life is overpriced', 'Term Life Insurance'],
    ['policyType', "I'm not sure what I need", "I'm not sure"],
    ['majorHealthConditions', 'nah no meds either', 'No'],
    ['medications', "I don't need any", 'No'],
    ['medications', 'just one', 'Yes'],
    ['familyHistory', 'My folks both lived into their 90s', 'No'],
    ['familyHistory', 'nothing hereditary', 'No'],
    ['riskyHobbies', 'those days are behind me', 'No'],
    ['highRiskOccupation', 'laid off right now', 'No'],
    ['highRiskOccupation', 'I fell trees for a living', 'Yes'],
    ['alcoholConsumption', "I'm 3 yrs sober", 'Never'],
    ['noMedicalExam', "I don't want to go to a doctor", 'Yes'],
  ] as const)('%s: %s', (slot, message, expected) => {
    expect(readSlot(slot as SlotId, message)).toEqual(expected);
  });
});

describe('what sounds like a value or may be another one is asked about', () => {
  test.each([
    ['age', 'forty for years old', ['40', '44']],
    ['age', '17 but I am 18 in May', 'refused'],
    ['age', 'just shy of 50', ['50']],
    ['exercise', 'I swim every day but Sunday', ['Daily']],
    ['noMedicalExam', "I couldn't have an exam", ['Yes', 'No']],
    ['policyType', 'the whole shebang', undefined],
    ['name', 'Rob rt Calhoun, Robert with the missing letter', ['Rob rt Calhoun', 'Robert']],
    ['healthStatus', 'good question', undefined],
    ['age', 'fifty too', ['50', '52']],
    ['policyType', 'whole is a rip off', ['Term Life Insurance', "I'm not sure"]],
    ['approvalPreference', "I'm in a hurry", ['Immediately (instant approval)', 'Within a week']],
    ['name', 'His name is Biscuit', undefined],
    ['name', "my dog's name is Biscuit", undefined],
    ['name', "I don't give my name to robots", undefined],
    ['name', 'testing testing', undefined],
    ['name', 'Semper Fi', undefined],
    ['age', 'my house is 40 years old', undefined],
    ['age', '25 years at the post office', undefined],
    ['age', "I'm 3 yrs sober", undefined],
    ['state', 'I hate Florida', ['Florida']],
    ['policyType', 'school term starts monday', undefined],
    ['healthStatus', 'bad day', undefined],
    ['healthStatus', 'I have good insurance', undefined],
    ['exercise', 'I drive daily', undefined],
    ['familyHistory', 'my dog died of cancer', ['Yes', 'No']],
    ['approvalPreference', 'Is instant approval really instant?', undefined],
  ] as const)('%s: %s', (slot, message, expected) => {
    expect(readSlot(slot as SlotId, message)).toEqual(expected);
  });

  test.each(['36 candles last month', 'I want a policy on ME', 'yes queen'])(
    'no state in "%s"',
    (message) => {
      const state = { ...createDialogueState(undefined), phase: 'collecting', expects: 'age' } as const;
      expect(interpret(message, state).some((one) => 'slot' in one && one.slot === 'state')).toBe(false);
    },
  );

  test('what is spelled almost like another answer changes none', () => {
    const values = { smokingStatus: 'No' } as const;
    const state = {
      ...createDialogueState(undefined),
      phase: 'collecting',
      expects: 'policyType',
      values,
    } as const;
    expect(interpret('diaper. 2 min', state).some((one) => 'slot' in one)).toBe(false);
  });

  test('values for two questions in one phrase count for both', () => {
    const state = {
      ...createDialogueState(undefined),
      phase: 'collecting',
      expects: 'smokingStatus',
    } as const;
    expect(interpret('We do not smoke or drink', state)).toMatchObject([
      { slot: 'smokingStatus', value: 'No' },
      { slot: 'alcoholConsumption', value: 'Never' },
    ]);
  });

  test('a question has one answer, or is asked about', () => {
    const state = { ...createDialogueState(undefined), phase: 'opening' } as const;
    const commands = interpret('I smoke but can you put me down as a non-smoker', state);
    expect(commands.filter((one) => 'slot' in one && one.slot === 'smokingStatus')).toMatchObject([
      { kind: 'clarify' },
    ]);
  });
});
