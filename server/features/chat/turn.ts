import {
  type ChatAction,
  type ChatCard,
  type ChatChip,
  type ChatCitation,
  type ChatMessage,
  type PriceAnswers,
  priceAnswersSchema,
} from '../../../shared/api/chat.ts';
import { findSlot, isSlotId, type SlotId, slotIds } from '../../../shared/quote/questions.ts';
import { findNextSlot, isOptional, readComplete } from '../../../shared/quote/quote-state.ts';
import type { UserData } from '../../../shared/quote/user-data.ts';
import { AppError } from '../../platform/errors.ts';
import { citations, errorTexts, labels, spoken } from './messages.ts';
import { isYesNo } from './parse/grammar.ts';
import { listMentioned } from './parse/mentions.ts';
import { type Parsed, parseMessage } from './parse/parse-message.ts';
import { splitSentences } from './parse/tokens.ts';
import { findDanger } from './safety.ts';
import { asksAboutCompany, findListedCarrier } from './search/companies.ts';
import type { Entry, Wish } from './search/entries.ts';
import type { Outcome, Search } from './search/search.ts';
import {
  confirmChips,
  listChangeChips,
  listOfferChips,
  listPressed,
  listSlotChips,
  speakQuestion,
  speakRemaining,
  speakTaken,
} from './speech.ts';
import {
  askNext,
  type ChatState,
  emptyState,
  hasBegun,
  reopen,
  restoreStates,
  skip,
  take,
  type Values,
  validate,
} from './state.ts';

export type TurnInput = {
  message: string;
  history: readonly ChatMessage[];
  action?: ChatAction | undefined;
  now: Date;
};

export type Turn = {
  text: string;
  state: ChatState;
  chips: readonly ChatChip[];
  card: ChatCard | null;
  /** Whom published prices are shown for. */
  prices?: PriceAnswers | null;
  citations: readonly ChatCitation[];
  /** The data of a quote that was just confirmed. */
  completed?: UserData;
  /** The entry that answers. */
  answered?: Entry;
  /** The entry whose text is in it, also above a card. */
  told?: Entry;
  isMissed?: boolean;
};

/** Words alone, without a card or a link. */
const bare = { card: null, citations: [] } as const;

/** How many answers are offered below one about another company. */
const mostNear = 3;

/** One turn of a conversation. It depends on nothing but its input, and costs the same at any length of the history. */
export function takeTurn({ message, history, action, now }: TurnInput, search: Search): Turn {
  const { state, before } = restoreStates(history);
  const year = now.getFullYear();
  if (action) {
    const turn = act(action, state, before, search);
    return { ...turn, prices: turn.told?.price ? readPrices(turn.state.values) : null };
  }
  const prices = () => readPrices({ ...state.values, ...toValues(listMentioned(message, year)) });
  const own: Search = { ...search, find: (text) => choosePriced(search.find(text), () => prices() !== null) };
  const turn = answerMessage(message, year, state, before, own);
  return { ...turn, prices: turn.told?.price ? prices() : null };
}

/** Whose prices are shown, if enough is known. */
function readPrices(values: Values): PriceAnswers | null {
  return priceAnswersSchema.safeParse(values).data ?? null;
}

/** Of several close answers, the one about the price is meant if it's known for whom. */
function choosePriced(outcome: Outcome, isKnown: () => boolean): Outcome {
  if (outcome.kind !== 'several') return outcome;
  const entry = outcome.entries.find(({ price }) => price);
  if (!entry || !isKnown()) return outcome;
  return {
    kind: 'answer',
    entry,
    others: outcome.entries.filter((other) => other !== entry),
    isCertain: false,
  };
}

function answerMessage(
  message: string,
  year: number,
  state: ChatState,
  before: ChatState,
  search: Search,
): Turn {
  const danger = findDanger(message);
  if (danger === 'sure') return answerDanger(state);
  const { asked, offer, last, values } = state;
  const isConfirm = asked === 'confirm' && !offer;
  const slot = asked === 'confirm' || asked === null ? undefined : asked;
  const parsed = parseMessage(message, { slot, isConfirm, last, known: values, year });
  const replied = answerOpenCard(parsed, state);
  if (replied) return replied;
  const open = { ...state, offer: null };
  const wished = answerWish(parsed, open, before, search);
  if (wished) return wished;
  const isUneasy = danger === 'possible' && !parsed.isWhole;
  const turn =
    (isUneasy ? undefined : answerValues(parsed, open, search)) ??
    answerChange(parsed, open) ??
    answerSearch(parsed, open, before, search);
  return isUneasy ? withNumbers(turn, open) : turn;
}

/** Nothing is asked after words of danger, so that no reply to them is taken for an answer. */
function answerDanger(state: ChatState): Turn {
  const chips = hasBegun(state)
    ? [{ label: labels.continue, action: { kind: 'answer', id: 'continue' } as const }]
    : [];
  const text = hasBegun(state) ? `${spoken.emergency}\n\n${spoken.waiting}` : spoken.emergency;
  return { text, chips, ...bare, state: { ...state, asked: null, offer: null, misses: 0 } };
}

function act(action: ChatAction, state: ChatState, before: ChatState, search: Search): Turn {
  switch (action.kind) {
    case 'choose': {
      const { slot, value } = action;
      const values = slot === undefined ? {} : validate(slot, value);
      if (Object.keys(values).length === 0) throw new AppError(422, 'invalid_input', errorTexts.choice);
      return goOn(state, take(state, values), speakTaken(state, values));
    }
    case 'change':
      return changeSlots(state, action.slots ?? []);
    case 'skip':
      return skipSlot(state, action.slot ?? state.asked, spoken.skipped);
    case 'undo':
      return undo(state, before);
    case 'confirm':
      return confirm(state);
    case 'restart':
      return goOn(state, emptyState, [spoken.restart]);
    case 'summary':
      return showSummary(state, [spoken.soFar]);
    case 'answer': {
      const entry = search.getEntry(action.id ?? '');
      if (!entry) throw new AppError(422, 'invalid_input', errorTexts.action);
      // If a card is open, its values are taken first.
      if (entry.wish === 'change' && state.offer)
        return askWhatToChange(take({ ...state, offer: null }, state.offer));
      const others = listFound(search.find(entry.question)).slice(1);
      return answerEntry(entry, others, state, before);
    }
  }
}

/** Says what happened, and asks the next question or shows the summary. */
function goOn(before: ChatState, state: ChatState, said: readonly string[]): Turn {
  return ask(askNext(state), said, before.asked);
}

function ask(state: ChatState, said: readonly string[], lastAsked: ChatState['asked']): Turn {
  const { asked } = state;
  if (asked === 'confirm') {
    return {
      text: [...said, spoken.summary].join('\n\n'),
      state,
      chips: confirmChips,
      card: { kind: 'summary', values: state.values },
      citations: [],
    };
  }
  if (asked === null) return { text: said.join('\n\n'), state, chips: listIdleChips(state), ...bare };
  const question = speakQuestion(asked, asked !== lastAsked);
  return {
    text: [...said, question].join('\n\n'),
    state,
    chips: listSlotChips(asked, state),
    ...bare,
  };
}

function listIdleChips(state: ChatState): readonly ChatChip[] {
  if (!hasBegun(state)) return [{ label: labels.start, action: { kind: 'answer', id: 'start' } }];
  return [
    { label: labels.continue, action: { kind: 'answer', id: 'continue' } },
    { label: labels.startOver, action: { kind: 'restart' } },
  ];
}

/** With an open card, what isn't to be fixed is taken. */
function changeSlots(state: ChatState, slots: readonly SlotId[]): Turn {
  const [first] = slots;
  if (first === undefined) throw new AppError(422, 'invalid_input', errorTexts.action);
  const kept: Values = Object.fromEntries(
    Object.entries(state.offer ?? {}).filter(([slot]) => !slots.some((one) => one === slot)),
  );
  const taken = take(state, kept);
  const open =
    slots.length > 1 || state.offer
      ? reopen(
          taken,
          slots.filter((slot) => slot !== first || state.values[slot] === undefined),
        )
      : taken;
  const next = {
    ...open,
    skipped: open.skipped.filter((slot) => slot !== first),
    asked: first,
    offer: null,
    misses: 0,
  };
  return ask(next, [...speakTaken(state, kept), spoken.askAgain(findSlot(first).shortLabel)], first);
}

function skipSlot(state: ChatState, slot: SlotId | 'confirm' | null, said: string): Turn {
  if (slot === null || slot === 'confirm') return ask(askNext(state), [], null);
  if (!isOptional(slot)) {
    const { why } = findSlot(slot);
    const help = slot === 'coverageAmount' ? spoken.amountHelp : spoken.cannotSkip;
    return ask({ ...state, asked: slot, offer: null, misses: 0 }, [help, spoken.whyAsked(why)], slot);
  }
  return goOn(state, skip(state, [slot]), [said]);
}

/** The state of the message before is what an answer is taken back to. */
function undo(state: ChatState, before: ChatState): Turn {
  if (!hasBegun(state)) return ask(state, [spoken.nothingToUndo], null);
  const restored = { ...before, offer: null, misses: 0 };
  return ask(restored.asked === null ? askNext(restored) : restored, [spoken.undone], null);
}

function confirm(state: ChatState): Turn {
  if (state.offer) return goOn(state, take(state, state.offer), speakTaken(state, state.offer));
  const completed = state.asked === 'confirm' ? readComplete(state.values) : undefined;
  if (!completed) return goOn(state, state, []);
  return {
    text: JSON.stringify({ dataComplete: true, userData: completed }),
    completed,
    state: { ...state, asked: null, offer: null, misses: 0, last: [] },
    chips: [
      { label: labels.change, action: { kind: 'answer', id: 'change' } },
      { label: labels.startOver, action: { kind: 'restart' } },
    ],
    ...bare,
  };
}

function showSummary(state: ChatState, said: readonly string[]): Turn {
  if (findNextSlot(state) === undefined) return ask(askNext({ ...state, misses: 0 }), [], 'confirm');
  if (Object.keys(state.values).length === 0) return ask(askNext(state), [spoken.nothingYet], state.asked);
  const next = askNext({ ...state, misses: 0 });
  return { ...ask(next, said, next.asked), card: { kind: 'summary', values: state.values } };
}

/** Danger that is only possible gets the numbers above the answer, no card, and no wording of a language model. */
function withNumbers({ answered: _reworded, isMissed = false, ...turn }: Turn, state: ChatState): Turn {
  if (isMissed) return ask({ ...state, misses: state.misses + 1 }, [spoken.numbers], state.asked);
  return { ...turn, text: `${spoken.numbers}\n\n${turn.text}` };
}

/** A message that is exactly one of the ways to say a wish. "Skip it" at the question about the exam is an answer. */
function answerWish(
  { message, isWhole, values }: Parsed,
  state: ChatState,
  before: ChatState,
  search: Search,
): Turn | undefined {
  const { asked } = state;
  if (isWhole && isSlotId(asked) && values.has(asked)) return undefined;
  const entry = search.getExact(message);
  // "Next" and "pass" at a question are about it, and "no" and "nothing" are answers.
  if (entry?.wish === undefined || (entry.wish === 'thanks' && asked !== null)) return undefined;
  return answerEntry(entry, [], state, before);
}

/** A yes or no to a card or to the summary. */
function answerOpenCard(parsed: Parsed, state: ChatState): Turn | undefined {
  const said = sayOnly(parsed);
  if (said === undefined) return undefined;
  if (state.offer) return said === 'yes' ? confirm(state) : decline(state);
  if (state.asked !== 'confirm') return undefined;
  if (said === 'no') return askWhatToChange(state);
  return state.misses > 0 ? summaryAgain(state) : confirm(state);
}

/** Whether the message is nothing but a yes or a no. */
function sayOnly({
  isWhole,
  says,
  values,
  refusals,
  wantsChange,
  isCorrection,
}: Parsed): 'yes' | 'no' | undefined {
  const hasOwnValue = [...values.values()].some(({ options }) => options[0] !== 'Yes' && options[0] !== 'No');
  if (!isWhole || hasOwnValue || refusals.length > 0 || wantsChange || isCorrection) return undefined;
  if (says.has('yes') === says.has('no')) return undefined;
  return says.has('yes') ? 'yes' : 'no';
}

function decline(state: ChatState): Turn {
  const next = { ...state, offer: null };
  return ask(next.asked === null ? askNext(next) : next, [spoken.offerDeclined], next.asked);
}

function summaryAgain(state: ChatState): Turn {
  return { ...ask({ ...state, misses: 0 }, [], 'confirm'), text: spoken.summaryAgain };
}

function askWhatToChange(state: ChatState): Turn {
  return {
    text: spoken.whatToChange,
    state: { ...state, misses: 0 },
    chips: [...listChangeChips(state), { label: labels.startOver, action: { kind: 'restart' } }],
    ...bare,
  };
}

type Choice = { slot: SlotId; options: readonly (string | number)[] };

/** Takes what was understood whole, and offers what was only recognized on one card. */
function answerValues(parsed: Parsed, state: ChatState, search: Search): Turn | undefined {
  if (!parsed.isWhole) return offerRecognized(parsed, state, search) ?? askBetween(parsed, state);
  const { values, refusals } = parsed;
  const read = [...values.values()];
  const single: Values = {};
  for (const { slot, options } of read) {
    if (options.length === 1) Object.assign(single, validate(slot, options[0]));
  }
  const choice = read.find(({ options }) => options.length > 1);
  const isEmpty = Object.keys(single).length === 0;
  if (isEmpty && !choice && refusals.length === 0) return answerUnsure(parsed, state);
  const own = correctLast(parsed, state);
  if (own) return offer(state, own, []);
  if (parsed.isGuessed && !isEmpty) return offer(state, single, []);
  const said = [...speakTaken(state, single), ...(parsed.isAboveTop ? [spoken.aboveTop] : [])];
  return goOnFrom(state, take(state, single), said, refusals[0], choice);
}

/** What can't be used, or may mean several options, is asked back. */
function goOnFrom(
  before: ChatState,
  state: ChatState,
  said: readonly string[],
  refusal: Parsed['refusals'][number] | undefined,
  choice: Choice | undefined,
): Turn {
  if (refusal) {
    const next = { ...state, asked: refusal.slot, misses: 0 };
    return ask(next, [...said, speakRefusal(refusal.why)], refusal.slot);
  }
  if (!choice) return goOn(before, state, said);
  const { slot, options } = choice;
  const text =
    slot === 'coverageAmount' ? spoken.betweenAmounts : spoken.whichFits(findSlot(slot).shortLabel);
  const next = { ...state, asked: slot, misses: 0 };
  return {
    text: [...said, text].join('\n\n'),
    state: next,
    chips: listSlotChips(slot, next, options),
    ...bare,
  };
}

/** Two answers to what is asked, one of which is meant: "28, 29 in June". */
function askBetween({ values }: Parsed, state: ChatState): Turn | undefined {
  const { asked } = state;
  const choice = isSlotId(asked) ? values.get(asked) : undefined;
  if (choice?.options.length !== 2 || isYesNo(choice.slot)) return undefined;
  return goOnFrom(state, state, [], undefined, choice);
}

/** What was recognized in a message that wasn't understood whole, and the answer to a question in it. */
function offerRecognized(parsed: Parsed, state: ChatState, search: Search): Turn | undefined {
  const kept = toValues([...parsed.offered].filter(([slot, value]) => state.values[slot] !== value));
  // A wish to change comes before values of other slots.
  const isWish = (parsed.wantsChange || parsed.isCorrection) && hasBegun(state);
  const isOther = [...parsed.named, ...listDenied(parsed, state)].some(
    (slot) => state.values[slot] !== undefined && kept[slot] === undefined,
  );
  if (Object.keys(kept).length === 0 || (isWish && isOther)) return undefined;
  const told = findLead(parsed, state, search);
  const turn = offer(state, kept, told ? [composeAnswer(told)] : [], isWish);
  return told ? { ...turn, told, citations: told.link ? [told.link] : [] } : turn;
}

/** The answer to the question beside what was recognized. "58, Ohio, price for 500k" asks one without asking. */
function findLead({ message, questions }: Parsed, { asked }: ChatState, search: Search): Entry | undefined {
  const isQuestion = questions.length > 0;
  if (!isQuestion && asked !== null) return undefined;
  const found = search.find(isQuestion ? questions.join(' ') : message);
  if (found.kind !== 'answer' || found.entry.text === '') return undefined;
  return isQuestion || found.entry.price ? found.entry : undefined;
}

function toValues(read: Iterable<readonly [SlotId, string | number]>): Values {
  const values: Values = {};
  for (const [slot, value] of read) Object.assign(values, validate(slot, value));
  return values;
}

/** "Sorry, yes" after a question may be about the answer before it. */
function correctLast({ isCorrection, values, readAs }: Parsed, state: ChatState): Values | undefined {
  const [last, ...others] = state.last;
  const isAboutAsked = values.size === 1 && [...values.keys()][0] === state.asked;
  if (!isCorrection || !isAboutAsked || !last || others.length > 0 || last === state.asked || !isYesNo(last))
    return undefined;
  const value = readAs(last).values.get(last)?.options[0];
  return value === undefined || value === state.values[last] ? undefined : validate(last, value);
}

function offer(state: ChatState, values: Values, said: readonly string[], isWish = false): Turn {
  const text = said.length > 0 ? [...said, spoken.alsoOffer].join('\n\n') : spoken.offer;
  return {
    text,
    // A card that isn't accepted counts as not understood: a yes after it must not complete the quote.
    state: {
      ...state,
      offer: values,
      asked: state.asked ?? findNextSlot(state) ?? 'confirm',
      misses: state.misses + 1,
    },
    chips: listOfferChips(values, isWish),
    card: { kind: 'offer', values },
    citations: [],
  };
}

function speakRefusal(why: 'age' | 'elsewhere' | 'too-low'): string {
  if (why === 'age') return spoken.ageRange;
  return why === 'elsewhere' ? spoken.elsewhere : spoken.tooLow;
}

/** "I don't know" and "I'd rather not say". */
function answerUnsure({ says }: Parsed, state: ChatState): Turn | undefined {
  const { asked } = state;
  if (asked === null || asked === 'confirm' || !(says.has('unsure') || says.has('decline'))) return undefined;
  if (isOptional(asked)) return skipSlot(state, asked, says.has('decline') ? spoken.skipped : spoken.leftOut);
  if (says.has('decline')) return skipSlot(state, asked, '');
  const help = asked === 'coverageAmount' ? spoken.amountHelp : spoken.chooseClosest;
  return ask({ ...state, misses: 0 }, [help], asked);
}

/** A wish to change is never dropped: it leads to the new value, or to the question of the slot that is named or denied. */
function answerChange(parsed: Parsed, state: ChatState): Turn | undefined {
  const { wantsChange, isCorrection, named, questions } = parsed;
  const isWish = wantsChange || isCorrection;
  if (!hasBegun(state) || (questions.length > 0 && !wantsChange)) return undefined;
  const denied = listDenied(parsed, state);
  const slot = [...named, ...denied].find(
    (one) => state.values[one] !== undefined || state.skipped.includes(one),
  );
  const isNamed =
    slot !== undefined && slot !== state.asked && named.includes(slot) && questions.length === 0;
  if (slot !== undefined && (isWish || denied.length > 0 || isNamed)) {
    return changeTo(parsed, slot, state) ?? changeSlots(state, [slot]);
  }
  if (!isWish || Object.keys(state.values).length === 0) return undefined;
  return { ...askWhatToChange(state), state: { ...state, misses: state.misses + 1 } };
}

/** The slots of which the message says the value that is known. */
function listDenied({ values }: Parsed, state: ChatState): readonly SlotId[] {
  return [...values.values()]
    .filter(({ slot, options }) => options.some((one) => one === state.values[slot]))
    .map(({ slot }) => slot);
}

/** "Exercise should be weekly" is read as an answer to that question. */
function changeTo({ readAs }: Parsed, slot: SlotId, state: ChatState): Turn | undefined {
  const again = readAs(slot);
  const [only, ...others] = again.values.get(slot)?.options ?? [];
  if (!again.isWhole || again.isGuessed || only === undefined || others.length > 0) return undefined;
  const values = validate(slot, only);
  if (Object.keys(values).length === 0 || only === state.values[slot]) return undefined;
  return goOn(state, take(state, values), speakTaken(state, values));
}

/** A question gets an answer, a choice of three, or an honest no. The question of a quote under way stays open. */
function answerSearch(
  { message, questions }: Parsed,
  state: ChatState,
  before: ChatState,
  search: Search,
): Turn {
  const text = questions.join(' ') || message;
  const calm = { ...state, misses: 0 };
  const carrier = findListedCarrier(text, search);
  if (carrier) return answerEntry(carrier, [], state, before);
  const outcome = search.find(text);
  const term = search.findTerm(text);
  if (term) return answerFound(term, listFound(outcome), state, before);
  if (asksAboutCompany(text, search)) {
    const links = [citations.carriers, citations.checking];
    const near = listFound(outcome).filter(({ wish }) => wish === undefined);
    const chips = near.slice(0, mostNear).map(toChip);
    return withQuestion({ text: spoken.otherCompany, links, chips }, calm);
  }
  // What is said at a question is hardly about something else, unless it's plainly so.
  const isAnswering = state.asked !== null && questions.length === 0;
  const isPlain = outcome.kind === 'answer' && outcome.isCertain && outcome.entry.wish !== 'out-of-reach';
  if (isAnswering && !isPlain) {
    // A command beside other words may not be meant, so it's only offered.
    const command = splitSentences(message)
      .map(({ text: one }) => search.getExact(one.replace(/\bplease\b/i, '')))
      .find((entry) => entry?.wish);
    return missed(state, command ? [toChip(command)] : []);
  }
  if (outcome.kind === 'answer') return answerFound(outcome.entry, outcome.others, state, before);
  const uneasy = { ...state, misses: state.misses + 1 };
  if (outcome.kind === 'several') {
    const chips = outcome.entries.filter(({ wish }) => wish !== 'start').map(toChip);
    const turn = withQuestion({ text: spoken.didYouMean, links: [], chips }, uneasy);
    return { ...turn, isMissed: true };
  }
  const { closest } = outcome;
  const chips = closest && closest.wish !== 'out-of-reach' ? [toChip(closest)] : [];
  return {
    ...withQuestion({ text: spoken.noAnswer, links: [citations.contact], chips }, uneasy),
    isMissed: true,
  };
}

/** What a search has found, the best first. */
function listFound(outcome: ReturnType<Search['find']>): readonly Entry[] {
  if (outcome.kind === 'answer') return [outcome.entry, ...outcome.others];
  return outcome.kind === 'several' ? outcome.entries : [];
}

/** A command among other words is offered, because it may not be meant. */
function answerFound(entry: Entry, others: readonly Entry[], state: ChatState, before: ChatState): Turn {
  if (entry.wish && entry.wish !== 'out-of-reach' && hasBegun(state)) {
    return missed(state, [toChip(entry), ...others.slice(0, 1).map(toChip)], spoken.wantsThis);
  }
  return answerEntry(entry, others, state, before);
}

/** Not understood: the question again with its answers, and the second time the form, too. */
function missed(state: ChatState, chips: readonly ChatChip[], lead?: string): Turn {
  const misses = state.misses + 1;
  const isAgain = misses > 1;
  const said = lead ?? (isAgain ? spoken.notReadAgain : spoken.notRead);
  const turn = ask({ ...state, misses }, [said], state.asked);
  return {
    ...turn,
    chips: [...chips, ...turn.chips],
    citations: isAgain ? [citations.form] : [],
    isMissed: true,
  };
}

function toChip({ id, question, label = question }: Entry): ChatChip {
  return { label, action: { kind: 'answer', id } };
}

function composeAnswer({ question, label = question, text }: Entry): string {
  return `**${label}**\n\n${text}`;
}

type Said = { text: string; links: readonly ChatCitation[]; chips: readonly ChatChip[] };

/** An answer, and below it the question that is still open. */
function withQuestion({ text, links, chips }: Said, state: ChatState): Turn {
  const turn = ask(state, [text], state.asked);
  // The answers to an open question come right below it.
  const all = state.asked === null ? [...chips, ...turn.chips] : [...turn.chips, ...chips];
  return { ...turn, chips: all, citations: links };
}

function answerEntry(entry: Entry, others: readonly Entry[], state: ChatState, before: ChatState): Turn {
  if (entry.wish) return fulfill(entry.wish, { ...state, offer: null }, before);
  const links = entry.link ? [entry.link] : [];
  const near = others.filter(({ wish }) => wish === undefined);
  const turn = withQuestion(
    { text: composeAnswer(entry), links, chips: near.map(toChip) },
    { ...state, offer: null, misses: 0 },
  );
  return { ...turn, answered: entry, told: entry };
}

type Wished = { state: ChatState; before: ChatState; same: (said: readonly string[]) => Turn };

/** What each wish does. */
const fulfillments: Readonly<Record<Wish, (wished: Wished) => Turn>> = {
  start({ state }) {
    if (!hasBegun(state)) return goOn(state, state, [spoken.start]);
    if (findNextSlot(state) === undefined) return showSummary(state, []);
    return goOn(state, state, [`${spoken.underWay} ${speakRemaining(state)}`]);
  },
  continue: ({ state }) => goOn(state, state, [hasBegun(state) ? spoken.resume : spoken.start]),
  restart: ({ state }) => goOn(state, emptyState, [spoken.restart]),
  stop: ({ state, same }) =>
    hasBegun(state)
      ? ask({ ...state, asked: null, misses: 0 }, [spoken.stop], null)
      : same([spoken.introduction]),
  summary: ({ state }) => showSummary(state, [spoken.soFar]),
  undo: ({ state, before }) => undo(state, before),
  change: ({ state, same }) =>
    Object.keys(state.values).length === 0 ? same([spoken.nothingYet]) : askWhatToChange(state),
  skip: ({ state }) => skipSlot(state, state.asked, spoken.skipped),
  'skip-rest'({ state }) {
    const open = slotIds.filter((slot) => isOptional(slot) && state.values[slot] === undefined);
    const rest = skip(state, open);
    const said =
      findNextSlot(rest) === undefined ? spoken.skippedRest : `${spoken.skippedRest} ${spoken.needed}`;
    return goOn(state, rest, [said]);
  },
  options({ state: { asked }, same }) {
    if (!isSlotId(asked)) return same([spoken.introduction]);
    const options = listPressed(asked).map(String);
    return same([options.length > 0 ? spoken.choices(options) : spoken.whyAsked(findSlot(asked).why)]);
  },
  why: ({ state: { asked }, same }) =>
    same([isSlotId(asked) ? spoken.whyAsked(findSlot(asked).why) : spoken.introduction]),
  progress: ({ state, same }) => same([speakRemaining(state)]),
  person: ({ same }) => ({ ...same([spoken.person]), citations: [citations.contact] }),
  greeting: ({ state, same }) => same([hasBegun(state) ? spoken.hello : spoken.introduction]),
  thanks: ({ same }) => same([spoken.thanks]),
  'out-of-reach'({ state }) {
    const turn = withQuestion(
      { text: spoken.noAnswer, links: [citations.contact], chips: [] },
      { ...state, misses: 0 },
    );
    return { ...turn, isMissed: true };
  },
};

function fulfill(wish: Wish, state: ChatState, before: ChatState): Turn {
  return fulfillments[wish]({
    state,
    before,
    same: (said) => ask({ ...state, misses: 0 }, said, state.asked),
  });
}

/** A language model's values are only ever offered, however sure it is. */
export function offerValues(state: ChatState, values: Values): Turn {
  return offer({ ...state, misses: Math.max(0, state.misses - 1) }, values, []);
}

/** The rules' turn with another entry's answer, or the same one's in other words. */
export function answerWith(entry: Entry, text: string, { state, prices = null }: Turn): Turn {
  const links = entry.link ? [entry.link] : [];
  const turn = withQuestion(
    { text: composeAnswer({ ...entry, text }), links, chips: [] },
    { ...state, offer: null, misses: 0 },
  );
  return { ...turn, prices };
}
