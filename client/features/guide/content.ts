import type { ProseBlock } from '../../ui/layout/prose-content.ts';

/** One topic of a chapter. `id` is its anchor on the page. */
type GuideTopic = { id: string; title: string; body: readonly ProseBlock[] };

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
