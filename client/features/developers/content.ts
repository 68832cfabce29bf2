import type { ProseBlock } from '../../../shared/site/schemas/prose.ts';

type FieldReference = { name: string; isRequired: boolean; holds: string; meaning: string };
export type ActionReference = { action: string; meaning: string; fields: readonly FieldReference[] };
export type CallReference = {
  /** Method and path. */
  call: string;
  summary: string;
  responses: string;
  /** Error codes other than those that all calls of this kind have. */
  errors: readonly string[];
};

/** Code to copy. `{origin}` is replaced with this site's origin. */
export type CodeSample = { title: string; code: string };

/** One section of the page. `id` is its anchor. */
export type DeveloperSection = { id: string; title: string; blocks: readonly DeveloperBlock[] };
export type DeveloperBlock = ProseBlock | { sample: CodeSample } | { heading: string };
