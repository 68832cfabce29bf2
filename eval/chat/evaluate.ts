import { startLanguageModel } from '../../server/testing/peers/language-model.ts';
import { type Assistant, startAssistant } from './assistant.ts';
import type { Conversation } from './conversation.ts';
import { judge, type Verdict } from './judge.ts';
import { createMixedModel } from './mixed-model.ts';
import type { ModelFailure } from './model-failures.ts';
import { talk } from './talk.ts';

/** Settings of the server, as in `.env.example`. The sentence encoder is off by default, because it takes time. */
type Settings = Record<string, string>;

/** Longer than the server leaves a failing model alone, in milliseconds. */
const restMs = 60_000;

/** Holds all conversations, one after the other, with their own server and no language model. */
export async function evaluate(
  conversations: readonly Conversation[],
  settings: Settings = {},
): Promise<Verdict[]> {
  await using assistant = await startAssistant(settings);
  return await hold(conversations, assistant);
}

/** The same with a language model that fails in one way. `questions` is how often it was asked. */
export async function evaluateWithFailure(
  conversations: readonly Conversation[],
  { behavior, isSlow = false }: ModelFailure,
  settings: Settings = {},
): Promise<{ verdicts: Verdict[]; questions: number }> {
  await using model = await startLanguageModel();
  model.behave(behavior);
  const environment = { ...settings, LLM_BASE_URL: model.url, LLM_API_KEY: 'not-a-key', LLM_MODEL: 'eval' };
  await using assistant = await startAssistant(environment, isSlow ? {} : { clock: createLeapingClock() });
  const verdicts = await hold(conversations, assistant);
  return { verdicts, questions: model.questions.length };
}

/** The same with a language model that is right nine times in ten and malicious the tenth. */
export async function evaluateWithMixedModel(
  conversations: readonly Conversation[],
  settings: Settings = {},
): Promise<{ verdicts: Verdict[]; questions: number }> {
  await using model = await startLanguageModel();
  let held: Conversation | undefined;
  model.behave(createMixedModel(() => held));
  const environment = { ...settings, LLM_BASE_URL: model.url, LLM_API_KEY: 'not-a-key', LLM_MODEL: 'eval' };
  await using assistant = await startAssistant(environment);
  const verdicts = await hold(conversations, assistant, (conversation) => {
    held = conversation;
  });
  return { verdicts, questions: model.questions.length };
}

/** Holds all conversations, one after the other, with this assistant. */
export async function hold(
  conversations: readonly Conversation[],
  { send }: Pick<Assistant, 'send'>,
  onStart?: (conversation: Conversation) => void,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const conversation of conversations) {
    onStart?.(conversation);
    verdicts.push(judge(conversation, await talk(conversation, send)));
  }
  return verdicts;
}

/** A clock on which the model has always rested long enough to be asked again, so every turn meets the failure. */
function createLeapingClock() {
  let now = Date.now();
  return {
    now: () => {
      now += restMs;
      return new Date(now);
    },
  };
}
