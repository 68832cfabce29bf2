import type { ProseBlock } from '../../ui/layout/prose-content.ts';

/** One section of a document. `id` is its anchor, which the table of contents leads to. */
export type LegalSection = { id: string; title: string; body: readonly ProseBlock[] };

export type LegalDocument = {
  title: string;
  path: string;
  /** For search engines and previews. */
  description: string;
  /** When the text came into force, as it is shown. */
  updated: string;
  /** What it comes down to, in a few sentences. It replaces nothing. */
  summary: readonly string[];
  sections: readonly LegalSection[];
};
