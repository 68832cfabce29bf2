import { parentPort } from 'node:worker_threads';

/**
 * A worker thread's messages to the process: first that it is ready, then one result per task. `usedMs` is the thread's
 * CPU time so far.
 */
export type WorkerMessage<Output> = Answer<Output> & { usedMs: number };

type Answer<Output> =
  | { kind: 'loaded'; warning: string | undefined }
  | { kind: 'done'; output: Output }
  | { kind: 'failed'; reason: string };

/**
 * The worker thread's side of `createDeadlineWorker`. Logs `warning`, and answers each input with the result of `work`.
 */
export function answerWork<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
  warning?: string,
): void {
  const send = (answer: Answer<Output>) => {
    const { user, system } = process.threadCpuUsage();
    const message: WorkerMessage<Output> = { ...answer, usedMs: (user + system) / 1000 };
    parentPort?.postMessage(message);
  };
  parentPort?.on('message', async (input: Input) => {
    try {
      send({ kind: 'done', output: await work(input) });
    } catch (cause) {
      send({
        kind: 'failed',
        reason: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      });
    }
  });
  send({ kind: 'loaded', warning });
}
