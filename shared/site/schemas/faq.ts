import type * as z from 'zod';
import { lineUpTo, listOf, oneOf, requireUnique, slug, strictly, textUpTo } from './fields.ts';

/** `faq.json`: the questions on the FAQ page, in its order. */
export const faqSchema = listOf(
  strictly({
    /** The question's anchor. */
    id: slug,
    about: oneOf(['service', 'insurance']),
    question: lineUpTo(120),
    /** Paragraphs, which may contain **bold** words and links to pages of the site. */
    answer: listOf(textUpTo(1500), 1, 6),
    /** The answers of the library that say more. */
    answers: listOf(slug, 1, 4).optional(),
  }),
  0,
  50,
).superRefine((items, context) => requireUnique(items, ['id', 'question'], context));
export type FaqItem = z.infer<typeof faqSchema>[number];
