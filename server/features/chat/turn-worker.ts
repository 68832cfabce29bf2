import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// The entry of a worker thread: like `server/main.ts`, it runs when it is loaded.
enableCompileCache();
/** The name in the texts that the assistant was trained on. */
const trainedName = ['Cover', 'light'].join('');
const { knowledgeFile, hasEncoder } = workerData;
const [
  { answerWork },
  { converse },
  { createReplay },
  { loadKnowledge },
  { loadMeaning },
  { translateBrand },
  { brand },
] = await Promise.all([
  import('../../platform/jobs/worker-messages.ts'),
  import('./converse.ts'),
  import('./dialogue/replay.ts'),
  import('./load-knowledge.ts'),
  import('./meaning/load-meaning.ts'),
  import('./translate-brand.ts'),
  import('../../../shared/site/brand.data.ts'),
]);
const { toBuiltIn, restoreBuiltIn, toOwn } = translateBrand(
  brand.name === trainedName ? [] : [[trainedName, brand.name]],
);
const [{ knowledge, warning }, { findMeaning, warning: meaningWarning }] = await Promise.all([
  loadKnowledge(String(knowledgeFile)),
  loadMeaning({ hasEncoder: hasEncoder === true }),
]);
const replay = createReplay();
answerWork(async (sent: Parameters<typeof converse>[0]) => {
  const input = {
    ...sent,
    message: toBuiltIn(sent.message),
    conversationHistory: sent.conversationHistory.map((said) => ({
      ...said,
      content: (said.isUser ? toBuiltIn : restoreBuiltIn)(said.content),
    })),
  };
  return toOwn(converse(input, knowledge, await findMeaning(input.message), replay));
}, warning ?? meaningWarning);
