import MiniSearch from 'minisearch';
import { categoryNames } from '../../../shared/directory/carrier-terms.ts';
import { foldText } from '../../../shared/format/fold-text.ts';
import type { DirectoryCarrier } from '../../../shared/site/schemas/directory.ts';

/** In shorter words, a typo could just as well be another word. */
const minFuzzyLength = 4;
/** The share of a word's letters that may be wrong. */
const fuzziness = 0.2;

/** A search over names, strengths, and categories that tolerates case, accents, unfinished words, and small typos. */
export function createCarrierSearch(
  carriers: readonly DirectoryCarrier[],
): (query: string) => ReadonlySet<string> {
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['name', 'strengths', 'categories'],
    processTerm: foldText,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < minFuzzyLength ? false : fuzziness),
    },
  });
  index.addAll(
    carriers.map(({ slug, name, strengths, categories }) => ({
      slug,
      name,
      strengths: strengths.join(' '),
      categories: categories.map((category) => categoryNames[category]).join(' '),
    })),
  );
  return (query) => new Set(index.search(query).map(({ id }) => String(id)));
}
