import type { ProseBlock } from '../../../shared/site/schemas/prose.ts';

export type MatchingStep = { id: string; title: string; body: readonly ProseBlock[] };
