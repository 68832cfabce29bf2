import { waysOfSaying } from './synonyms.ts';
import { foldText, listTerms } from './terms.ts';

/** One thing that a question asks about: the person's words for it, and the words of the pages. */
export type Concept = { own: readonly string[]; others: readonly string[] };

/** The concepts of a question. A word that belongs to a way of saying something is no concept of its own. */
export function readQuestion(question: string): readonly Concept[] {
  const folded = foldText(question);
  const concepts: Concept[] = [];
  const taken = new Set<string>();
  for (const [pattern, meaning] of waysOfSaying) {
    const [found] = pattern.exec(folded) ?? [];
    if (found === undefined) continue;
    const own = listTerms(found);
    concepts.push({ own, others: listTerms(meaning).filter((term) => !own.includes(term)) });
    for (const term of own) taken.add(term);
  }
  const rest = new Set(listTerms(folded).filter((term) => !taken.has(term)));
  return [...concepts, ...[...rest].map((term) => ({ own: [term], others: [] }))];
}
