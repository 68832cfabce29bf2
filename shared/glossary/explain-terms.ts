import type { GlossaryTerm } from '../site/schemas/glossary.ts';
import type { ProseSections } from '../site/schemas/prose.ts';

type Block = ProseSections['opening'][number];

/** Marks that already say what their text is: bold words, code, and links. */
const marked = /\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)/;

/**
 * Marks each term where a text first has it, with its meaning, as `[[premium|What you pay for the policy.]]`. Headings and
 * tables stay as they are.
 */
export function explainTerms(prose: ProseSections, glossary: readonly GlossaryTerm[]): ProseSections {
  const meanings = new Map(
    glossary.flatMap(({ term, forms = [], text }) =>
      [term, ...forms].map((form) => [form.toLowerCase(), { term, text }] as const),
    ),
  );
  if (meanings.size === 0) return prose;
  // Longer ones first, because "term life insurance" isn't "term".
  const words = [...meanings.keys()].toSorted((one, other) => other.length - one.length).map(escapePattern);
  const pattern = new RegExp(
    `${marked.source}|(?<![\\p{L}-])(?<word>${words.join('|')})(?![\\p{L}-])`,
    'giu',
  );
  const explained = new Set<string>();

  const explain = (text: string): string =>
    text.replaceAll(pattern, (found) => {
      const meaning = meanings.get(found.toLowerCase().replaceAll('**', ''));
      if (!meaning || explained.has(meaning.term)) return found;
      explained.add(meaning.term);
      // A bold term is one that the text itself explains.
      if (found.startsWith('**')) return found;
      return `[[${found}|${meaning.text}]]`;
    });
  const explainBlock = (block: Block): Block => {
    if (typeof block === 'string') return explain(block);
    return 'list' in block ? { list: block.list.map(explain) } : block;
  };
  const opening = prose.opening.map(explainBlock);
  const sections = prose.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(explainBlock),
  }));
  return { opening, sections };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
