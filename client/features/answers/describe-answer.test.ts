import { expect, it } from 'vitest';
import { describeAnswer, shortenQuestion } from './describe-answer.ts';

it.each([
  ['How much does life insurance cost per month?', 'How much does life insurance cost per month?'],
  [
    'Do I need life insurance for a mortgage, and is mortgage life insurance worth it?',
    'Do I need life insurance for a mortgage?',
  ],
  [
    'Is a certain company any good, what does it charge, and how do I cancel with it?',
    'Is a certain company any good?',
  ],
  [
    'What do names like straight, modified, graded, or hybrid life insurance mean?',
    'What do names like straight, modified, graded, or hybrid life…',
  ],
])('shortens a title to what search engines show: %s', (question, title) => {
  expect(shortenQuestion(question)).toBe(title);
  expect(title.length).toBeLessThanOrEqual(65);
});

it('describes an answer with the sentences that fit', () => {
  const first = 'Usually not, because money paid for a death is generally free of federal income tax.';
  expect(
    describeAnswer(`${first} Interest is taxable. ${'A very large estate may owe tax '.repeat(4)}.`),
  ).toBe(`${first} Interest is taxable.`);
});

it('cuts a first sentence that is too long between two words', () => {
  const description = describeAnswer(
    `${'Life insurance pays money. '.trim().replaceAll('.', ',')} ${'and more, '.repeat(20)}end.`,
  );
  expect(description).toMatch(/^Life insurance pays money, (?:and more, )*(?:and|and more)…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

it('doesn’t take a decimal point for the end of a sentence', () => {
  const first =
    'The rate that most insurers pay on a policy like this one is about three percent a year today.';
  expect(describeAnswer(`${first} It was 4.5 percent ${'in the years before that one '.repeat(4)}.`)).toBe(
    first,
  );
});

it('goes on after a first sentence that says too little', () => {
  const description = describeAnswer(`Yes. ${'Most insurers do, and some don’t, '.repeat(6)}`);
  expect(description).toMatch(/^Yes\. Most .*…$/);
  expect(description.length).toBeGreaterThan(120);
});
