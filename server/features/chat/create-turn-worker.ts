import { createUnavailable } from '../../platform/errors.ts';
import { createDeadlineWorker, type DeadlineWorker } from '../../platform/jobs/deadline-worker.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { TurnInput, TurnOutput } from './converse.ts';
import { errorTexts } from './messages.ts';

const retrySeconds = 5;

type TurnWorker = DeadlineWorker<TurnInput, TurnOutput>;
type Dependencies = {
  source: { knowledgeFile: string };
  /** Whether messages are read with the sentence encoder. */
  config: { hasChatEncoder: boolean };
  logger: Pick<Logger, 'warn'>;
};

/** Creates the thread that runs `converse`. */
export function createTurnWorker({ source, config, logger }: Dependencies): TurnWorker {
  return createDeadlineWorker({
    file: new URL('./turn-worker.ts', import.meta.url),
    data: { knowledgeFile: source.knowledgeFile, hasEncoder: config.hasChatEncoder },
    // A turn takes less than 100 ms of CPU. This much is for text that its limits didn't foresee.
    maxCpuMs: 1000,
    // In wall time. It takes two seconds of CPU, and on a busy machine much longer.
    maxLoadMs: 60_000,
    maxWaitMs: 15_000,
    maxWaiting: 100,
    maxWaitingPerCaller: 3,
    maxMemoryMb: 192,
    refuse: () => createUnavailable(retrySeconds, errorTexts.busy),
    logger,
  });
}
