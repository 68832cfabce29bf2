import * as z from 'zod';

// Prose comes from Markdown, whose parser says what is wrong with it, so these schemas only describe the built copy.
const texts = z.array(z.string()).readonly();
/** The first cell of each row is its heading. */
const table = z.strictObject({ caption: z.string(), columns: texts, rows: z.array(texts).readonly() });
const block = z.union([
  z.string(),
  z.strictObject({ list: texts }),
  z.strictObject({ table }),
  z.strictObject({ figure: z.string() }),
]);
const blocks = z.array(block).readonly();

/** A text, parsed: what stands before its first heading, and a section for each heading. */
export const proseSections = {
  opening: blocks,
  sections: z
    .array(z.strictObject({ id: z.string(), level: z.literal([2, 3]), title: z.string(), blocks }))
    .readonly(),
};
export type ProseSections = z.infer<z.ZodObject<typeof proseSections>>;

/** A table of marked text (see `marked-text.ts`). */
export type TableContent = z.infer<typeof table>;

/** One block of running text: a paragraph, a list, or a table, all in marked text, or a picture's name. */
export type ProseBlock = z.infer<typeof block>;

/** The texts of a block, in reading order. A picture has none, because it shows only what the texts say. */
export function listTexts(block: ProseBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('figure' in block) return [];
  return 'list' in block ? block.list : block.table.rows.flat();
}
