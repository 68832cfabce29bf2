import type { ProseBlock } from '../../ui/layout/prose-content.ts';

/** A question with its answer. `id` is its anchor. A URL that ends with it opens the answer. */
export type FaqItem = { id: string; question: string; answer: readonly ProseBlock[] };
