import { expect, it } from 'vitest';
import { createAnswerSearch } from './search-answers.ts';
import { listSearchWords } from './search-words.ts';
import { sortByDemand } from './sort-by-demand.ts';

const library = [
  {
    slug: 'tobacco',
    question: 'How much more do smokers pay?',
    ways: 'vaping cigarettes nicotine smoking tobacco price',
  },
  {
    slug: 'beneficiary',
    question: 'Who can be my beneficiary?',
    ways: 'name my kids beneficiaries payout goes to',
  },
  {
    slug: 'cafe',
    question: 'Does a business need coverage?',
    ways: 'my café partners key person',
  },
].map(({ ways, ...rest }) => ({
  ...rest,
  short: `About ${rest.slug}.`,
  words: listSearchWords(ways).join(' '),
}));

const search = createAnswerSearch(library);
const find = (query: string) => search(query).map(({ slug }) => slug);

it.each([
  ['a word of the question', 'smokers', ['tobacco']],
  ['a word of a way of asking', 'vaping', ['tobacco']],
  ['an unfinished word', 'benef', ['beneficiary']],
  ['a typo', 'benificiary', ['beneficiary']],
  ['another case and an accent', 'CAFE', ['cafe']],
  ['a whole sentence', 'who gets my money when i name my kids', ['beneficiary']],
  ['words that every question has', 'what is my life insurance', []],
  ['nothing', '', []],
  ['something else', 'reinsurance', []],
])('finds by %s', (_about, query, slugs) => {
  expect(find(query)).toEqual(slugs);
});

it('puts the best answer first, with its short answer', () => {
  const [first] = search('what does a smoker pay for a business');
  expect(first).toEqual({
    slug: 'tobacco',
    question: 'How much more do smokers pay?',
    short: 'About tobacco.',
  });
});

it('ignores the end of a query that is too long', () => {
  expect(find(`${'x '.repeat(60)}smokers`)).toEqual([]);
});

it('sorts by how often something is asked, and then by name', () => {
  const questions = [
    { question: 'C' },
    { question: 'B', mostAsked: 2 },
    { question: 'A' },
    { question: 'D', mostAsked: 1 },
  ];
  expect(sortByDemand(questions).map(({ question }) => question)).toEqual(['D', 'B', 'A', 'C']);
});
