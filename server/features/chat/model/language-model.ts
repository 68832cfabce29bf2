import type { SlotId } from '../../../../shared/api/chat.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import type { Command } from '../dialogue/commands.ts';
import type { Passage } from '../knowledge.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { complete, type ModelLimits, type ModelMessage } from './complete.ts';
import { isSupported } from './is-supported.ts';
import { ModelError } from './model-error.ts';
import { parseProposals } from './parse-proposals.ts';
import { composePhrasingMessages, composeProposalMessages } from './prompt-content.ts';
import { removePersonalDetails } from './remove-personal-details.ts';

/** What an optional language model may do. Whatever goes wrong, the answer is undefined, and no one is told. */
export type LanguageModel = {
  /** Commands that it reads in a message, each grounded in the person's own words. */
  propose: (turn: ModelTurn) => Promise<readonly Command[] | undefined>;
  /** A wording of what the passages say, and of nothing else. */
  phrase: (turn: PhrasingTurn) => Promise<string | undefined>;
};

type ModelTurn = { message: string; expects: SlotId | 'confirm' | null; filled: Partial<UserData> };
/** `name` is the person's, where it is known: it is taken out of the question. */
type PhrasingTurn = { question: string; passages: readonly Passage[]; name?: string | undefined };

type Config = { baseUrl: string; apiKey: string | undefined; model: string };
type Dependencies = {
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  fetch?: typeof globalThis.fetch;
  limits?: Partial<ModelLimits>;
};

/** Someone is waiting for the answer, and the rules' own is ready right away. */
const defaultLimits: ModelLimits = { firstByteMs: 3000, totalMs: 8000, mostBytes: 64 * 1024 };
const mostAtOnce = 20;

/** A language model behind any OpenAI-compatible server. Every failure is logged by its code alone. */
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
      if (running > mostAtOnce) throw new ModelError('busy');
      const content = await complete(options, messages);
      breaker.succeed();
      return read(content);
    } catch (cause) {
      const { fault, status } = cause instanceof ModelError ? cause : new ModelError('unusable');
      // A server that answers nonsense is quick about it: only one that does not answer is left alone.
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
      // People who are asked for a name most likely give it, and names aren't sent.
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
