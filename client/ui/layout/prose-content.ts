/** Columns by name; the first cell of a row is its heading. Cells are marked text, see `marked-text.ts`. */
export type TableContent = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** One block of running text: a paragraph, a list, or a table, all in marked text. */
export type ProseBlock = string | { list: readonly string[] } | { table: TableContent };

/** The texts of a block, in reading order. */
export function listTexts(block: ProseBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.table.rows.flat();
}
