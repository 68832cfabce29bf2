import type { ProseBlock } from '../../ui/layout/prose-content.ts';

type FieldReference = { name: string; isRequired: boolean; holds: string; meaning: string };
export type ActionReference = { action: string; meaning: string; fields: readonly FieldReference[] };
export type CallReference = {
  /** Method and path. */
  call: string;
  summary: string;
  answers: string;
  /** Codes besides those that follow from the call's kind. */
  errors: readonly string[];
};

/** A piece of code to copy; `{origin}` is replaced by this site's address. */
export type CodeSample = { title: string; code: string };

/** One section of the page. `id` is its anchor. */
export type DeveloperSection = { id: string; title: string; blocks: readonly DeveloperBlock[] };
export type DeveloperBlock = ProseBlock | { sample: CodeSample } | { heading: string };
