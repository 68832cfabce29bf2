import type * as z from 'zod';
import { lineUpTo, listOf, requireUnique, slug, strictly, textUpTo } from './fields.ts';

/** `glossary.json`: terms that pages explain where they first appear. */
export const glossarySchema = listOf(
  strictly({
    term: lineUpTo(60),
    /** Other spellings of the term, such as its plural. */
    forms: listOf(lineUpTo(60), 1, 10).optional(),
    /** One or two sentences. */
    text: textUpTo(300),
    /** The answer that explains more. */
    answer: slug.optional(),
  }),
).superRefine((terms, context) => requireUnique(terms, ['term'], context));
export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
