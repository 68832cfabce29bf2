import { describe, expect, it } from 'vitest';
import {
  findReachableStep,
  findStartStep,
  findStepErrors,
  listSteps,
  parseHistoryState,
  type WizardValues,
} from './wizard.tsx';

const ada: WizardValues = { firstName: 'Ada', lastName: 'Byron', age: '36' };
const nobody: WizardValues = { firstName: '', lastName: '', age: '' };
const three = listSteps(true);
const two = listSteps(false);

describe('the steps', () => {
  it('are three with a password and two without', () => {
    expect(three).toEqual(['name', 'age', 'password']);
    expect(two).toEqual(['name', 'age']);
  });

  it.each([
    ['both names', ada, 'age'],
    ['no name', nobody, 'name'],
    ['a first name alone', { ...ada, lastName: '' }, 'name'],
    ['a last name of spaces', { ...ada, lastName: '  ' }, 'name'],
  ])('start with %s at the right one', (_name, values, step) => {
    expect(findStartStep(values)).toBe(step);
  });

  it('can only be reached after the steps before them', () => {
    expect(findReachableStep('password', three, ada)).toBe('password');
    expect(findReachableStep('password', three, { ...ada, age: '17' })).toBe('age');
    expect(findReachableStep('password', three, nobody)).toBe('name');
    expect(findReachableStep('age', two, { ...ada, age: '' })).toBe('age');
    expect(findReachableStep('password', two, ada)).toBe('name');
  });

  it('are parsed from the history entry, if it has any', () => {
    expect(parseHistoryState({ step: 'age', isPushed: true })).toEqual({ step: 'age', isPushed: true });
    expect([null, { step: 'summary' }, 'age'].map(parseHistoryState)).toEqual([{}, {}, {}]);
  });
});

describe('findStepErrors', () => {
  it('asks for both names', () => {
    expect(findStepErrors('name', { ...ada, lastName: ' ' })).toEqual({ lastName: 'Enter your last name.' });
    expect(Object.keys(findStepErrors('name', nobody))).toEqual(['firstName', 'lastName']);
    expect(findStepErrors('name', { ...ada, age: '' })).toEqual({});
  });

  it.each(['', '17', '101', '30.5', 'thirty'])('rejects %j as an age', (age) => {
    expect(findStepErrors('age', { ...ada, age })).toEqual({
      age: 'Please enter a valid age between 18 and 100.',
    });
  });

  it.each(['18', '100', ' 42 '])('accepts %j as an age', (age) => {
    expect(findStepErrors('age', { ...ada, age })).toEqual({});
  });
});
