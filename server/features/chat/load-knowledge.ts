import { readFile } from 'node:fs/promises';
import { createKnowledge } from './answers/create-knowledge.ts';
import { knowledgeIndexSchema } from './answers/knowledge-index.ts';
import type { Knowledge } from './knowledge.ts';
import { loadPageVectors } from './meaning/load-models.ts';

/** What the assistant knows, from the `file` that the build wrote. Without it the assistant knows nothing, and says so. */
export async function loadKnowledge(file: string): Promise<{ knowledge: Knowledge; warning?: string }> {
  try {
    const index = knowledgeIndexSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return { knowledge: createKnowledge(index, await loadPageVectors()) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return {
      knowledge: { find: () => [] },
      warning: `the assistant has no pages to answer from: ${reason}`,
    };
  }
}
