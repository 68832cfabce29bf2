import type { ChatAction, ChatMessage, ChatRequest, ChatResponse } from '../../shared/api/chat.ts';
import { isSlotId, type SlotId } from '../../shared/quote/questions.ts';
import type { Conversation, Cue, Line } from './conversation.ts';

/** Sends one turn to the assistant. */
export type Send = (request: ChatRequest) => Promise<ChatResponse>;

/** A person's message or press, and the assistant's answer. */
export type Exchange = {
  cue: Cue;
  line: Line;
  action: ChatAction | undefined;
  /** Why the person didn't say the next line of the script. */
  kind: 'line' | 'start' | 'repeat' | 'card' | 'chip' | 'fix';
  response: ChatResponse;
};

type Said = Pick<Exchange, 'cue' | 'line' | 'action' | 'kind'>;

/** How people say yes to a summary, who would rather change it if they saw something wrong. */
const agrees =
  /^\W*(?:y\b|ye|ya|ok|sure|right|correct|that|all|look|good|great|perfect|confirm|everything|it's|it is|si\b|done|finally|now|sounds|submit|go|let's|you got|100|absolutely|definitely|affirm|s?he says)/i;
const maxTurns = 90;
/** A person who isn't understood repeats it in plain words, and again after starting over. */
const maxRepeats = 2;

/** Lets the scripted person talk until the assistant reports complete data or the person has nothing more to say. */
export async function talk(conversation: Conversation, send: Send): Promise<Exchange[]> {
  const person = createPerson(conversation);
  const exchanges: Exchange[] = [];
  let last: ChatResponse | undefined;
  while (exchanges.length < maxTurns) {
    const said = person.speak(last);
    if (!said) break;
    const { context } = conversation;
    const conversationHistory: ChatMessage[] = last?.conversationHistory ?? [];
    const request = {
      message: said.line.text,
      conversationHistory,
      ...(said.action && { action: said.action }),
      ...(context && { context }),
    };
    last = await send(request);
    exchanges.push({ ...said, response: last });
    if (readCompletion(last) !== undefined) break;
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

/** Whether a value is one that the person means. Capitals and periods in a name don't count. */
export function isMeant({ expected }: Conversation, slot: SlotId, value: unknown): boolean {
  const accepted = expected?.get(slot) ?? [];
  if (accepted.length === 0) return value === undefined;
  const fold = (name: unknown) => String(name).toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ');
  return accepted.some((one) => one === value || (slot === 'name' && fold(one) === fold(value)));
}

/** The slots of a card with a value that the person doesn't mean. */
export function listWrong(conversation: Conversation, values: object): SlotId[] {
  const wrong = Object.entries(values).filter(
    ([slot, value]) => isSlotId(slot) && !isMeant(conversation, slot, value),
  );
  return wrong.flatMap(([slot]) => (isSlotId(slot) ? [slot] : []));
}

function createPerson(conversation: Conversation) {
  const waiting = new Map<Cue, Line[]>(
    Object.entries(conversation.lines).map(([cue, lines]) => [readCue(cue), [...lines]]),
  );
  const repeats = new Map<Cue, number>();
  let hasPressed = false;
  /** What is pressed in order to fix the summary. */
  let fixing: SlotId | undefined;
  /** What is pressed because the person asked for a change. */
  let changing: SlotId | undefined;

  function next(cue: Cue): Said | undefined {
    const line = waiting.get(cue)?.shift();
    return line ? { cue, line, action: undefined, kind: 'line' } : undefined;
  }

  function press(cue: Cue, kind: Exchange['kind'], text: string, action: ChatAction): Said {
    return { cue, line: plain(text), action, kind };
  }

  /** Reads the card, and takes it or has the wrong values asked. */
  function answerCard(cue: Cue, values: object, { chips, quote }: ChatResponse): Said {
    const wrong = listWrong(conversation, values);
    const also = chips.find(({ action }) => action.kind === 'answer' && action.id === 'change');
    const isLeft = listWrong(conversation, { ...quote?.values, ...values }).length > 0;
    if (wrong.length === 0 && also && isLeft) return press(cue, 'card', also.label, also.action);
    if (wrong.length === 0) return press(cue, 'card', 'Yes, that’s right', { kind: 'confirm' });
    return press(cue, 'card', 'Let me fix it', { kind: 'change', slots: wrong });
  }

  function answerSummary(values: object): Said | undefined {
    const left = waiting.get('confirm') ?? [];
    const missing = [...(conversation.expected ?? [])]
      .filter(([slot, accepted]) => accepted.length > 0 && !Object.hasOwn(values, slot))
      .map(([slot]) => slot);
    const [wrong] = [...listWrong(conversation, values), ...missing];
    const isOnlyYes = left.length === 0 || (left.length === 1 && agrees.test(left[0]?.text ?? ''));
    if (conversation.expected && wrong !== undefined && isOnlyYes) {
      fixing = wrong;
      return press('confirm', 'fix', `Change ${wrong}`, { kind: 'change', slots: [wrong] });
    }
    return next('confirm') ?? repeat('confirm');
  }

  function answerChange(slot: SlotId, kind: 'fix' | 'chip'): Said {
    fixing = undefined;
    changing = undefined;
    const value = conversation.expected?.get(slot)?.[0];
    if (value === undefined) return press(slot, kind, 'Skip', { kind: 'skip', slot });
    return press(slot, kind, String(value), { kind: 'choose', slot, value });
  }

  /** The button that starts a quote, which anyone who wants one presses once. */
  function pressStart({ chips }: ChatResponse): Said | undefined {
    const chip = chips.find(
      ({ action }) => action.kind === 'answer' && (action.id === 'start' || action.id === 'continue'),
    );
    if (!conversation.expected || hasPressed || !chip) return undefined;
    hasPressed = true;
    return press('open', 'start', chip.label, chip.action);
  }

  /** Someone who said to start over presses the button that offers it. */
  function pressRestart({ chips }: ChatResponse, said: string): Said | undefined {
    const chip = chips.find(({ action }) => action.kind === 'restart' || action.id === 'start-over');
    const isMeant = /\b(?:start|begin|restart|scratch|over|again|new|reset|clear)\b/i.test(said);
    return chip && isMeant ? press('open', 'chip', chip.label, chip.action) : undefined;
  }

  /** Someone who asked for a change, and is asked what to change, presses what is wrong, and then the right answer. */
  function pressChange({ chips, quote }: ChatResponse): Said | undefined {
    const offered = chips.flatMap(({ action }) => (action.kind === 'change' ? (action.slots ?? []) : []));
    const wrong = listWrong(conversation, quote?.values ?? {}).find((slot) => offered.includes(slot));
    if (!conversation.expected || wrong === undefined) return undefined;
    changing = wrong;
    return press(wrong, 'chip', `Change ${wrong}`, { kind: 'change', slots: [wrong] });
  }

  /** Between two options that the assistant names, the person presses the right one. */
  function pressChoice(slot: SlotId, { chips }: ChatResponse): Said | undefined {
    const choices = chips.filter(({ action }) => action.kind === 'choose' && action.slot === slot);
    const right = choices.find(({ action }) => isMeant(conversation, slot, action.value));
    const isNarrow =
      choices.length === 2 && slot !== 'noMedicalExam' && right?.label !== 'Yes' && right?.label !== 'No';
    return right && isNarrow ? press(slot, 'chip', right.label, right.action) : undefined;
  }

  /** Someone who wants to leave doesn't insist. */
  function repeat(cue: Cue): Said | undefined {
    const count = repeats.get(cue) ?? 0;
    if (!conversation.expected || count >= maxRepeats) return undefined;
    repeats.set(cue, count + 1);
    return { cue, line: sayPlainly(conversation, cue), action: undefined, kind: 'repeat' };
  }

  function answerAsked(last: ChatResponse): Said | undefined {
    const { expects } = last;
    if (expects === null) return pressStart(last) ?? repeat('open');
    if (expects === 'confirm') return answerSummary(last.quote?.values ?? {});
    return next(expects) ?? pressChoice(expects, last) ?? repeat(expects);
  }

  return {
    /** What the person says to the last answer. Undefined if there is nothing left to say. */
    speak(last: ChatResponse | undefined): Said | undefined {
      if (!last) return next('open') ?? repeat('open');
      const { expects, card } = last;
      if (card?.kind === 'offer' && conversation.expected)
        return answerCard(expects ?? 'open', card.values, last);
      if (fixing !== undefined && expects === fixing) return answerChange(fixing, 'fix');
      if (changing !== undefined && expects === changing) return answerChange(changing, 'chip');
      const said = last.conversationHistory.at(-2)?.content ?? '';
      return pressRestart(last, said) ?? pressChange(last) ?? next('open') ?? answerAsked(last);
    },
  };
}

function readCue(word: string): Cue {
  if (word === 'open' || word === 'confirm' || isSlotId(word)) return word;
  throw new RangeError(`Nobody is asked for ${word}`);
}

function plain(text: string): Line {
  return { text, isDigression: false, isDistress: false, cites: [] };
}

function sayPlainly({ expected }: Conversation, cue: Cue): Line {
  const words = cue === 'open' ? 'I would like a quote.' : 'Yes';
  return plain(isSlotId(cue) ? String(expected?.get(cue)?.[0] ?? 'Skip') : words);
}
