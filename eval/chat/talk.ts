import type { ChatMessage, ChatRequest, ChatResponse } from '../../shared/api/chat.ts';
import type { Conversation, Cue, Line } from './conversation.ts';
import { isSlotId } from './slots.ts';

/** Sends one turn to the assistant. */
export type Send = (request: ChatRequest) => Promise<ChatResponse>;

/** One message of the person and the assistant's answer to it. */
export type Exchange = {
  cue: Cue;
  line: Line;
  /** The person had to say a thing again, in the plainest words. */
  isRepeat: boolean;
  response: ChatResponse;
};

type Expected = ChatResponse['expects'];
type Said = Pick<Exchange, 'cue' | 'line' | 'isRepeat'>;

const startOffer = 'Find my match';
const longestTalk = 90;
/** A person who is not understood says it once more in plain words, and once again after starting over. */
const mostRepeats = 2;

/** Lets the scripted person talk until the assistant reports complete data or the person has nothing more to say. */
export async function talk(conversation: Conversation, send: Send): Promise<Exchange[]> {
  const person = createPerson(conversation);
  const exchanges: Exchange[] = [];
  let history: ChatMessage[] = [];
  let expects: Expected = null;
  let offered: readonly string[] = [];
  while (exchanges.length < longestTalk) {
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

/** The data of a completed collection, unchecked; undefined for an answer in words. */
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

  /** The offer to start, pressed once by whoever wants a quote. */
  function pressStart(offered: readonly string[]): Said | undefined {
    if (!conversation.expected || hasPressed || !offered.includes(startOffer)) return undefined;
    hasPressed = true;
    const line = { text: startOffer, isDigression: false, isDistress: false, cites: [] };
    return { cue: 'open', line, isRepeat: false };
  }

  /** Someone who came to leave does not insist. */
  function repeat(cue: Cue): Said | undefined {
    const count = repeats.get(cue) ?? 0;
    if (!conversation.expected || count >= mostRepeats) return undefined;
    repeats.set(cue, count + 1);
    return { cue, line: sayPlainly(conversation, cue), isRepeat: true };
  }

  return {
    /** What the person says when this is asked; undefined when there is nothing left to say. */
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
