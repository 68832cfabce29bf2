import type { PriceStart } from '../../../shared/site/schemas/answer.ts';
import type { ProseSections } from '../../../shared/site/schemas/prose.ts';

export type AnswerSource = { name: string; year: number; url?: string | undefined };

/** A question with its short answer, as lists show it. */
export type AnswerTeaser = { slug: string; question: string; short: string };

/** What an answer's own page shows. */
export type AnswerContent = ProseSections & {
  question: string;
  /** The title of its topic. */
  group: string;
  /** With its terms explained. */
  short: string;
  /** The site can't answer this, and says where to turn. */
  isOutOfReach: boolean;
  dependsOn: readonly string[];
  sources: readonly AnswerSource[];
  /** The day of the second reading, as an ISO 8601 date. */
  readOn: string;
  /** The same day in words. */
  checked: string;
  /** Whose prices it begins with, if it shows what people paid on average. */
  price?: PriceStart | undefined;
  related: readonly AnswerTeaser[];
};
