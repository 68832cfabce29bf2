import { describe, expect, test } from 'vitest';
import type { SlotId } from '../../../../shared/api/chat.ts';
import { askBackDoubtful } from './ask-back.ts';
import { createDialogueState, type DialogueState } from './dialogue-state.ts';
import { interpret } from './interpret.ts';
import { readParts } from './text/message-parts.ts';

function ask(slot: SlotId, rest: Partial<DialogueState> = {}): DialogueState {
  return { ...createDialogueState(undefined), phase: 'collecting', expects: slot, ...rest };
}

/** What a message does to the slot that is asked. */
function answer(slot: SlotId, message: string, rest: Partial<DialogueState> = {}): string | undefined {
  const command = interpret(message, ask(slot, rest)).find((one) => 'slot' in one && one.slot === slot);
  return command?.kind;
}

describe('plain answers are taken', () => {
  test.each<[SlotId, string]>([
    ['name', 'Maria Lopez'],
    ['name', "hi I'm Dolores O'Brien-Katz"],
    ['name', 'Howard Lindqvist'],
    ['name', 'Li Na Zhou'],
    ['age', "I'm 53"],
    ['age', 'I have forty and six years'],
    ['age', 'I turned forty last week'],
    ['state', "I'm from Texas"],
    ['coverageAmount', 'half a million please'],
    ['smokingStatus', 'nope, never touched it'],
    ['smokingStatus', 'I quit in 1988'],
    ['smokingStatus', 'I vape'],
    ['healthStatus', 'pretty good'],
    ['majorHealthConditions', 'bad back is all, so no'],
    ['medications', 'I take lisinopril'],
    ['familyHistory', 'my dad had a heart attack'],
    ['riskyHobbies', 'I garden'],
    ['highRiskOccupation', "I'm a nurse"],
    ['alcoholConsumption', '3 or 4 drinks a week'],
    ['alcoholConsumption', 'Occasionally (1-2 drinks per week)'],
    ['exercise', 'gym 5 days a week'],
    ['noMedicalExam', 'no needles please, skip it'],
    ['noMedicalExam', "I'll take the exam"],
    ['approvalPreference', "I'm flexible"],
  ])('%s: %s', (slot, message) => {
    expect(answer(slot, message)).toBe('set');
  });
});

describe('words that may mean something else are asked back', () => {
  test.each<[SlotId, string]>([
    ['name', "Well everyone calls me Bets but on paper it's Elizabeth Marsh"],
    ['age', "Dolores was 69. I'll be 72 in February"],
    ['age', '34 running'],
    ['state', "We retired down to Sarasota from Michigan in '09"],
    ['state', 'moving from Oregon to Boise next month, currently still in Portland'],
    ['state', 'west by god virginia'],
    ['coverageAmount', '100k. no. 250. final answer'],
    ['smokingStatus', 'quit drinking, never managed to quit the smokes'],
    ['smokingStatus', 'everybody smoke around me, me I never picked it up'],
    ['smokingStatus', 'I threw smoking ten years back'],
    ['policyType', "My buddy at church has term but I want the kind that don't run out"],
    ['healthStatus', 'Some days good some days bad'],
    ['majorHealthConditions', 'borderline diabetes'],
    ['medications', 'uh no wait yes I take Lexapro'],
    ['medications', 'Only over the counter allergy pills'],
    ['riskyHobbies', 'Paul free dives, I just watch'],
    ['riskyHobbies', 'i boulder at the gym'],
    ['riskyHobbies', 'No. Oh, I forgot, I do take a statin, so yes to the medications'],
    ['policyType', "whatever the one is that don't run out on you"],
    ['exercise', 'From Monday to Sunday I walk one hour'],
    ['familyHistory', 'my wifes side is full of cancer but mine is clean'],
    ['familyHistory', 'dad bypass at 50, everyone else fine'],
    ['alcoholConsumption', "I don't not drink, couple beers on a sunday"],
    ['alcoholConsumption', 'friday n saturday maybe 2 each night'],
    ['exercise', 'was 5x a week at the gym before, now im lucky if i get there saturday mornings'],
    ['noMedicalExam', "I'm not going to object to an exam."],
    ['noMedicalExam', 'sure they can draw blood, go ahead'],
    ['noMedicalExam', "I wouldn't mind skipping it"],
  ])('%s: %s', (slot, message) => {
    expect(answer(slot, message)).not.toBe('set');
  });
});

test('an answer that was asked back twice is taken as it is read', () => {
  const message = 'I threw smoking ten years back';
  expect(answer('smokingStatus', message, { failedTries: 1 })).toBe('clarify');
  expect(answer('smokingStatus', message, { failedTries: 2 })).toBe('set');
});

test('both answers of a yes or no are offered, and of others the one that was read', () => {
  const [smoking] = interpret('borderline diabetes', ask('majorHealthConditions'));
  expect(smoking).toMatchObject({ kind: 'clarify', options: ['Yes', 'No'] });
  const [health] = interpret('good though I had a rough winter', ask('healthStatus'));
  expect(health).toMatchObject({ kind: 'clarify', slot: 'healthStatus' });
});

test('what an answer says of another question in passing is left to that question', () => {
  const message = "I want the kind that doesn't run out, whole life";
  const commands = interpret(message, ask('policyType'));
  expect(commands.filter((command) => 'slot' in command && command.slot === 'exercise')).toEqual([]);
});

test('a value that was given before is asked back when an answer seems to change it', () => {
  const state = ask('policyType', { values: { age: 49 } });
  const commands = interpret("term til I'm 65", state);
  expect(commands).not.toContainEqual(expect.objectContaining({ kind: 'correct', slot: 'age' }));
});

test('`Eighth graders. You tell me.` passes nothing over', () => {
  expect(interpret('Eighth graders. You tell me.', ask('highRiskOccupation'))).toEqual([{ kind: 'unclear' }]);
});

test('nothing is asked back at the summary', () => {
  const said = readParts('My age is 41, not 40.');
  const command = { kind: 'correct', slot: 'age', value: 41, evidence: 'My age is 41' } as const;
  const state = { ...ask('age'), expects: 'confirm' } as const;
  expect(askBackDoubtful([command], said, state)).toEqual([command]);
});
