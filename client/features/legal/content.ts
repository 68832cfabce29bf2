import type { ProseBlock } from '../../../shared/site/schemas/prose.ts';

/** One section of a document. `id` is its anchor, which the table of contents links to. */
export type LegalSection = { id: string; title: string; body: readonly ProseBlock[] };

export type LegalDocument = {
  title: string;
  path: string;
  /** For search engines and previews. */
  description: string;
  /** When the text took effect, formatted. */
  updated: string;
  /** A summary in a few sentences, which doesn't replace the text. */
  summary: readonly string[];
  sections: readonly LegalSection[];
};
