import { expect, test } from 'vitest';
import { directory } from '../../../shared/site/directory.data.ts';
import { createCarrierSearch } from './carrier-search.ts';

const search = createCarrierSearch(directory.carriers);

test.each(directory.carriers)('finds $name by its name, in any case', ({ name, slug }) => {
  expect(search(name)).toContain(slug);
  expect(search(name.toUpperCase())).toContain(slug);
});

test.each([
  ['an unfinished word', 'harrow', 'harrowgate'],
  ['accents', 'Férnbröok', 'fernbrook'],
  ['a missing letter', 'aldrpoint', 'alderpoint'],
  ['a letter too many', 'brightwatter', 'brightwater'],
  ['a wrong letter', 'cooperleaf', 'copperleaf'],
  ['swapped letters', 'tallgarss', 'tallgrass'],
  ['two words', 'juniper hollow', 'juniper-hollow'],
  ['words in another order', 'ridge kestrel', 'kestrel-ridge'],
  ['a strength', 'tobacco', 'brightwater'],
  ['a strength that is not on the card', 'diabetes', 'pinemarsh'],
  ['a category', 'final expense', 'thistledown'],
  ['punctuation', 'no-exam', 'ashgrove'],
])('%s: %j finds %s', (_about, query, slug) => {
  expect(search(query)).toContain(slug);
});

test.each(['zzz', '!!!', 'alderpoint diabetes', '<script>alert(1)</script>'])(
  'finds no one for %j',
  (query) => {
    expect([...search(query)]).toEqual([]);
  },
);

test('requires every word to match', () => {
  expect([...search('farm families')]).toEqual(['tallgrass']);
});
