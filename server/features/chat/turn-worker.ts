import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// The entry of a worker thread: like `server/main.ts`, it runs when it is loaded.
enableCompileCache();
const [{ answerWork }, { converse }, { loadKnowledge }] = await Promise.all([
  import('../../platform/jobs/worker-messages.ts'),
  import('./converse.ts'),
  import('./load-knowledge.ts'),
]);
const { knowledge, warning } = await loadKnowledge(String(workerData));
answerWork((input: Parameters<typeof converse>[0]) => converse(input, knowledge), warning);
