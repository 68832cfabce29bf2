import { expect, test } from 'vitest';
import { findPassage } from './passages.ts';

const trust = {
  id: 'library-trust',
  question: 'What is a trust for life insurance?',
  ways: [],
  text: 'It owns a policy and receives the payout.',
  body: [
    'Who does what',
    'Trustee: A relative, another adult, or a bank, usually not the insured',
    'The trustee pays the premium, as the table below says.',
    'A court may also allow the trust to end early.',
  ].join('\n'),
};
const common = new Set(['life', 'insur', 'trust', 'policy']);
const getRarity = (stem: string) => (common.has(stem) ? 1 : 9);

test.each([
  [
    'who should be trustee of my trust',
    'Trustee: A relative, another adult, or a bank, usually not the insured',
  ],
  ['can a court undo it', undefined],
  ['what does a court say about a life insurance trust', undefined],
  ['a trust and the court', 'A court may also allow the trust to end early.'],
  ['what about a life insurance trust', undefined],
  ['who pays the premium', undefined],
])('to "%s" a page says "%s" besides its short answer', (text, passage) => {
  expect(findPassage(text, trust, getRarity)).toBe(passage);
});
