import * as z from 'zod';
import { isSlotId } from '../../../../shared/quote/questions.ts';
import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import type { Entry } from '../search/entries.ts';
import type { Search } from '../search/search.ts';
import { type Values, validate } from '../state.ts';
import { answerWith, offerValues, type Turn, type TurnInput } from '../turn.ts';
import { complete, ModelError, type ModelLimits, type ModelMessage, parseJson } from './complete.ts';
import { isSupported } from './is-supported.ts';
import { orders } from './prompt-content.ts';
import { removePersonalDetails } from './remove-personal-details.ts';

/** What an optional language model may do. After any failure the result is undefined, and the person isn't told. */
export type LanguageModel = {
  /** A better turn than the one of the rules: a card for values that they didn't find, or another answer. */
  help: (input: TurnInput, rules: Turn, search: Search) => Promise<Turn | undefined>;
};

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
const maxCandidates = 6;

/** What a model may say. Everything in it is checked afterward. */
const answerSchema = z.strictObject({
  values: z.array(z.unknown()).max(20).default([]),
  entry: z.string().nullable().default(null),
  text: z.string().default(''),
});
const valueSchema = z.strictObject({
  slot: z.string(),
  value: z.union([z.string(), z.number()]),
  evidence: z.string().min(1),
});

/** A language model on any OpenAI-compatible server. Failures are logged only by their code. */
export function createLanguageModel(
  config: NonNullable<Config['languageModel']>,
  dependencies: Dependencies,
): LanguageModel {
  const { clock, logger, fetch = globalThis.fetch } = dependencies;
  const options = { config, fetch, limits: { ...defaultLimits, ...dependencies.limits } };
  const breaker = createCircuitBreaker(clock);
  let running = 0;

  async function ask<T>(
    messages: readonly ModelMessage[],
    read: (content: string) => T,
  ): Promise<T | undefined> {
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
      logger.warn({ code: fault, status, rests }, 'language model not used');
      return undefined;
    } finally {
      running -= 1;
    }
  }

  return {
    async help({ message, action }, rules, search) {
      const { state } = rules;
      const isUnread = rules.isMissed === true && !action;
      // People who are asked for their name probably give it, and names aren't sent.
      if (state.asked === 'name' || !(isUnread || rules.answered)) return undefined;
      const candidates = rules.answered
        ? [rules.answered]
        : search
            .rank(message)
            .map(({ entry }) => entry)
            .filter(({ text }) => text !== '')
            .slice(0, maxCandidates);
      const shown = removePersonalDetails(message, state.values.name);
      const { name: _name, ...known } = state.values;
      const content = JSON.stringify({
        asked: state.asked,
        known,
        message: shown,
        candidates: candidates.map(({ id, question, text }) => ({ id, question, text })),
      });
      const messages: ModelMessage[] = [
        { role: 'system', content: orders },
        { role: 'user', content },
      ];
      return ask(messages, (answer) => use(answer, { shown, candidates, rules, isUnread }));
    },
  };
}

type Asked = { shown: string; candidates: readonly Entry[]; rules: Turn; isUnread: boolean };

/** Values go on a card, and an entry's text is reworded only if it says the same. Throws if nothing can be used. */
function use(content: string, { shown, candidates, rules, isUnread }: Asked): Turn | undefined {
  // Many models wrap JSON in a block of code.
  const json = /^```(?:json)?([\s\S]*)```$/.exec(content.trim())?.[1] ?? content;
  const answer = answerSchema.safeParse(parseJson(json)).data;
  if (!answer) throw new ModelError('unusable');
  const values = isUnread ? readValues(answer.values, shown) : {};
  if (Object.keys(values).length > 0) return offerValues(rules.state, values);
  const entry = candidates.find(({ id }) => id === answer.entry);
  if (!entry) return undefined;
  const text = answer.text.trim();
  if (text !== '' && !isSupported(text, entry.text)) throw new ModelError('unusable');
  return answerWith(entry, text === '' ? entry.text : text, rules);
}

function readValues(sent: readonly unknown[], shown: string): Values {
  const values: Values = {};
  for (const one of sent) {
    const { data } = valueSchema.safeParse(one);
    if (!data || !isSlotId(data.slot) || data.slot === 'name' || !isQuoted(data.evidence, shown)) continue;
    Object.assign(values, validate(data.slot, data.value));
  }
  return values;
}

/** Whether these are whole words of the message, at least one of them longer than two letters. */
function isQuoted(evidence: string, message: string): boolean {
  const fold = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\d$']+/gu)
        ?.join(' ') ?? ''
    } `;
  return /[\p{L}\d]{3}|\d/u.test(evidence) && fold(message).includes(fold(evidence));
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
