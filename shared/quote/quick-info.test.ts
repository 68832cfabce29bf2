import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { maxAge, minAge, quickInfoSchema } from './quick-info.ts';
import { usStates } from './us-states.ts';

const good = { name: 'Maya Ellison', age: 34, state: 'Ohio', coverageAmount: '$500,000' };

/** The error of each invalid field, as `field: message`. */
function listErrors(value: unknown): string[] {
  const issues = quickInfoSchema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('the age range is 18 to 80', () => {
  expect([minAge, maxAge]).toEqual([18, 80]);
});

describe('what a form accepts', () => {
  test.each([
    [18, 18],
    [80, 80],
    ['18', 18],
    ['80', 80],
    [' 34 ', 34],
    ['034', 34],
  ])('age %j is %i', (age, years) => {
    expect(quickInfoSchema.parse({ ...good, age }).age).toBe(years);
  });

  test.each([
    ['  Maya Ellison  ', 'Maya Ellison'],
    ['José Ñandú-O’Neill', 'José Ñandú-O’Neill'],
    ['李小龍', '李小龍'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['n'.repeat(100), 'n'.repeat(100)],
  ])('the name %j', (name, trimmed) => {
    expect(quickInfoSchema.parse({ ...good, name }).name).toBe(trimmed);
  });

  test.each(usStates)('%s', (state) => {
    expect(quickInfoSchema.parse({ ...good, state }).state).toBe(state);
  });
});

describe('what a form rejects, and how to fix it', () => {
  const range = 'age: Enter an age from 18 to 80.';
  const whole = 'age: Enter your age as a whole number from 18 to 80.';
  test.each([
    [17, range],
    [81, range],
    [-34, range],
    ['17', range],
    ['81', range],
    ['999', range],
    [undefined, range],
    ['', range],
    [34.5, whole],
    ['34.5', whole],
    ['1e2', whole],
    ['0x22', whole],
    ['thirty', whole],
    ['٣٤', whole],
    [null, whole],
    [Number.NaN, whole],
    [[34], whole],
    [true, whole],
  ])('age %j', (age, line) => {
    expect(listErrors({ ...good, age })).toEqual([line]);
  });

  const control = 'name: Some of these characters can’t be displayed. Please type the name again.';
  test.each([
    ['', 'name: Enter your name.'],
    ['   ', 'name: Enter your name.'],
    [undefined, 'name: Enter your name.'],
    [5, 'name: Enter your name.'],
    ['n'.repeat(101), 'name: Shorten your name to 100 characters or fewer.'],
    ['Maya\r\nBcc: all', control],
    ['Maya\u0000', control],
    ['Maya\u2028Ellison', control],
    ['Maya\u202Enosille', control],
    ['Maya\uD800', control],
  ])('the name %j', (name, line) => {
    expect(listErrors({ ...good, name })).toEqual([line]);
  });

  test.each(['ohio', 'OH', 'Puerto Rico', '', undefined, 5])('the state %j', (state) => {
    expect(listErrors({ ...good, state })).toEqual(['state: Choose your state from the list.']);
  });

  test.each(['500000', '$300,000', '$2,000,000', '', undefined, 500_000])(
    'the amount %j',
    (coverageAmount) => {
      expect(listErrors({ ...good, coverageAmount })).toEqual([
        'coverageAmount: Choose a coverage amount from the list.',
      ]);
    },
  );

  test('all missing fields together', () => {
    expect(listErrors({})).toEqual([
      'name: Enter your name.',
      range,
      'state: Choose your state from the list.',
      'coverageAmount: Choose a coverage amount from the list.',
    ]);
  });

  test.each([null, undefined, 5, 'text', []])('%j is not a quote', (value) => {
    expect(listErrors(value)[0]).toMatch(
      /^(: Send the fields of a quote as one object\.|name: Enter your name\.)$/,
    );
  });

  test('fields that a quote does not have', () => {
    expect(listErrors({ ...good, email: 'a@b.example' })).toEqual([': Remove unknown fields: email.']);
    expect(listErrors({ ...JSON.parse('{"__proto__":{"age":34}}'), ...good })).toEqual([
      ': Remove unknown fields: __proto__.',
    ]);
    expect(listErrors({ ...good, ['k'.repeat(5000)]: 1 })[0]?.length).toBeLessThan(120);
  });
});

test('the API’s documentation can be generated from the schema', () => {
  const { properties } = z.toJSONSchema(quickInfoSchema, { io: 'input' });
  expect(properties?.age).toMatchObject({
    anyOf: [{ type: 'integer', minimum: 18, maximum: 80 }, { type: 'string' }],
  });
});
