import * as z from 'zod';
import { flag, lineUpTo, listOf, oneOf, requireUnique, slug, strictly, textUpTo } from './fields.ts';

/** What the assistant does instead of answering with a text. */
export const wishes = [
  'start',
  'continue',
  'restart',
  'stop',
  'summary',
  'undo',
  'change',
  'skip',
  'skip-rest',
  'options',
  'why',
  'progress',
  'person',
  'greeting',
  'thanks',
  'out-of-reach',
] as const;

const path = z
  .string('a path of this site')
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9_-]+)?$/, 'a path such as /faq#cost');
const ways = listOf(lineUpTo(200), 0, 200);

/** Something that a person may say: how it's said, and an answer or a wish. */
const entry = strictly({
  id: slug,
  /** As it is shown above the answer and on a button. */
  question: lineUpTo(160),
  ways,
  text: textUpTo(4000).optional(),
  link: strictly({ title: lineUpTo(200), path }).optional(),
  wish: oneOf(wishes).optional(),
  /** Beside it, the assistant shows what people like the person paid. */
  price: flag,
});
const entries = listOf(entry, 1, 500).superRefine((all, context) => requireUnique(all, ['id'], context));

/** `assistant/*.json`: what the assistant says besides the library. Each file is one field, by its name. */
export const assistantSchema = strictly({
  /** Answers about life insurance and the site. */
  answers: entries,
  /** Small talk, wishes, and limits. */
  talk: entries,
  /** Ways of asking for what sections of the pages answer. */
  pages: listOf(strictly({ path, ways }), 0, 500).superRefine((all, context) =>
    requireUnique(all, ['path'], context),
  ),
});
export type AssistantTexts = z.infer<typeof assistantSchema>;
