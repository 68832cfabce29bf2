import { toPlainText } from '../../client/ui/layout/marked-text.ts';
import type { PageUnit } from '../../server/features/chat/search/page-entries.ts';
import { language } from '../../shared/format/locale.ts';
import type { ProseBlock, TableContent } from '../../shared/site/schemas/prose.ts';

const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });

/** Sentences that only point to another page. */
const pointer =
  /^(?:and )?see (?:the|our|who|which|how)\b|^the guide (?:says|has)\b|^more about us\b|(?:has the details|goes into it)\.$/i;
const minSentenceLength = 24;

/**
 * Splits running text into sentences, list items, and table rows, because an answer can start and end at each of them.
 */
export function splitUnits(blocks: readonly ProseBlock[]): PageUnit[] {
  return blocks.flatMap(splitBlock).map((unit, index) => (index === 0 ? { ...unit, lead: '' } : unit));
}

function splitBlock(block: ProseBlock): PageUnit[] {
  if (typeof block === 'string') {
    return splitSentences(toPlainText(block)).map((text, index) => ({
      text,
      lead: index === 0 ? '\n' : ' ',
    }));
  }
  if ('figure' in block) return [];
  const items = 'list' in block ? block.list : listRows(block.table);
  return items.map((item) => ({ text: toPlainText(item), lead: '\n• ' }));
}

/**
 * Splits text into sentences that make sense on their own: "Not always." is joined with the next one, and references to
 * other pages are dropped.
 */
function splitSentences(text: string): string[] {
  const texts = [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((segment) => segment !== '' && !pointer.test(segment));
  const joined: string[] = [];
  for (const sentence of texts) {
    const before = joined.at(-1);
    if (before === undefined || before.length > minSentenceLength) joined.push(sentence);
    else joined[joined.length - 1] = `${before} ${sentence}`;
  }
  return joined;
}

/**
 * Returns each row as one line: "Premium: what you pay" for two columns, and otherwise each cell after its column's
 * name.
 */
function listRows({ columns, rows }: TableContent): string[] {
  return rows.map(([heading = '', ...cells]) => {
    if (cells.length === 1) return `${heading}: ${cells[0]}`;
    return `${heading}: ${cells.map((cell, index) => `${columns[index + 1]}: ${cell}`).join('; ')}`;
  });
}
