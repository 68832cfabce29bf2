import type { ChatMessage, ChatRequest } from '../../../shared/api/chat.ts';
import { isAboutOtherBusiness } from './answers/domain.ts';
import { findFixedAnswer } from './answers/find-fixed-answer.ts';
import { emergencyAnswer } from './answers/messages.ts';
import { recallDanger } from './dialogue/care.ts';
import { type Turn, type TurnParts, takeTurn } from './dialogue/dialogue.ts';
import { createDialogueState, type DialogueState } from './dialogue/dialogue-state.ts';
import { type Hint, toHint } from './dialogue/hint.ts';
import { checkProposals, type Proposal } from './dialogue/proposals.ts';
import { createReplay, type Replay } from './dialogue/replay.ts';
import { cutText, isTooMuchToRead } from './dialogue/text/read-limits.ts';
import type { Knowledge } from './knowledge.ts';
import type { Guess } from './meaning/linear-model.ts';
import type { Understanding } from './meaning/understanding.ts';
import { citations, tooHeavyText, tooLongText } from './messages.ts';

/** All that one turn depends on. */
export type TurnInput = ChatRequest & {
  /** What a language model read in the message. */
  proposed?: readonly Proposal[];
  /** A language model's wording of the passages. */
  phrasing?: string;
};

export type TurnOutput = Turn & {
  /** The state that the message was said in. */
  before: DialogueState;
  /** What the turn used in addition to the rules. Replaying it needs that again. */
  proposals: readonly (Proposal | Hint)[];
};

/** What the trained models make of the message, and its meaning as a point where the encoder is on. */
export type Meaning = {
  understanding: Understanding;
  vector: Float32Array | undefined;
  /** What a part of the message asks for, by its words alone. */
  guessWish: (part: string) => Guess | undefined;
};

const maxHintLength = 200;

/** One turn of a conversation. The same words give the same answer, at a cost that does not grow without end. */
export function converse(
  input: TurnInput,
  knowledge: Knowledge,
  meaning?: Meaning,
  replay: Replay = createReplay(),
): TurnOutput {
  const message = cutText(input.message);
  const history = withoutUnread(input.conversationHistory);
  // What a model proposed is on the assistant's messages, and is read with the person's words. A hint costs nothing.
  const read = history.map(({ isUser, content, proposals = '' }) =>
    isUser ? content : proposals.slice(maxHintLength),
  );
  if (isTooMuchToRead([...read, message])) return refuseLength(input, message, knowledge);
  const before = replay(history, input.context);
  const proposals = checkProposals(input.proposed ?? [], message);
  const understanding = meaning && hearQuestion(meaning, message, before, knowledge);
  const recent = recallDanger(history);
  const hint = understanding && toHint(understanding, message, before, recent);
  const guessWish = (text: string) =>
    isSame(text, message) ? understanding?.wish : meaning?.guessWish(text);
  const find: Knowledge['find'] = (question, vector) => {
    if (isAboutOtherBusiness(message)) return [];
    // Before a quote, what comes before a question is part of it: `our baby is due in June, when should we buy`.
    const asked = before.expects === null ? new Set([message, question]) : [question];
    const wish = understanding?.wish;
    for (const text of asked) {
      const passages = knowledge.find(text, vector, wish?.label === 'question' ? wish : guessWish(text));
      if (passages.length > 0) return passages;
    }
    return [];
  };
  const parts: TurnParts = {
    findFixedAnswer: (text) => findFixedAnswer(text, guessWish(text), message),
    knowledge: { find },
    proposals,
    hint,
    recent,
    vector: meaning?.vector,
    phrasing: input.phrasing,
  };
  return { ...takeTurn(before, message, parts), before, proposals: hint ? [...proposals, hint] : proposals };
}

/** Whether two texts differ only in their marks: a question is cut from its message without them. */
function isSame(one: string, other: string): boolean {
  return one.replaceAll(/\W/g, '') === other.replaceAll(/\W/g, '');
}

/** What is very similar to a known question is one, even if the models hear small talk: `when will you write me back`. */
function hearQuestion(
  { understanding, vector }: Meaning,
  message: string,
  { expects }: DialogueState,
  knowledge: Knowledge,
): Understanding {
  const { wish } = understanding;
  const isKnown =
    wish?.label === 'small-talk' &&
    vector !== undefined &&
    expects === null &&
    knowledge.find(message, vector, wish).length > 0;
  return isKnown ? { ...understanding, wish: { label: 'question', probability: 1 } } : understanding;
}

/** People in danger get an answer, however long the conversation is. */
function refuseLength({ context }: TurnInput, message: string, knowledge: Knowledge): TurnOutput {
  const before = createDialogueState(context);
  if (findFixedAnswer(message)?.topic === 'emergency') {
    return { ...takeTurn(before, message, { findFixedAnswer, knowledge }), before, proposals: [] };
  }
  return {
    before,
    state: before,
    proposals: [],
    response: tooLongText,
    citations: [citations.contact],
    suggestions: [],
    expects: null,
    isUnclear: false,
    passages: [],
  };
}

/** A message that was too heavy to read is not tried again in every later turn. */
function withoutUnread(history: readonly ChatMessage[]): readonly ChatMessage[] {
  return history.filter(({ isUser }, index) => {
    const answer = history[index + 1];
    const isAnswered = answer?.content !== tooHeavyText && answer?.content !== emergencyAnswer.text;
    return !isUser || !answer || answer.isUser || isAnswered;
  });
}
