import { describe, expect, test } from 'vitest';
import { exampleUserData } from './example-user-data.ts';
import { slotIds } from './questions.ts';
import { type Answers, findNextSlot, keepValid, readComplete, reduceAnswers } from './quote-state.ts';

const some: Answers = { values: { name: 'Maya', age: 34 }, skipped: ['medications'] };

describe('answers', () => {
  test('take the place of a skip', () => {
    const taken = reduceAnswers(some, { kind: 'take', values: { medications: 'Yes', age: 35 } });
    expect(taken).toEqual({ values: { name: 'Maya', age: 35, medications: 'Yes' }, skipped: [] });
  });

  test('are left out if they are optional, and only then', () => {
    const skipped = reduceAnswers(some, { kind: 'skip', slots: ['age', 'exercise', 'medications'] });
    expect(skipped).toEqual({ ...some, skipped: ['exercise', 'medications'] });
    const answered = reduceAnswers(some, { kind: 'take', values: { exercise: 'Daily' } });
    expect(reduceAnswers(answered, { kind: 'skip', slots: ['exercise'] }).values).toEqual(some.values);
  });

  test('are asked again, required or not, answered or skipped', () => {
    const open = reduceAnswers(some, { kind: 'reopen', slots: ['age', 'medications'] });
    expect(open).toEqual({ values: { name: 'Maya' }, skipped: [] });
    expect(findNextSlot(open)).toBe('age');
  });

  test('are complete once nothing is open', () => {
    expect(findNextSlot({ values: exampleUserData, skipped: slotIds })).toBeUndefined();
    expect(readComplete(exampleUserData)).toEqual(exampleUserData);
    expect(readComplete({ ...exampleUserData, age: 17 })).toBeUndefined();
    expect(readComplete(some.values)).toBeUndefined();
  });

  test('are kept one by one if they are valid', () => {
    expect(keepValid({ name: ' Maya ', age: '34', state: 'Atlantis', coverageAmount: '' })).toEqual({
      name: 'Maya',
      age: 34,
    });
  });
});
