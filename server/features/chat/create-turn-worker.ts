import { AppError } from '../../platform/errors.ts';
import { createDeadlineWorker, type DeadlineWorker } from '../../platform/jobs/deadline-worker.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { TurnInput, TurnOutput } from './converse.ts';

/** A turn takes under 100 ms of CPU: this much is for what the limits on text did not foresee. */
const maxCpuMs = 1000;
const maxLoadMs = 20_000;
const maxWaitMs = 15_000;
const maxWaiting = 100;
const maxWaitingPerCaller = 10;
const maxMemoryMb = 192;
const retrySeconds = 5;

/** The thread in which `converse` runs. */
export function createTurnWorker(dependencies: {
  knowledgeFile: string;
  logger: Pick<Logger, 'warn'>;
}): DeadlineWorker<TurnInput, TurnOutput> {
  return createDeadlineWorker({
    file: new URL('./turn-worker.ts', import.meta.url),
    data: dependencies.knowledgeFile,
    maxCpuMs,
    maxLoadMs,
    maxWaitMs,
    maxWaiting,
    maxWaitingPerCaller,
    maxMemoryMb,
    refuse: createOverloadError,
    logger: dependencies.logger,
  });
}

function createOverloadError(): AppError {
  return new AppError(
    503,
    'unavailable',
    'Many people are chatting right now. Please try again in a moment.',
    { headers: { 'Retry-After': String(retrySeconds) } },
  );
}
