import { expect, test } from 'vitest';
import { createGlossary } from './glossary.ts';
import { listSiteEntries } from './site-entries.ts';

const findTerm = createGlossary(listSiteEntries());

test.each([
  ['What is a contingent owner for life insurance?', 'term-contingent-owner'],
  ['what does community property mean', 'term-community-property'],
  ['define lien', 'term-lien'],
  ['What are liens in my policy?', 'term-lien'],
  ['What is a life insurance premium?', 'term-premium'],
  ['what is a life insurance trust', undefined],
  ['what is cost of life insurance', undefined],
  ['What is cash value?', undefined],
  ['who is the contingent owner of my policy', undefined],
  ['what is a contingent owner allowed to do', undefined],
])('"%s" asks for the meaning of %s', (text, id) => {
  expect(findTerm(text)?.id).toBe(id);
});
