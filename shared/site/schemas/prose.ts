import * as z from 'zod';

// Prose comes from Markdown, whose parser says what is wrong with it, so these schemas only describe the built copy.
const table = z.strictObject({
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
const block = z.union([
  z.string(),
  z.strictObject({ list: z.array(z.string()) }),
  z.strictObject({ table }),
  z.strictObject({ figure: z.string() }),
]);
const blocks = z.array(block);

/** A text, parsed: what stands before its first heading, and a section for each heading. */
export const proseSections = {
  opening: blocks,
  sections: z.array(z.strictObject({ id: z.string(), level: z.literal([2, 3]), title: z.string(), blocks })),
};
export type ProseSections = z.infer<z.ZodObject<typeof proseSections>>;
