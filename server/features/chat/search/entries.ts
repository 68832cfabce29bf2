import * as z from 'zod';
import { wishes } from '../../../../shared/site/schemas/assistant.ts';

export type Wish = (typeof wishes)[number];

const linkSchema = z.strictObject({
  title: z.string().min(1),
  path: z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9_-]+)?$/),
});

/** Something that a person may say: ways of saying it, and an answer or an action. */
export const entrySchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .max(200),
  /** As it is shown above the answer and on a chip, unless it has a label. */
  question: z.string().min(1).max(160),
  /** With the page's title, because "In short" alone doesn't say of what. */
  label: z.string().min(1).max(160).optional(),
  ways: z.array(z.string().min(1)),
  /** Empty for an action. */
  text: z.string(),
  link: linkSchema.optional(),
  wish: z.enum(wishes).optional(),
  /** Whether what people paid is shown beside it. */
  price: z.boolean().optional(),
  /** The entries that people ask for next. */
  related: z.array(z.string()).optional(),
  /** The text of the page that answers, a passage a line. */
  body: z.string().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

const libraryPrefix = 'library-';

/** The id of the library's answer with this slug. */
export function toLibraryId(slug: string): string {
  return `${libraryPrefix}${slug}`;
}

export function isLibraryId(id: string): boolean {
  return id.startsWith(libraryPrefix);
}
