import { expect, it } from 'vitest';
import { createExplainer, explainTerms } from './explain-terms.ts';

const glossary = [
  { term: 'premium', forms: ['premiums'], text: 'What you pay for a policy.' },
  { term: 'term', text: 'The years that a policy lasts.' },
  { term: 'term life', text: 'A policy for some years.' },
];

const explain = (text: string) =>
  explainTerms({ opening: [text], sections: [] }, createExplainer(glossary)).opening;

it.each([
  ['a word', 'Pay the premium.', 'Pay the [[premium|What you pay for a policy.]].'],
  ['its plural, in its own spelling', 'Premiums rise.', '[[Premiums|What you pay for a policy.]] rise.'],
  [
    'only the first of several',
    'A premium, more premiums.',
    'A [[premium|What you pay for a policy.]], more premiums.',
  ],
  ['the longest', 'Buy term life.', 'Buy [[term life|A policy for some years.]].'],
  [
    'none that the text itself explains',
    'A **premium** is a price. Pay the premium.',
    'A **premium** is a price. Pay the premium.',
  ],
  ['no part of another word', 'Termination is long-term.', 'Termination is long-term.'],
  [
    'nothing in a link, bold words, or code',
    '[term](/x) **premium** `term`',
    '[term](/x) **premium** `term`',
  ],
])('explains %s', (_about, text, expected) => {
  expect(explain(text)).toEqual([expected]);
});

it('explains a term once in a whole text, but in no heading and no name of a row or column', () => {
  const table = (cell: string) => ({ caption: '', columns: ['Premium', ''], rows: [['premium', cell]] });
  const prose = {
    opening: [{ list: ['A term'] }],
    sections: [
      {
        id: 'a',
        level: 2 as const,
        title: 'The premium',
        blocks: [{ table: table('A premium') }, 'A premium for a term'],
      },
    ],
  };
  expect(explainTerms(prose, createExplainer(glossary))).toEqual({
    opening: [{ list: ['A [[term|The years that a policy lasts.]]'] }],
    sections: [
      {
        id: 'a',
        level: 2,
        title: 'The premium',
        blocks: [{ table: table('A [[premium|What you pay for a policy.]]') }, 'A premium for a term'],
      },
    ],
  });
});
