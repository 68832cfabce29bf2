import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import type { Proposal } from '../dialogue/proposals.ts';
import type { Passage } from '../knowledge.ts';
import { complete, ModelError, type ModelLimits, type ModelMessage } from './complete.ts';
import { isSupported } from './is-supported.ts';
import { parseProposals } from './parse-proposals.ts';
import { composePhrasingMessages, composeProposalMessages, type ModelTurn } from './prompt-content.ts';
import { removePersonalDetails } from './remove-personal-details.ts';

/** What an optional language model may do. After any failure the result is undefined, and the person isn't told. */
export type LanguageModel = {
  /** Finds proposals in a message, each with the person's words as evidence. */
  propose: (turn: ModelTurn) => Promise<readonly Proposal[] | undefined>;
  /** Rewords what the passages say, and adds nothing. */
  phrase: (turn: PhrasingTurn) => Promise<string | undefined>;
};

/** `name` is the person's, if known. It is removed from the question. */
type PhrasingTurn = { question: string; passages: readonly Passage[]; name?: string | undefined };

type Config = { baseUrl: string; apiKey: string | undefined; model: string };
type Dependencies = {
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  fetch?: typeof globalThis.fetch;
  limits?: Partial<ModelLimits>;
};

/** Someone is waiting, and the rules' answer is ready right away. */
const defaultLimits: ModelLimits = { firstByteMs: 3000, totalMs: 8000, maxBytes: 64 * 1024 };
const maxParallel = 20;
const maxFailures = 3;
const restMs = 30_000;

/** A language model on any OpenAI-compatible server. Failures are logged only by their code. */
export function createLanguageModel(config: Config, dependencies: Dependencies): LanguageModel {
  const { clock, logger, fetch = globalThis.fetch } = dependencies;
  const options = { config, fetch, limits: { ...defaultLimits, ...dependencies.limits } };
  const breaker = createCircuitBreaker(clock);
  let running = 0;

  const ask = async <T>(
    task: 'propose' | 'phrase',
    messages: readonly ModelMessage[],
    read: (content: string) => T,
  ): Promise<T | undefined> => {
    if (!breaker.isClosed()) return undefined;
    running += 1;
    try {
      if (running > maxParallel) throw new ModelError('busy');
      const content = await complete(options, messages);
      breaker.succeed();
      return read(content);
    } catch (cause) {
      const { fault, status } = cause instanceof ModelError ? cause : new ModelError('unusable');
      // A server that responds with nonsense does so quickly. Only one that doesn't respond is left alone.
      const isDown = fault !== 'unusable' && fault !== 'busy';
      const rests = isDown && breaker.fail();
      logger.warn({ task, code: fault, status, rests }, 'language model not used');
      return undefined;
    } finally {
      running -= 1;
    }
  };

  return {
    async propose({ message, expects, filled }) {
      // People who are asked for their name probably give it, and names aren't sent.
      if (expects === 'name') return undefined;
      const shown = removePersonalDetails(message, filled.name);
      const messages = composeProposalMessages({ message: shown, expects, filled });
      return ask('propose', messages, (content) => parseProposals(content, shown));
    },
    async phrase({ question, passages, name }) {
      if (passages.length === 0) return undefined;
      const messages = composePhrasingMessages(removePersonalDetails(question, name), passages);
      return ask('phrase', messages, (content) => {
        const text = content.trim();
        if (!isSupported(text, passages)) throw new ModelError('unusable');
        return text;
      });
    },
  };
}

/** Leaves a server alone for 30 seconds after three failures in a row, so that no one waits for one that is down. */
function createCircuitBreaker(clock: Clock) {
  let failures = 0;
  let restsUntil = 0;
  return {
    /** Whether a call is allowed now. */
    isClosed: () => clock.now().getTime() >= restsUntil,
    succeed() {
      failures = 0;
      restsUntil = 0;
    },
    /** Counts a failure, and returns whether it opened the circuit. */
    fail(): boolean {
      failures += 1;
      if (failures < maxFailures) return false;
      restsUntil = clock.now().getTime() + restMs;
      return true;
    },
  };
}
