import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatRequest, ChatResponse } from '../../../shared/api/chat.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Command } from './dialogue/commands.ts';
import type { Turn, TurnParts } from './dialogue/dialogue.ts';
import type { DialogueState } from './dialogue/dialogue-state.ts';
import type { Knowledge } from './knowledge.ts';
import type { LanguageModel } from './model/language-model.ts';

export type ChatService = {
  /** The assistant's answer to a message. Nothing of the conversation is stored. */
  answer: (request: ChatRequest) => Promise<ChatResponse>;
};

type Dependencies = {
  clock: Clock;
  loadKnowledge: () => Promise<Knowledge>;
  /** Reads what the rules cannot and phrases answers, where the operator has set one up. */
  languageModel: LanguageModel | undefined;
};

type Asked = { state: DialogueState; message: string; parts: TurnParts; rules: Turn; engine: Engine };
type Engine = Awaited<ReturnType<typeof loadEngine>>;
type Helped = { turn: Turn; proposals?: readonly Command[]; isHelped: boolean };

export function createChatService({ clock, loadKnowledge, languageModel }: Dependencies): ChatService {
  return {
    async answer({ message, conversationHistory, context }) {
      const [engine, knowledge] = await Promise.all([loadEngine(), loadKnowledge()]);
      const parts: TurnParts = { findFixedAnswer: engine.findFixedAnswer, knowledge };
      const state = engine.replay(conversationHistory, context, engine.findFixedAnswer);
      const rules = engine.takeTurn(state, message, parts);
      const { turn, proposals, isHelped } = languageModel
        ? await help(languageModel, { state, message, parts, rules, engine })
        : { turn: rules, isHelped: false };
      const timestamp = clock.now().toISOString();
      const question: ChatMessage = { id: randomUUID(), content: message, isUser: true, timestamp };
      const answer: ChatMessage = { id: randomUUID(), content: turn.response, isUser: false, timestamp };
      if (proposals !== undefined) answer.proposals = JSON.stringify(proposals);
      return {
        response: turn.response,
        conversationHistory: [...conversationHistory, question, answer],
        citations: [...turn.citations],
        suggestions: [...turn.suggestions],
        expects: turn.expects,
        engine: isHelped ? 'rules+model' : 'rules',
      };
    },
  };
}

/** The rules load with the first message: a server that starts has no use for them. */
async function loadEngine() {
  const [{ replay, takeTurn }, { checkProposals }, { findFixedAnswer }] = await Promise.all([
    import('./dialogue/dialogue.ts'),
    import('./dialogue/proposals.ts'),
    import('./answers/find-fixed-answer.ts'),
  ]);
  return { replay, takeTurn, checkProposals, findFixedAnswer };
}

/** Lets the model read what the rules could not, and phrase what the pages say. Without its help the rules' turn stands. */
async function help(model: LanguageModel, asked: Asked): Promise<Helped> {
  const { state, message, parts, rules, engine } = asked;
  if (rules.isUnclear && rules.passages.length === 0) {
    const proposed = await model.propose({ message, expects: state.expects, filled: state.values });
    const proposals = engine.checkProposals(proposed, message);
    if (proposals.length === 0) return { turn: rules, isHelped: false };
    return { turn: engine.takeTurn(state, message, { ...parts, proposals }), proposals, isHelped: true };
  }
  if (rules.passages.length > 0) {
    const { name } = rules.state.values;
    const phrasing = await model.phrase({ question: message, passages: rules.passages.slice(0, 1), name });
    if (phrasing === undefined) return { turn: rules, isHelped: false };
    return { turn: engine.takeTurn(state, message, { ...parts, phrasing }), isHelped: true };
  }
  return { turn: rules, isHelped: false };
}
