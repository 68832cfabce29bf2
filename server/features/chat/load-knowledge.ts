import { readFile } from 'node:fs/promises';
import type { Logger } from '../../platform/logger.ts';
import type { Knowledge } from './knowledge.ts';

const nothing: Knowledge = { find: () => [] };

/**
 * What the assistant knows, read at the first question and then kept: the build wrote it to `file`. Without the file it
 * knows nothing, says so to whoever asks, and a warning is logged once.
 */
export function createKnowledgeLoader(file: string, logger: Logger): () => Promise<Knowledge> {
  let loading: Promise<Knowledge> | undefined;
  return () => {
    loading ??= load(file).catch((cause: unknown) => {
      logger.warn({ err: cause }, 'the assistant has no pages to answer from');
      return nothing;
    });
    return loading;
  };
}

async function load(file: string): Promise<Knowledge> {
  const { createKnowledge } = await import('./answers/create-knowledge.ts');
  const { knowledgeIndexSchema } = await import('./answers/knowledge-index.ts');
  return createKnowledge(knowledgeIndexSchema.parse(JSON.parse(await readFile(file, 'utf8'))));
}
