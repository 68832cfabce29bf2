import type { ProseBlock } from '../../ui/layout/prose-content.ts';

export type MatchingStep = { id: string; title: string; body: readonly ProseBlock[] };
