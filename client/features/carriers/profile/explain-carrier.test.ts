import { expect, it } from 'vitest';
import { directory } from '../../../../shared/site/directory.data.ts';
import { explainCarrier } from './explain-carrier.ts';

const terms = /\[\[([^|]+)\|/g;

it.each(directory.carriers)('explains each term of $name once, where the page first has it', (carrier) => {
  const { goodFor, facts, suits, lessSuited, strengths } = explainCarrier(carrier);
  const texts = [
    goodFor,
    ...facts.flatMap(({ label, text }) => [label, text]),
    suits,
    lessSuited,
    ...strengths,
  ];
  const explained = [...texts.join('\n').matchAll(terms)].map(([, term = '']) => term.toLowerCase());
  expect(new Set(explained).size).toBe(explained.length);
  expect(explained).toContain('financial strength');
});

it('knows the terms that only one carrier uses', () => {
  const carrier = directory.carriers.find(({ slug }) => slug === 'thistledown');
  expect(carrier && JSON.stringify(explainCarrier(carrier))).toContain('[[waiting period|');
});
