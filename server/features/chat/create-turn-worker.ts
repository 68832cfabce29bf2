import type { Company } from '../../../shared/company/company.ts';
import type { SiteCarriers } from '../../../shared/directory/replace-carriers.ts';
import { createUnavailable } from '../../platform/errors.ts';
import { createDeadlineWorker, type DeadlineWorker } from '../../platform/jobs/deadline-worker.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { Replacements } from '../../platform/replace-names.ts';
import type { TurnInput, TurnOutput } from './converse.ts';
import { errorTexts } from './messages.ts';

const retrySeconds = 5;

type TurnWorker = DeadlineWorker<TurnInput, TurnOutput>;
type Dependencies = {
  source: { knowledgeFile: string };
  /** Whether messages are read with the sentence encoder. */
  config: { hasChatEncoder: boolean };
  /** The built-in brand's names, which the assistant knows, with the operator's. */
  names: Replacements;
  /** The operator's own company and carriers, if any, and what the pages say with them and the operator's brand. */
  own?:
    | {
        company: Company | undefined;
        carriers: SiteCarriers | undefined;
        sections: readonly object[] | undefined;
      }
    | undefined;
  logger: Pick<Logger, 'warn'>;
};

/** Creates the thread that runs `converse`. */
export function createTurnWorker({ source, config, names, own, logger }: Dependencies): TurnWorker {
  return createDeadlineWorker({
    file: new URL('./turn-worker.ts', import.meta.url),
    data: { knowledgeFile: source.knowledgeFile, hasEncoder: config.hasChatEncoder, names, own },
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
