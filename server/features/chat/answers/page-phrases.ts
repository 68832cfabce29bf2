import paraphraseData from './data/paraphrases.json' with { type: 'json' };
import type { KnowledgeSection } from './knowledge-index.ts';

/** Ways of asking by the path of the section that answers them, with its heading where paths are shared. */
export const questionParaphrases: Readonly<Record<string, readonly string[]>> = paraphraseData;

export function nameSection({ path, heading }: Pick<KnowledgeSection, 'path' | 'heading'>): string {
  return `${path} ${heading}`;
}

export function nameOwnAnswer(path: string): string {
  return `own ${path}`;
}

/** What people ask when this section has the answer. */
export function listPhrases(section: KnowledgeSection): readonly string[] {
  const { path, heading } = section;
  const asked = [path, nameSection(section)].flatMap((name) => questionParaphrases[name] ?? []);
  return heading === '' ? asked : [heading, ...asked];
}
