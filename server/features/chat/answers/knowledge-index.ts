import * as z from 'zod';

/** A sentence, list item, or table row as the page shows it. `lead` comes between it and the one before. */
const unitSchema = z.strictObject({ text: z.string().min(1), lead: z.enum(['', ' ', '\n', '\n• ']) });

const sectionSchema = z.strictObject({
  page: z.string().min(1),
  /** Empty for the page as a whole. */
  heading: z.string(),
  /** The page's path, with the section's anchor if it has one. */
  path: z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9_-]+)?$/),
  units: z.array(unitSchema).min(1),
});

/** What the build writes about the site's pages. The assistant answers only from this. */
export const knowledgeIndexSchema = z.strictObject({ sections: z.array(sectionSchema).min(1) });

export type KnowledgeUnit = z.infer<typeof unitSchema>;
export type KnowledgeSection = z.infer<typeof sectionSchema>;
export type KnowledgeIndex = z.infer<typeof knowledgeIndexSchema>;
