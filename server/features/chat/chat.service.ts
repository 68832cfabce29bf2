import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatRequest, ChatResponse } from '../../../shared/api/chat.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { LanguageModel } from './model/language-model.ts';
import type { Search } from './search/search.ts';
import { hasBegun } from './state.ts';
import type { Turn, TurnInput, takeTurn } from './turn.ts';

export type ChatService = {
  /** Answers a message. Nothing of the conversation is stored. */
  answer: (request: ChatRequest) => Promise<ChatResponse>;
};

type Dependencies = {
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  /** What the build wrote for the search. It's read with the first message. */
  knowledgeFile: string;
  /** Reads what the rules can't, and rewords answers, if the operator has set one up. */
  languageModel: LanguageModel | undefined;
};

export function createChatService({
  clock,
  logger,
  knowledgeFile,
  languageModel,
}: Dependencies): ChatService {
  let loading: Promise<{ search: Search; takeTurn: typeof takeTurn }> | undefined;
  /** With the first message, because all words that the assistant knows would slow down every start. */
  const load = async () => {
    // One after the other, so that other requests come in between.
    await import('./parse/lexicon.ts');
    await import('./parse/spelling.ts');
    const { takeTurn } = await import('./turn.ts');
    const { loadSearch } = await import('./search/load-search.ts');
    const { search, warning } = await loadSearch(knowledgeFile);
    if (warning !== undefined) logger.warn({ warning }, 'the assistant is incomplete');
    return { search, takeTurn };
  };
  return {
    async answer({ message, conversationHistory: history, action }) {
      loading ??= load();
      const { search, takeTurn } = await loading;
      const now = clock.now();
      const input: TurnInput = { message, history, action, now };
      const rules = takeTurn(input, search);
      const helped = await languageModel?.help(input, rules, search);
      return compose(history, message, helped ?? rules, helped ? 'rules+model' : 'rules', now);
    },
  };
}

function compose(
  history: readonly ChatMessage[],
  message: string,
  { text, state, chips, card, prices = null, citations }: Turn,
  engine: ChatResponse['engine'],
  now: Date,
): ChatResponse {
  const timestamp = now.toISOString();
  const sent = { ...state, values: { ...state.values }, skipped: [...state.skipped], last: [...state.last] };
  return {
    response: text,
    conversationHistory: [
      ...history,
      { id: randomUUID(), content: message, isUser: true, timestamp },
      { id: randomUUID(), content: text, isUser: false, timestamp, state: sent },
    ],
    citations: [...citations],
    chips: [...chips],
    card,
    prices,
    expects: state.asked,
    quote: hasBegun(state) ? { values: { ...state.values }, skipped: [...state.skipped] } : null,
    engine,
  };
}
