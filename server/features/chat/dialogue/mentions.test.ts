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
  ] as const)('counts in %j', (message, asked, slot, value) => {
    expect(readAll(message, asked).values).toMatchObject({ [slot]: value });
  });

  it.each([
    ['no prescriptions, twice daily I take a vitamin', 'medications', 'exercise'],
    ['rarely, maybe one beer a week', 'alcoholConsumption', 'exercise'],
    ['not sure, more than 100k', 'coverageAmount', 'policyType'],
    ['good', 'state', 'healthStatus'],
    ['does spin class 3 times every week make it cheaper?', 'alcoholConsumption', 'exercise'],
  ] as const)('takes nothing in %j from words that say too little', (message, asked, slot) => {
    expect(readAll(message, asked).values).not.toHaveProperty(slot);
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
