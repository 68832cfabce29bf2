import type { GlossaryTerm } from '../site/schemas/glossary.ts';
import type { ProseBlock, ProseSections } from '../site/schemas/prose.ts';

/** Marks that already say what their text is: bold words, code, and links. */
const marked = /\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)/;

/**
 * Creates a function that marks each term where it is first given one, with its meaning, as
 * `[[premium|What you pay for the policy.]]`.
 */
export function createExplainer(glossary: readonly GlossaryTerm[]): (text: string) => string {
  const meanings = new Map(
    glossary.flatMap(({ term, forms = [], text }) =>
      [term, ...forms].map((form) => [form.toLowerCase(), { term, text }] as const),
    ),
  );
  if (meanings.size === 0) return (text) => text;
  // Longer ones first, because "term life insurance" isn't "term".
  const words = [...meanings.keys()].toSorted((one, other) => other.length - one.length).map(escapePattern);
  const pattern = new RegExp(
    `${marked.source}|(?<![\\p{L}-])(?<word>${words.join('|')})(?![\\p{L}-])`,
    'giu',
  );
  const explained = new Set<string>();
  return (text) =>
    text.replaceAll(pattern, (found) => {
      const meaning = meanings.get(found.toLowerCase().replaceAll('**', ''));
      if (!meaning || explained.has(meaning.term)) return found;
      explained.add(meaning.term);
      // A bold term is one that the text itself explains.
      if (found.startsWith('**')) return found;
      return `[[${found}|${meaning.text}]]`;
    });
}

/** Explains the terms of a paragraph, a list, or a table. Names of rows and columns stay as they are. */
export function explainBlock(block: ProseBlock, explain: (text: string) => string): ProseBlock {
  if (typeof block === 'string') return explain(block);
  if ('list' in block) return { list: block.list.map(explain) };
  if (!('table' in block)) return block;
  const rows = block.table.rows.map(([name = '', ...cells]) => [name, ...cells.map(explain)]);
  return { table: { ...block.table, rows } };
}

/** Explains the terms of a whole text, but none in headings. */
export function explainTerms(prose: ProseSections, explain: (text: string) => string): ProseSections {
  const opening = prose.opening.map((block) => explainBlock(block, explain));
  const sections = prose.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => explainBlock(block, explain)),
  }));
  return { opening, sections };
}

export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
