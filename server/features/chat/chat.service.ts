import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatRequest, ChatResponse } from '../../../shared/api/chat.ts';
import type { Clock } from '../../platform/clock.ts';
import { type DeadlineWorker, WorkTooHeavy } from '../../platform/jobs/deadline-worker.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { emergencyAnswer } from './answers/messages.ts';
import { saysDanger } from './answers/phrases.ts';
import type { TurnInput, TurnOutput } from './converse.ts';
import { tooHeavyText } from './messages.ts';
import type { LanguageModel } from './model/language-model.ts';

export type ChatService = {
  /** Answers a message, unless its client hangs up (`signal`). Nothing of the conversation is stored. */
  answer: (request: ChatRequest, caller: string, signal?: AbortSignal) => Promise<ChatResponse>;
};

export type TurnWorker = Pick<DeadlineWorker<TurnInput, TurnOutput>, 'run'>;

type Dependencies = {
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  /** Runs `converse` off the event loop, because others must not wait while a conversation is read. */
  worker: TurnWorker;
  /** Reads what the rules can't, and rewords answers, if the operator has set one up. */
  languageModel: LanguageModel | undefined;
};

type TakeTurn = (input: TurnInput) => Promise<TurnOutput>;
/** What is left of a turn. There's no state after a message that couldn't be read. */
type Answered = Pick<TurnOutput, 'response' | 'citations' | 'suggestions' | 'expects' | 'proposals'> & {
  state?: TurnOutput['state'];
  engine: ChatResponse['engine'];
};

export function createChatService({ clock, logger, worker, languageModel }: Dependencies): ChatService {
  const converse = async (request: ChatRequest, caller: string, signal?: AbortSignal): Promise<Answered> => {
    const take: TakeTurn = (input) => worker.run(input, caller, signal);
    try {
      const rules = await take(request);
      const helped = languageModel && (await help(languageModel, take, request, rules));
      return helped ? { ...helped, engine: 'rules+model' } : { ...rules, engine: 'rules' };
    } catch (cause) {
      // Someone in danger gets the numbers to call, no matter what failed.
      const isInDanger = saysDanger(request.message);
      if (!(cause instanceof WorkTooHeavy) && !isInDanger) throw cause;
      logger.warn({ err: cause }, 'a chat message was not read');
      const response = isInDanger ? emergencyAnswer.text : tooHeavyText;
      return { response, citations: [], suggestions: [], expects: null, proposals: [], engine: 'rules' };
    }
  };
  return {
    async answer(request, caller, signal) {
      const turn = await converse(request, caller, signal);
      const timestamp = clock.now().toISOString();
      const question: ChatMessage = { id: randomUUID(), content: request.message, isUser: true, timestamp };
      const answer: ChatMessage = { id: randomUUID(), content: turn.response, isUser: false, timestamp };
      if (turn.proposals.length > 0) answer.proposals = JSON.stringify(turn.proposals);
      return {
        response: turn.response,
        conversationHistory: [...request.conversationHistory, question, answer],
        citations: [...turn.citations],
        suggestions: [...turn.suggestions],
        expects: turn.expects,
        quote: describeCollected(turn.state),
        engine: turn.engine,
      };
    },
  };
}

/** Null before a quote has begun, and for a conversation that couldn't be read. */
function describeCollected(state: TurnOutput['state'] | undefined): ChatResponse['quote'] {
  if (!state || state.phase === 'opening') return null;
  return { values: state.values, skipped: [...state.skipped] };
}

/** Lets the model read what the rules couldn't, and reword what the pages say. Undefined if it doesn't help. */
async function help(
  model: LanguageModel,
  take: TakeTurn,
  request: ChatRequest,
  rules: TurnOutput,
): Promise<TurnOutput | undefined> {
  const { message } = request;
  const { expects, values } = rules.before;
  if (rules.isUnclear && rules.passages.length === 0) {
    const proposed = await model.propose({ message, expects, filled: values });
    if (proposed === undefined) return undefined;
    const turn = await take({ ...request, proposed });
    return turn.proposals.length > 0 ? turn : undefined;
  }
  const passages = rules.passages.slice(0, 1).filter(({ isAnswer }) => !isAnswer);
  if (passages.length === 0) return undefined;
  const phrasing = await model.phrase({ question: message, passages, name: rules.state.values.name });
  return phrasing === undefined ? undefined : take({ ...request, phrasing });
}
