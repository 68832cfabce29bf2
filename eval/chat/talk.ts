import type { ChatMessage, ChatRequest, ChatResponse } from '../../shared/api/chat.ts';
import type { Conversation, Cue, Line } from './conversation.ts';
import { isSlotId } from './slots.ts';

/** Sends one turn to the assistant. */
export type Send = (request: ChatRequest) => Promise<ChatResponse>;

/** A person's message and the assistant's answer. */
export type Exchange = {
  cue: Cue;
  line: Line;
  /** The person had to repeat something in the plainest words. */
  isRepeat: boolean;
  response: ChatResponse;
};

type Expected = ChatResponse['expects'];
type Said = Pick<Exchange, 'cue' | 'line' | 'isRepeat'>;

const startOffer = 'Find my match';
const maxTurns = 90;
/** A person who isn't understood repeats it in plain words, and again after starting over. */
const maxRepeats = 2;

/** Lets the scripted person talk until the assistant reports complete data or the person has nothing more to say. */
export async function talk(conversation: Conversation, send: Send): Promise<Exchange[]> {
  const person = createPerson(conversation);
  const exchanges: Exchange[] = [];
  let history: ChatMessage[] = [];
  let expects: Expected = null;
  let offered: readonly string[] = [];
  while (exchanges.length < maxTurns) {
    const said = person.speak(expects, offered);
    if (!said) break;
    const { context } = conversation;
    const request = { message: said.line.text, conversationHistory: history };
    const response = await send(context ? { ...request, context } : request);
    exchanges.push({ ...said, response });
    if (readCompletion(response) !== undefined) break;
    history = response.conversationHistory;
    expects = response.expects;
    offered = response.suggestions;
  }
  return exchanges;
}

/** The data of a completed quote, unchecked. Undefined for an answer in words. */
export function readCompletion(response: ChatResponse): unknown {
  if (!response.response.startsWith('{')) return undefined;
  const body: unknown = JSON.parse(response.response);
  if (typeof body !== 'object' || body === null || !('userData' in body)) return undefined;
  return body.userData;
}

function createPerson(conversation: Conversation) {
  const waiting = new Map<Cue, Line[]>(
    Object.entries(conversation.lines).map(([cue, lines]) => [readCue(cue), [...lines]]),
  );
  const repeats = new Map<Cue, number>();
  let hasPressed = false;

  function next(cue: Cue): Said | undefined {
    const line = waiting.get(cue)?.shift();
    return line ? { cue, line, isRepeat: false } : undefined;
  }

  /** The button that starts a quote, which anyone who wants one presses once. */
  function pressStart(offered: readonly string[]): Said | undefined {
    if (!conversation.expected || hasPressed || !offered.includes(startOffer)) return undefined;
    hasPressed = true;
    const line = { text: startOffer, isDigression: false, isDistress: false, cites: [] };
    return { cue: 'open', line, isRepeat: false };
  }

  /** Someone who wants to leave doesn't insist. */
  function repeat(cue: Cue): Said | undefined {
    const count = repeats.get(cue) ?? 0;
    if (!conversation.expected || count >= maxRepeats) return undefined;
    repeats.set(cue, count + 1);
    return { cue, line: sayPlainly(conversation, cue), isRepeat: true };
  }

  return {
    /** What the person says when asked this. Undefined if there is nothing left to say. */
    speak(expects: Expected, offered: readonly string[]): Said | undefined {
      const pressed = pressStart(offered);
      return (
        next('open') ?? pressed ?? (expects === null ? repeat('open') : (next(expects) ?? repeat(expects)))
      );
    },
  };
}

function readCue(word: string): Cue {
  if (word === 'open' || word === 'confirm' || isSlotId(word)) return word;
  throw new RangeError(`Nobody is asked for ${word}`);
}

function sayPlainly({ expected }: Conversation, cue: Cue): Line {
  const plain = cue === 'open' ? 'I would like a quote.' : 'Yes';
  const text = isSlotId(cue) ? String(expected?.get(cue)?.[0] ?? 'Skip') : plain;
  return { text, isDigression: false, isDistress: false, cites: [] };
}
