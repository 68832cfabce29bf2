import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { exampleUserData, fullExample } from './example-user-data.ts';
import { listOptions, questions, slots } from './questions.ts';
import { answersSchema, quickInfoSchema, userDataSchema } from './user-data.ts';

const good = { name: 'Maya Ellison', age: 34, state: 'Ohio', coverageAmount: '$500,000' };
const {
  name: _name,
  age: _age,
  state: _state,
  coverageAmount: _amount,
  ...requiredAnswers
} = exampleUserData;

/** The error of each invalid field, as `field: message`. */
function listErrors(value: unknown, schema: z.ZodType = quickInfoSchema): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function listInvalidFields(value: unknown): string[] {
  return (userDataSchema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));
}

test('the required answers are enough, and all are accepted', () => {
  expect(userDataSchema.parse(exampleUserData)).toEqual(exampleUserData);
  expect(Object.keys(userDataSchema.parse(fullExample))).toEqual(slots.map(({ id }) => id));
  expect(answersSchema.parse(requiredAnswers)).toEqual(requiredAnswers);
});

describe.each(slots)('$id', (slot) => {
  const { id, required, advice } = slot;

  test('is missed only if it is required, and the message says what to do', () => {
    const errors = listErrors({ ...fullExample, [id]: undefined }, userDataSchema);
    expect(errors).toEqual(required ? [`${id}: ${advice}`] : []);
  });

  test('accepts its options', () => {
    for (const option of listOptions(slot))
      expect(listInvalidFields({ ...fullExample, [id]: option })).toEqual([]);
  });
});

test.each(questions)('$id accepts nothing but its options', ({ id }) => {
  for (const value of ['yes', 'good', 'term', '', null, true, 0, ['Yes'], { Yes: 1 }]) {
    expect(listInvalidFields({ ...fullExample, [id]: value })).toEqual([id]);
  }
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
});

describe('what a form rejects, and how to fix it', () => {
  const whole = 'age: Enter your age as a whole number from 18 to 80.';
  test.each([
    [17, whole],
    [81, whole],
    [-34, whole],
    ['17', whole],
    ['81', whole],
    ['999', whole],
    [undefined, whole],
    ['', whole],
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
      whole,
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

describe('unknown fields', () => {
  test.each(['isAdmin', 'constructor', 'toString', 'email'])('%s is rejected', (key) => {
    expect(userDataSchema.safeParse({ ...exampleUserData, [key]: 1 }).success).toBe(false);
    expect(answersSchema.safeParse({ ...requiredAnswers, [key]: 1 }).success).toBe(false);
  });

  test('an own __proto__ from JSON is rejected', () => {
    const body = (fields: object) =>
      JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(fields).slice(1)}`);
    expect(userDataSchema.safeParse(body(exampleUserData)).success).toBe(false);
    expect(answersSchema.safeParse(body(requiredAnswers)).success).toBe(false);
  });

  test('required answers are not taken from a __proto__ in JSON', () => {
    expect(
      userDataSchema.safeParse(JSON.parse(`{"__proto__":${JSON.stringify(exampleUserData)}}`)).success,
    ).toBe(false);
  });

  test.each([null, undefined, 5, 'text', [], [exampleUserData]])('%j is not valid', (value) => {
    expect(userDataSchema.safeParse(value).success).toBe(false);
  });
});
