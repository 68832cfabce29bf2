import type { ProseBlock } from '../../ui/layout/prose-content.ts';

/** One section of a document. `id` is its anchor, which the table of contents links to. */
export type LegalSection = { id: string; title: string; body: readonly ProseBlock[] };

export type LegalDocument = {
  title: string;
  path: string;
  /** For search engines and previews. */
  description: string;
  /** When the text came into force, formatted. */
  updated: string;
  /** A summary in a few sentences, which doesn't replace anything. */
  summary: readonly string[];
  sections: readonly LegalSection[];
};
