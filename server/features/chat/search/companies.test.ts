import { expect, test } from 'vitest';
import { asksAboutCompany } from './companies.ts';
import type { Entry } from './entries.ts';
import { createSearch } from './search.ts';

const entries: readonly Entry[] = [
  {
    id: 'kinds',
    question: 'What kinds of life insurance are there?',
    ways: [
      'what is variable life insurance',
      'what does a guardian need to cancel a policy',
      'coverage cost',
      'most solid life insurance',
    ],
    text: 'Term and whole life.',
  },
];
const search = createSearch(entries);

test.each([
  ['what is Zebulon Life insurance?', true],
  ['how do i cancel zebulon life', true],
  ['How to cancel a MetLife policy', true],
  ['does Guardian sell term life insurance', true],
  ['is my policy from progressive life any good', true],
  ['what is reverse life insurance', false],
  ['What is varible life insurance', false],
  ['what does coverage cost in Wyoming', false],
  ['New York life insurance license', false],
  ['what does a guardian need for a policy', false],
  ['I work for Allstate', false],
  ['Most solid life insurance?', false],
  ['what is Alderpoint Life insurance', false],
])('"%s" is about a company that isn’t listed: %s', (text, isAbout) => {
  expect(asksAboutCompany(text, search)).toBe(isAbout);
});
