import type { ProseBlock } from '../../../shared/site/schemas/prose.ts';

/** One topic of a chapter. `id` is its anchor on the page, and `answers` are those of the library that say more. */
type GuideTopic = { id: string; title: string; body: readonly ProseBlock[]; answers?: readonly string[] };

export type GuideChapter = {
  id: string;
  title: string;
  /** A sentence about how the chapter helps. */
  intro: string;
  topics: readonly GuideTopic[];
};

export type GuideBenefit = { title: string; text: string };

/** A percentage of people, and what they have in common. */
export type GuideFact = { share: number; text: string };
