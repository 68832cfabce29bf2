import type { ProseBlock } from '../../ui/prose-content.ts';

export type MatchingStep = { id: string; title: string; body: readonly ProseBlock[] };
