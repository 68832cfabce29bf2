import { parentPort } from 'node:worker_threads';

/**
 * What a worker thread says to the process: once that it is ready, then one answer for each piece of work. `usedMs` is the
 * CPU time of the thread so far.
 */
export type WorkerMessage<Output> = Answer<Output> & { usedMs: number };

type Answer<Output> =
  | { kind: 'loaded'; warning: string | undefined }
  | { kind: 'done'; output: Output }
  | { kind: 'failed'; reason: string };

/** The worker thread's side of `createDeadlineWorker`: `warning` is logged, `work` answers each input. */
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
