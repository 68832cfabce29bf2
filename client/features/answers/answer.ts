import type { ProseSections } from '../../../shared/site/schemas/prose.ts';

export type AnswerSource = { name: string; year: number; url?: string | undefined };

/** A question with its short answer, as lists show it. */
export type AnswerTeaser = { slug: string; question: string; short: string };

/** What an answer's own page shows. */
export type AnswerContent = ProseSections & {
  question: string;
  /** The title of its topic. */
  group: string;
  short: string;
  dependsOn: readonly string[];
  sources: readonly AnswerSource[];
  /** The day of the second reading, as an ISO 8601 date. */
  readOn: string;
  /** Whether it shows what people paid on average. */
  hasPrices: boolean;
  related: readonly AnswerTeaser[];
};
