import { findFacts } from '../directory/find-facts.ts';
import { directory } from '../site/directory.data.ts';
import { glossary } from '../site/glossary.data.ts';
import { createExplainer } from './explain-terms.ts';

const carrierTexts = directory.carriers
  .flatMap(({ slug, strengths }) => [...strengths, findFacts(slug).suits, findFacts(slug).lessSuited])
  .join('\n');

/** The terms that pages about carriers explain: those in the carriers' own texts, and those in every directory. */
export const carrierTerms = glossary.filter(
  (term) =>
    ['cash value', 'financial strength', 'universal life insurance', 'whole life insurance'].includes(
      term.term,
    ) || createExplainer([term])(carrierTexts) !== carrierTexts,
);

export const priceTerms = pickTerms('whole life insurance', 'rate class');
export const ratingTerms = pickTerms('financial strength');

/** A glossary may lack them. */
function pickTerms(...names: readonly string[]) {
  return glossary.filter(({ term }) => names.includes(term));
}
