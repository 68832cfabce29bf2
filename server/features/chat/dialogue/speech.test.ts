import { expect, test } from 'vitest';
import { applyCommands } from './apply.ts';
import { createDialogueState } from './dialogue-state.ts';
import { suggest } from './speech.ts';

test.each([
  ['one value, which can be denied', 'age', ['41'], ['41', 'No']],
  [
    'one value of an optional question, which can be skipped as well',
    'exercise',
    ['Daily'],
    ['Daily', 'No', 'Skip'],
  ],
  ['several values', 'healthStatus', ['Good', 'Fair'], ['Good', 'Fair']],
  ['a yes or no', 'smokingStatus', ['Yes', 'No'], ['Yes', 'No']],
] as const)('offers to tap what is asked back: %s', (_, slot, options, expected) => {
  const asked = { ...createDialogueState(undefined), phase: 'collecting', expects: slot } as const;
  const { state, outcome } = applyCommands(asked, [{ kind: 'clarify', slot, options, evidence: '' }]);
  // The slots before it are open, too; what is asked back comes first.
  expect(state.expects).toBe(slot);
  expect(suggest(state, outcome)).toEqual(expected);
});
