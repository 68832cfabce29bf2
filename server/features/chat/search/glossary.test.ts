import { expect, test } from 'vitest';
import { createGlossary } from './glossary.ts';
import { listSiteEntries } from './site-entries.ts';

const findTerm = createGlossary(listSiteEntries());

test.each([
  ['What does contingent owner mean in a life insurance policy?', 'term-contingent-owner'],
  ['what does community property mean', 'term-community-property'],
  ['define lien', 'term-lien'],
  ['explain liens', 'term-lien'],
  ['what are premiums on a life insurance policy', 'term-premium'],
  ['define life insurance trust', undefined],
  ['what is cost of life insurance', undefined],
  ['What is cash value?', undefined],
  ['who is the contingent owner of my policy', undefined],
  ['what is a contingent owner allowed to do', undefined],
])('"%s" asks for the meaning of %s', (text, id) => {
  expect(findTerm(text)?.id).toBe(id);
});
