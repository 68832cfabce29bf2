import { expect, it, test } from 'vitest';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import { coverageGuidance } from '../../../content/claims.ts';
import { describeFacts, describeFactsShortly } from './describe-facts.ts';

function find(slug: string) {
  const carrier = directory.carriers.find((one) => one.slug === slug);
  if (!carrier) throw new Error(`There is no carrier ${slug}.`);
  return carrier;
}

test.each([
  [
    'alderpoint',
    { ages: '20–60', amounts: '$100K – $8M', exam: 'No-exam option', decision: '24–48 hours without exam' },
  ],
  ['brightwater', { amounts: 'No set limits' }],
  ['fernbrook', { ages: '18–75', amounts: '$50K – $3M', exam: 'Usually required', decision: '3–6 weeks' }],
  ['harrowgate', { exam: 'No exam', decision: 'Within 24 hours' }],
  ['wrenfield', { ages: 'Up to 80' }],
])('a row of the directory says of %s %j', (slug, expected) => {
  expect(describeFactsShortly(find(slug))).toMatchObject(expected);
});

test.each([
  [
    'alderpoint',
    {
      amounts: '$100,000 – $8,000,000',
      policies: 'Term life',
      states: 'All 50 states',
      rating: 'A+ (Superior)',
    },
  ],
  ['copperleaf', { tobacco: 'Not accepted' }],
  ['foxglove', { states: 'All states except Montana and New York', exam: 'None needed' }],
  ['thistledown', { tobacco: 'No questions about it', rating: 'A- (Excellent)' }],
  ['millrace', { policies: 'Term life, Universal life' }],
])('the page says of %s %j', (slug, expected) => {
  expect(describeFacts(find(slug))).toMatchObject(expected);
});

it.each(matchedCarriers)('gives $name the decision times that the guide names', ({ id }) => {
  const times = describeFacts(find(id)).decision.replaceAll('–', '-');
  expect(times).toContain(coverageGuidance.decisionWithoutExam);
  expect(times).toContain(coverageGuidance.decisionWithExam);
});

it.each(directory.carriers)('has words for every fact of $name', (carrier) => {
  const texts = [...Object.values(describeFacts(carrier)), ...Object.values(describeFactsShortly(carrier))];
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(texts.join()).not.toMatch(/undefined|NaN|Infinity/);
});
