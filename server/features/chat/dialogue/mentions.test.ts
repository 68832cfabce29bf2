import { beforeAll, describe, expect, it } from 'vitest';
import type { SlotId } from '../../../../shared/api/chat.ts';
import { loadModels } from '../meaning/load-models.ts';
import { type Models, understand } from '../meaning/understanding.ts';
import { createDialogueState, type DialogueState } from './dialogue-state.ts';
import { followHint, type Hint, toHint } from './hint.ts';
import { interpretOnce } from './interpret.ts';

let models: Models;
beforeAll(async () => {
  models = await loadModels();
});

function readAll(message: string, expects: SlotId, changes: Partial<DialogueState> = {}) {
  const state: DialogueState = {
    ...createDialogueState(undefined),
    phase: 'collecting',
    expects,
    ...changes,
  };
  const hint = toHint(understand(models, message, undefined), message, state) ?? { kind: 'hint' };
  return { hint, values: follow(hint, message, state), state };
}

function follow(hint: Hint, message: string, state: DialogueState) {
  return Object.fromEntries(
    followHint(hint, interpretOnce(message, state), message, state).flatMap((one) =>
      one.kind === 'set' || one.kind === 'correct' ? [[one.slot, one.value]] : [],
    ),
  );
}

describe('what is said in passing', () => {
  it.each([
    [
      '1 drink a week, and spin class 3 times every week',
      'alcoholConsumption',
      'exercise',
      'Several times per week',
    ],
    ['Yes, and I am in no hurry', 'noMedicalExam', 'approvalPreference', "I'm flexible on timing"],
    ["no to that, and I'm a stay at home mom", 'riskyHobbies', 'highRiskOccupation', 'No'],
    // The models of wishes take these for questions or small talk.
    ['None, though I do take a prescription for osteoporosis', 'majorHealthConditions', 'medications', 'Yes'],
    ['58 and on blood pressure pills', 'age', 'medications', 'Yes'],
    ["Alaska. I'm a crab fisherman", 'state', 'highRiskOccupation', 'Yes'],
    ['Negative. Negative on family history as well', 'medications', 'familyHistory', 'No'],
    ['No. And the family is healthy', 'medications', 'familyHistory', 'No'],
    ['zoloft. mom had cancer', 'medications', 'familyHistory', 'Yes'],
    [
      "Yes, and I'm in no hurry, I'm flexible",
      'noMedicalExam',
      'approvalPreference',
      "I'm flexible on timing",
    ],
    ["Financial strength. I'm not in a hurry", 'priority', 'approvalPreference', "I'm flexible on timing"],
    ['No. I walk the dog daily', 'riskyHobbies', 'exercise', 'Daily'],
    ["no, same for work, I'm in HR", 'riskyHobbies', 'highRiskOccupation', 'No'],
    ['good, nothing major', 'healthStatus', 'majorHealthConditions', 'No'],
    ['excellent, zero conditions zero meds', 'healthStatus', 'majorHealthConditions', 'No'],
    ['never. exercise, also never', 'alcoholConsumption', 'exercise', 'Never'],
    ["no. job's fine too, just a mechanic", 'riskyHobbies', 'highRiskOccupation', 'No'],
    ["I'm 61 and I've smoked since I was 19", 'age', 'smokingStatus', 'Yes'],
    ['71, type 2 diabetic', 'age', 'age', 71],
    ['no and clean family history', 'medications', 'familyHistory', 'No'],
    ["250k. Health's good", 'coverageAmount', 'healthStatus', 'Good'],
    ['I have MS. I take an injection for it every week', 'majorHealthConditions', 'medications', 'Yes'],
    ['Nope, and everyone in my family lives to 95', 'medications', 'familyHistory', 'No'],
    ['2 a week and daily walks', 'alcoholConsumption', 'exercise', 'Daily'],
    ['1 drink a week. PT every day', 'alcoholConsumption', 'exercise', 'Daily'],
  ] as const)('counts in %j', (message, asked, slot, value) => {
    expect(readAll(message, asked).values).toMatchObject({ [slot]: value });
  });

  it.each([
    ['no prescriptions, twice daily I take a vitamin', 'medications', 'exercise'],
    ['rarely, maybe one beer a week', 'alcoholConsumption', 'exercise'],
    ['not sure, more than 100k', 'coverageAmount', 'policyType'],
    ['good', 'state', 'healthStatus'],
    ['no, my brother skydives', 'familyHistory', 'riskyHobbies'],
    ['none. I used to take pills for my back', 'majorHealthConditions', 'medications'],
    ['good, thinking about starting a statin', 'healthStatus', 'medications'],
    ['no, not sure about family history', 'medications', 'familyHistory'],
    ['One drink a day, so seven a week', 'alcoholConsumption', 'exercise'],
    ['yes my grandma, I mean my sister, breast cancer', 'familyHistory', 'majorHealthConditions'],
    ["dont care, i'll take one", 'noMedicalExam', 'approvalPreference'],
    ['yes. Heart. My dad was tall', 'familyHistory', 'medications'],
    ['no, my best friend died of a heart attack', 'medications', 'familyHistory'],
    ['yes, never asked about family history', 'medications', 'familyHistory'],
    ['my dad did and it killed him so no never', 'smokingStatus', 'familyHistory'],
    ['Rx:: Lisinopril 10 mg, 1x daily', 'medications', 'exercise'],
    ['does spin class 3 times every week make it cheaper?', 'alcoholConsumption', 'exercise'],
  ] as const)('takes nothing in %j from words that say too little', (message, asked, slot) => {
    expect(readAll(message, asked).values).not.toHaveProperty(slot);
  });

  it('takes no yes from eating right', () => {
    const { values } = readAll('none, I eat right and stay active', 'majorHealthConditions');
    expect(values).toEqual({ majorHealthConditions: 'No' });
  });

  it('leaves what is asked to the rest of the words', () => {
    const { values } = readAll('a glass a week, and a spin class once a week', 'alcoholConsumption');
    expect(values).toEqual({ alcoholConsumption: 'Occasionally (1-2 drinks per week)', exercise: 'Weekly' });
  });

  it('changes no earlier answer', () => {
    const { values } = readAll('one drink, and spin class 3 times every week', 'alcoholConsumption', {
      values: { exercise: 'Rarely' },
    });
    expect(values).not.toHaveProperty('exercise');
  });

  it('is read again from the words alone, whatever a hint says', () => {
    const { state } = readAll('two a week', 'alcoholConsumption');
    const hint: Hint = {
      kind: 'hint',
      mentions: [
        { slot: 'exercise', at: 0 },
        { slot: 'age', at: 40 },
      ],
    };
    expect(follow(hint, 'two a week', state)).not.toHaveProperty('exercise');
  });
});
