import { Worker } from 'node:worker_threads';
import { siteEnvironment } from '../../../shared/site/read-part.ts';
import type { Logger } from '../observability/logger.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import type { WorkerMessage } from './worker-messages.ts';

type WorkerOptions = {
  /** The module that the worker thread runs. It calls `answerWork`. */
  file: URL;
  /** Passed to the module as `workerData`. */
  data: unknown;
  /** The CPU time limit for one task, in milliseconds. It doesn't depend on how busy the machine is. */
  maxCpuMs: number;
  /** The wall-clock limits for loading the module and for each task, in milliseconds. */
  maxLoadMs: number;
  maxWaitMs: number;
  maxWaiting: number;
  /** Per caller, so that no single one takes all the places. */
  maxWaitingPerCaller: number;
  maxMemoryMb: number;
  /** Creates the error for a task that finds the queue full or gets no CPU time. */
  refuse: () => Error;
  logger: Pick<Logger, 'warn'>;
};

export type DeadlineWorker<Input, Output> = AsyncDisposable & {
  /**
   * Throws {@link WorkTooHeavy} if the task exceeds its CPU time or memory, and the error from `refuse` if there are
   * too many tasks. A task whose signal is aborted before it begins never does.
   */
  run: (input: Input, caller?: string, signal?: AbortSignal) => Promise<Output>;
};

/** The task exceeded its CPU time or memory. Its worker was terminated, and the next task gets a new one. */
export class WorkTooHeavy extends Error {
  constructor(limit: 'time' | 'memory') {
    super(`The work took more ${limit} than it may.`);
    this.name = 'WorkTooHeavy';
  }
}

type Running = { worker: Worker; isLoaded: Promise<void>; usedMs: number };

/** How often a running task is checked, in milliseconds. */
const checkMs = 250;

/**
 * Runs tasks that must never block the event loop, one at a time, in a worker thread. The thread starts with the first
 * task, so it uses no memory until then.
 */
export function createDeadlineWorker<Input, Output>(options: WorkerOptions): DeadlineWorker<Input, Output> {
  const { maxCpuMs, maxWaitMs, maxWaiting, maxWaitingPerCaller, refuse } = options;
  const queue = createBoundedQueue({
    maxRunning: 1,
    maxWaiting,
    maxWaitingPerCaller,
    refuse,
  });
  let running: Running | undefined;

  const stop = async () => {
    const stopped = running;
    running = undefined;
    await stopped?.worker.terminate();
  };

  const start = (): Running => {
    const worker = new Worker(options.file, {
      workerData: options.data,
      env: siteEnvironment,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.maxMemoryMb },
    });
    worker.unref();
    const forget = () => {
      if (running?.worker === worker) running = undefined;
    };
    // Without a listener, an error between two tasks would end the process.
    worker.on('error', forget).once('exit', forget);
    const started: Running = { worker, usedMs: 0, isLoaded: load() };
    async function load() {
      const message = await receive<Output>(worker, (reject) => {
        const timer = setTimeout(() => reject(refuse()), options.maxLoadMs);
        return () => clearTimeout(timer);
      });
      started.usedMs = message.usedMs;
      if (message.kind === 'loaded' && message.warning) options.logger.warn(message.warning);
    }
    return started;
  };

  /** Rejects if the task exceeds its CPU time or wall-clock time. Returns a function that stops watching. */
  const watch = ({ worker, usedMs }: Running, reject: (cause: unknown) => void): (() => void) => {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const compare = ({ user, system }: NodeJS.CpuUsage) => {
        if ((user + system) / 1000 - usedMs > maxCpuMs) reject(new WorkTooHeavy('time'));
        else if (performance.now() - startedAt > maxWaitMs) reject(refuse());
      };
      // A thread that has just ended can't be measured. Its own events say why it ended.
      worker.cpuUsage().then(compare, () => undefined);
    }, checkMs);
    return () => clearInterval(timer);
  };

  const work = async (input: Input): Promise<Output> => {
    running ??= start();
    const own = running;
    try {
      await own.isLoaded;
      const answer = receive<Output>(own.worker, (reject) => watch(own, reject));
      own.worker.postMessage(input);
      const message = await answer;
      own.usedMs = message.usedMs;
      if (message.kind === 'done') return message.output;
      throw new Error(message.kind === 'failed' ? message.reason : 'The worker thread loaded twice.');
    } catch (cause) {
      // After any error the thread's state is unknown, and a new one is cheap.
      await stop();
      throw cause;
    }
  };

  return {
    run: (input, caller, signal) => queue.run(() => work(input), caller, signal),
    [Symbol.asyncDispose]: stop,
  };
}

/** Resolves with the worker's next message. Rejects when the thread ends first, or when `watch` rejects. */
function receive<Output>(
  worker: Worker,
  watch: (reject: (cause: unknown) => void) => () => void,
): Promise<WorkerMessage<Output>> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerMessage<Output>>();
  const isOutOfMemory = (cause: Error) => 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  const onError = (cause: Error) => reject(isOutOfMemory(cause) ? new WorkTooHeavy('memory') : cause);
  const onExit = () => reject(new Error('The worker thread ended before it answered.'));
  worker.once('message', resolve).once('error', onError).once('exit', onExit);
  const stopWatching = watch(reject);
  return promise.finally(() => {
    stopWatching();
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
  });
}
