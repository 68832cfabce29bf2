import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// The entry of a worker thread: like `server/main.ts`, it runs when it is loaded.
enableCompileCache();
const { knowledgeFile, hasEncoder, names, own } = workerData;
if (own) {
  const { replaceOperatorData } = await import('../../../shared/company/replace-operator-data.ts');
  replaceOperatorData(own);
}
const [
  { answerWork },
  { converse },
  { createReplay },
  { loadKnowledge },
  { loadMeaning },
  { translateBrand },
] = await Promise.all([
  import('../../platform/jobs/worker-messages.ts'),
  import('./converse.ts'),
  import('./dialogue/replay.ts'),
  import('./load-knowledge.ts'),
  import('./meaning/load-meaning.ts'),
  import('./translate-brand.ts'),
]);
const { toBuiltIn, restoreBuiltIn, toOwn } = translateBrand(names);
const [{ knowledge, warning }, { findMeaning, warning: meaningWarning }] = await Promise.all([
  loadKnowledge(String(knowledgeFile), own?.sections),
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
