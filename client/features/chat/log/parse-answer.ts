/** A block of an answer. Its texts are marked, see `marked-text.ts`. */
export type AnswerBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isNumbered: boolean; items: readonly string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * Reads the Markdown that answers are written in: paragraphs with their line breaks, lists, and tables as on GitHub. What
 * isn't quite one of these stays text.
 */
export function parseAnswer(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  while (lines.length > 0) {
    const block = takeTable(lines) ?? takeList(lines) ?? takeParagraph(lines);
    if (block) blocks.push(block);
  }
  return blocks;
}

function takeTable(lines: string[]): AnswerBlock | undefined {
  if (!startsTable(lines)) return undefined;
  const [heading = ''] = lines.splice(0, 2);
  const columns = splitRow(heading);
  // A short row ends in empty cells, as everywhere.
  const rows = takeWhile(lines, isRow).map((row) => columns.map((_, index) => splitRow(row)[index] ?? ''));
  return { kind: 'table', columns, rows };
}

function startsTable([heading = '', rule = '']: readonly string[]): boolean {
  const isRule = /^\|(?:\s*:?-+:?\s*\|)+$/.test(rule);
  return isRow(heading) && isRule && splitRow(rule).length === splitRow(heading).length;
}

function takeList(lines: string[]): AnswerBlock | undefined {
  const mark = findListMark(lines);
  if (!mark) return undefined;
  const items = takeWhile(lines, (line) => mark.test(line)).map((line) => line.replace(mark, ''));
  return { kind: 'list', isNumbered: mark === numbered, items };
}

const numbered = /^\d{1,2}\. /;
/** `•` marks the items of a page's list in a passage that quotes it. */
const bulleted = /^[-*•] /;

function findListMark([first = '']: readonly string[]): RegExp | undefined {
  if (first.startsWith('1. ')) return numbered;
  return bulleted.test(first) ? bulleted : undefined;
}

function takeParagraph(lines: string[]): AnswerBlock | undefined {
  const text = [lines.shift() ?? ''];
  if (text[0] === '') return undefined;
  while (lines.length > 0 && lines[0] !== '' && !startsTable(lines) && !findListMark(lines)) {
    text.push(lines.shift() ?? '');
  }
  return { kind: 'paragraph', text: text.join('\n') };
}

function takeWhile(lines: string[], belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !belongs(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function isRow(line: string): boolean {
  return /^\|.+\|$/.test(line);
}

function splitRow(row: string): string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
