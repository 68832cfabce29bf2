/** A table. The first cell of each row is its heading. Cells are marked text (see `marked-text.ts`). */
export type TableContent = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** One block of running text: a paragraph, a list, or a table, all in marked text, or a picture's name. */
export type ProseBlock = string | { list: readonly string[] } | { table: TableContent } | { figure: string };

/** The texts of a block, in reading order. A picture has none, because it shows only what the texts say. */
export function listTexts(block: ProseBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('figure' in block) return [];
  return 'list' in block ? block.list : block.table.rows.flat();
}
