import words from './data/words.json' with { type: 'json' };
import type { KnowledgeUnit } from './knowledge-index.ts';

const maxPassageLength = 450;
const maxUnits = 3;
/** A section is answered with its beginning, unless a later unit covers this much of the question … */
const minWorth = 1.2;
/** … and this much more of it than the beginning does. */
const minAdvantage = 1.3;
/** Words of the heading don't tell where in the section to look. */
const headingShare = 0.4;

/** Sentences that begin like this need the one before. */
const leaning = new RegExp(`^(?:${words.leaning.join('|')})\\b`, 'i');

/** A unit of a section with its words for searching. */
export type Part = KnowledgeUnit & { terms: readonly string[] };
export type Asked = { terms: ReadonlySet<string>; headingTerms: ReadonlySet<string> };

/**
 * The stretch of a section that answers best: at most three sentences, list items, or table rows, word for word, and no
 * more than 450 characters. `terms` are what was asked.
 */
export function cutPassage(units: readonly Part[], asked: Asked): string {
  const worths = measureWorths(
    units.map(({ terms }) => new Set(terms)),
    asked,
  );
  const best = Math.max(0, ...worths);
  const found = worths.indexOf(best);
  const isItem =
    units[found]?.lead === '\n• ' || (units.length > 1 && units[1]?.lead === '\n• ' && found === 0);
  const first = countFitting(units);
  const rivals = worths.filter((_worth, index) => index !== found && (isItem || index < first));
  const isDistinct = found >= first || isItem;
  if (!isDistinct || best < minWorth || best < Math.max(0, ...rivals) * minAdvantage) {
    return joinUnits(units.slice(0, first));
  }
  if (isItem) return joinUnits(units.slice(found, found + 1));
  const start = stepBack(units, found);
  return joinUnits(units.slice(start, start + countFitting(units.slice(start))));
}

/** The fewer units of the section have a word, the more it counts. */
function measureWorths(
  units: readonly ReadonlySet<string>[],
  { terms, headingTerms }: Asked,
): readonly number[] {
  const weights = [...terms].map((term) => {
    const count = units.filter((unit) => unit.has(term)).length;
    const weight = count === 0 ? 0 : Math.log((units.length + 1) / count);
    return { term, weight: headingTerms.has(term) ? weight * headingShare : weight };
  });
  return units.map((unit) =>
    weights.reduce((sum, { term, weight }) => (unit.has(term) ? sum + weight : sum), 0),
  );
}

function stepBack(units: readonly KnowledgeUnit[], found: number): number {
  let start = found;
  while (
    start > 0 &&
    found - start < 2 &&
    units[start]?.lead === ' ' &&
    leaning.test(units[start]?.text ?? '')
  ) {
    start -= 1;
  }
  return start;
}

/** Counts how many units fit, starting with the first. A unit that only introduces a list is never the last. */
function countFitting(units: readonly KnowledgeUnit[]): number {
  let count = 1;
  while (
    count < Math.min(units.length, maxUnits) &&
    joinUnits(units.slice(0, count + 1)).length <= maxPassageLength
  ) {
    count += 1;
  }
  while (count > 1 && units[count - 1]?.text.endsWith(':')) count -= 1;
  return count;
}

function joinUnits([first, ...others]: readonly KnowledgeUnit[]): string {
  return (first?.text ?? '') + others.map(({ lead, text }) => lead + text).join('');
}
