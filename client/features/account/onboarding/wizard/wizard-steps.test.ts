import { describe, expect, it } from 'vitest';
import {
  findReachableStep,
  findStartStep,
  findStepFault,
  listSteps,
  readStep,
  type WizardValues,
} from './wizard-steps.ts';

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

  it('are reached only past those before', () => {
    expect(findReachableStep('password', three, ada)).toBe('password');
    expect(findReachableStep('password', three, { ...ada, age: '17' })).toBe('age');
    expect(findReachableStep('password', three, nobody)).toBe('name');
    expect(findReachableStep('age', two, { ...ada, age: '' })).toBe('age');
    expect(findReachableStep('password', two, ada)).toBe('name');
  });

  it('are read from the history as far as it knows them', () => {
    expect(readStep({ step: 'age', isPushed: true })).toBe('age');
    expect([readStep(null), readStep({ step: 'summary' }), readStep('age')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('findStepFault', () => {
  it('asks for both names', () => {
    const fault = findStepFault('name', { ...ada, lastName: ' ' });
    expect(fault).toEqual({
      title: 'Required fields',
      description: 'Please enter your first and last name.',
      fields: { lastName: 'Enter your last name.' },
    });
    expect(Object.keys(findStepFault('name', nobody)?.fields ?? {})).toEqual(['firstName', 'lastName']);
    expect(findStepFault('name', ada)).toBeUndefined();
  });

  it.each(['', '17', '101', '30.5', 'thirty'])('refuses %j as an age', (age) => {
    expect(findStepFault('age', { ...ada, age })).toMatchObject({
      title: 'Invalid age',
      description: 'Please enter a valid age between 18 and 100.',
    });
  });

  it.each(['18', '100', ' 42 '])('takes %j as an age', (age) => {
    expect(findStepFault('age', { ...ada, age })).toBeUndefined();
  });
});
