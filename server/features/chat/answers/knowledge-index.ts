import * as z from 'zod';

/** A sentence, list item or table row as the page shows it; `lead` stands between it and the one before. */
const unitSchema = z.strictObject({ text: z.string().min(1), lead: z.enum(['', ' ', '\n', '\n• ']) });

const sectionSchema = z.strictObject({
  page: z.string().min(1),
  /** Empty where the page as a whole is meant. */
  heading: z.string(),
  /** The page's path with the section's anchor, where it has one. */
  path: z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9_-]+)?$/),
  units: z.array(unitSchema).min(1),
});

/** What the build writes of the site's own pages. The assistant answers from nothing else. */
export const knowledgeIndexSchema = z.strictObject({ sections: z.array(sectionSchema).min(1) });

export type KnowledgeUnit = z.infer<typeof unitSchema>;
export type KnowledgeSection = z.infer<typeof sectionSchema>;
export type KnowledgeIndex = z.infer<typeof knowledgeIndexSchema>;
