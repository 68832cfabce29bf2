import { findSlot, listOptions, type SlotId } from '../../../../shared/quote/questions.ts';
import {
  type Asked,
  cover,
  type Item,
  isBlocked,
  isYesNo,
  listKnown,
  type Refusal,
  type Value,
} from './grammar.ts';
import { blockingWords, nameMatcher, negations, peopleWords, timeWords } from './lexicon.ts';
import { type Sentence, splitSentences } from './tokens.ts';

/** What a message says, as far as it was understood. */
export type Parsed = {
  message: string;
  /** Every word belongs to something, and no sentence is a question. */
  isWhole: boolean;
  /** What may be taken if the message is whole, and nothing in it is a guess. */
  values: ReadonlyMap<SlotId, Value>;
  /** What may be offered on a card if it isn't. */
  offered: ReadonlyMap<SlotId, string | number>;
  refusals: readonly Refusal[];
  isGuessed: boolean;
  /** An amount above the top option. */
  isAboveTop: boolean;
  /** Words that correct something, ask for a change, or deny what was taken; and the slots that are named. */
  isCorrection: boolean;
  wantsChange: boolean;
  named: readonly SlotId[];
  says: ReadonlySet<'yes' | 'no' | 'unsure' | 'decline'>;
  /** The sentences that ask something. */
  questions: readonly string[];
  /** The same message as the answer to another slot. */
  readAs: (slot: SlotId) => Parsed;
};

const mostUnknown = 3;
/** Words that come before what a person doesn't mean. */
const denials = /(?:^|\s)(?:not|isn't|(?:instead|rather) (?:of|than)|from|than)$/;

type SentenceReading = { sentence: Sentence; items: readonly Item[]; leftover: readonly number[] };

/** Reads a whole message as the answer to what is asked. */
export function parseMessage(message: string, asked: Asked): Parsed {
  const readAs = (slot: SlotId) => parseMessage(message, { year: asked.year, slot, last: [] });
  const option = findOption(message, asked.slot);
  if (option) return { message, ...option, readAs };
  const sentences = splitSentences(message);
  const first = sentences.map((sentence) => settle(sentence, cover(sentence.tokens, asked)));
  const named = listNamed(sentences);
  const { known = {} } = asked;
  const isStarred = /(?:^|\s)\*\S|^\S+\*$/.test(message.trim());
  const isWish =
    isStarred ||
    first.some(({ items }) => items.some(({ role }) => role === 'change' || role === 'correction'));
  // If someone asks for a change, words also count for the slots that are named or were just taken.
  const isNumber = (slot: SlotId) => slot === 'age' || slot === 'coverageAmount';
  const hasAnswer = first.some(({ items }) =>
    items.some(({ values }) => values.some(({ slot }) => slot === asked.slot)),
  );
  const isAgain = named.some((slot) => slot !== asked.slot && known[slot] !== undefined);
  const also = [
    ...named,
    ...asked.last.filter((slot) => isNumber(slot) || (isStarred && !hasAnswer)),
    ...sentences.flatMap(({ tokens }) => listKnown(tokens, asked)),
  ];
  const readings = (
    isWish || isAgain
      ? sentences.map((sentence) => settle(sentence, cover(sentence.tokens, { ...asked, also, isWish })))
      : first
  ).map((reading) => dropDenied(reading, isWish || isAgain ? known : {}));
  const statements = readings.filter(({ sentence }) => !sentence.isQuestion);
  const items = statements.flatMap(({ items }) => items);
  const hasRole = (role: Item['role']) => items.some((item) => item.role === role);
  const isCorrection = hasRole('correction') || isStarred || readings.some(({ hasDenied }) => hasDenied);
  const values = mergeValues(items, isCorrection);
  const about = new Set<SlotId | undefined>([asked.slot, ...values.keys()]);
  const wantsChange = hasRole('change');
  // A topic's words carry nothing only beside an answer of their own slot.
  const stray = items.filter(
    ({ role, about: slot }) => role === 'topic' && !slot?.some((one) => about.has(one)) && !wantsChange,
  );
  const leftoverCount = statements.reduce((sum, { leftover }) => sum + leftover.length, stray.length);
  const says = new Set((['yes', 'no', 'unsure', 'decline'] as const).filter(hasRole));
  const isPlain = !isCorrection && !wantsChange && values.size === 0 && named.length === 0;
  const isYes =
    asked.isConfirm === true && says.has('yes') && says.size === 1 && isPlain && isHarmless(statements);
  /** Whether it counts only because its slot is named, which makes it a guess. */
  const isOnlyNamed = (slot: SlotId) =>
    !first.some((reading) => reading.items.some((item) => item.values.some((value) => value.slot === slot)));
  const hasHedge = hasRole('hedge');
  const isExact = ({ slot, options }: Value) => slot === 'age' || options[0] === 'Yes' || options[0] === 'No';
  const guesses = [...values.values()].filter((value) => value.isGuess || (hasHedge && isExact(value)));
  return {
    message,
    isWhole: (leftoverCount === 0 || isYes) && sentences.length > 0 && statements.length === sentences.length,
    values,
    offered: listOffered(statements, asked, isCorrection || isAgain),
    refusals: items.flatMap(({ refusal }) => refusal ?? []),
    isGuessed: guesses.length > 0 || (isAgain && !isWish && [...values.keys()].some(isOnlyNamed)),
    isAboveTop: items.some(({ isAboveTop }) => isAboveTop),
    isCorrection,
    wantsChange,
    named,
    says,
    questions: readings.filter(({ sentence }) => sentence.isQuestion).map(({ sentence }) => sentence.text),
    readAs,
  };
}

/** "Yes, better" confirms a summary: beside a yes, a few words may be unknown if none could turn it around. */
function isHarmless(statements: readonly SentenceReading[]): boolean {
  const left = statements.flatMap(({ sentence: { tokens }, leftover }) =>
    leftover.flatMap((at) => tokens[at] ?? []),
  );
  return (
    left.length <= mostUnknown &&
    left.every(({ text, number }) => number === undefined && !timeWords.has(text))
  );
}

/** The slots that are called by their name. */
function listNamed(sentences: readonly Sentence[]): readonly SlotId[] {
  const found = sentences.flatMap(({ tokens }) =>
    tokens.flatMap((_token, at) => nameMatcher.find(tokens, at).map(({ label }) => label)),
  );
  return [...new Set(found)];
}

/** The text of an option itself, as on its button. */
function findOption(
  message: string,
  slot: SlotId | undefined,
): Omit<Parsed, 'message' | 'readAs'> | undefined {
  if (slot === undefined) return undefined;
  const said = message.trim().replaceAll('’', "'").toLowerCase();
  const options: readonly string[] = listOptions(findSlot(slot));
  const option = options.find((one) => one.toLowerCase() === said);
  if (option === undefined) return undefined;
  return {
    isWhole: true,
    values: new Map([[slot, { slot, options: [option], isGuess: false }]]),
    offered: new Map([[slot, option]]),
    refusals: [],
    isGuessed: false,
    isAboveTop: false,
    isCorrection: false,
    wantsChange: false,
    named: [],
    says: new Set(option === 'Yes' ? ['yes'] : option === 'No' ? ['no'] : []),
    questions: [],
  };
}

/** "45, not 54" and "45 instead of 54" say 45: what is denied doesn't count beside another value of its slot. */
function dropDenied(
  reading: SentenceReading,
  known: Asked['known'] = {},
): SentenceReading & { hasDenied: boolean } {
  const { sentence, items, leftover } = reading;
  const isOld = ({ values }: Item) => values.every(({ slot, options }) => options[0] === known[slot]);
  const isDenied = (item: Item) =>
    (isOld(item) ||
      denials.test(
        sentence.tokens
          .slice(Math.max(0, item.from - 2), item.from)
          .map(({ text }) => text)
          .join(' '),
      )) &&
    item.values.every(({ slot }) =>
      items.some((other) => other !== item && other.values.some((value) => value.slot === slot)),
    );
  const denied = items.filter((item) => item.values.length > 0 && isDenied(item));
  const words = denied
    .flatMap(({ from }) => [from - 1, from - 2])
    .filter((at) => /^(?:not|isn't|instead|rather|from|than)$/.test(sentence.tokens[at]?.text ?? ''));
  return {
    sentence,
    items: items.filter((item) => !denied.includes(item)),
    leftover: leftover.filter((at) => !words.includes(at)),
    hasDenied: denied.length > 0,
  };
}

/** Words that count only alone in their clause are left over where something else is in it. */
function settle(sentence: Sentence, { items, leftover }: Omit<SentenceReading, 'sentence'>): SentenceReading {
  const clauseOf = (at: number) => sentence.tokens[at]?.clause;
  const isSaid = ({ values, refusal, role }: Item) =>
    values.length > 0 || refusal !== undefined || /^(?:unsure|decline|yes|no|change)$/.test(role ?? '');
  const broken = items.filter((item) => {
    if (!item.isAlone) return false;
    const clause = clauseOf(item.from);
    if (leftover.some((at) => clauseOf(at) === clause)) return true;
    return items.some(
      (other) => other !== item && clauseOf(other.from) === clause && isSaid(other) && !agrees(item, other),
    );
  });
  if (broken.length === 0) return { sentence, items, leftover };
  const words = broken.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_one, index) => from + index),
  );
  return {
    sentence,
    items: items.filter((item) => !broken.includes(item)),
    leftover: [...leftover, ...words].sort((a, b) => a - b),
  };
}

/** "No, never smoked" says the same twice, and "no, Ohio" only begins with a no. */
function agrees(item: Item, other: Item): boolean {
  if (item.values.length === 0) return item.role === other.role;
  return item.values.every(({ slot, options }) =>
    other.values.some((value) => value.slot === slot && value.options[0] === options[0]),
  );
}

/** One value a slot. After a correction the later one counts, and otherwise two different ones are a choice. */
function mergeValues(items: readonly Item[], isCorrection: boolean): ReadonlyMap<SlotId, Value> {
  const values = new Map<SlotId, Value>();
  for (const value of items.flatMap((item) => item.values)) {
    const known = values.get(value.slot);
    const isOther = known?.options.every((option) => !value.options.includes(option));
    if (!known || (isCorrection && isOther)) values.set(value.slot, value);
    else if (isOther) {
      values.set(value.slot, { ...known, options: [...known.options, ...value.options], isGuess: false });
    } else {
      const both = known.options.filter((option) => value.options.includes(option));
      // Of two that the words may mean, the other words choose one.
      const isGuess = known.options.length !== value.options.length || (known.isGuess && value.isGuess);
      values.set(value.slot, { ...known, options: both, isGuess });
    }
  }
  return values;
}

/** Nothing is offered from a question, or from a clause about someone else or another time. */
function listOffered(
  statements: readonly SentenceReading[],
  asked: Asked,
  isCorrection: boolean,
): ReadonlyMap<SlotId, string | number> {
  const offered = new Map<SlotId, string | number>();
  const twice = new Set<SlotId>();
  for (const { slot, value } of statements.flatMap((reading) => listClear(reading, asked))) {
    if (!isCorrection && !isYesNo(slot) && offered.has(slot) && offered.get(slot) !== value) twice.add(slot);
    offered.set(slot, value);
  }
  const edge = statements.flatMap(({ sentence }) => readEdges(sentence, asked)).at(-1);
  if (edge !== undefined && asked.slot && !offered.has(asked.slot)) offered.set(asked.slot, edge);
  for (const slot of twice) offered.delete(slot);
  return offered;
}

/** The values of a sentence that are one option, outside of clauses about something else. */
function listClear({ sentence: { tokens }, items, leftover }: SentenceReading, asked: Asked) {
  return items.flatMap(({ from, values }) =>
    values.flatMap(({ slot, options: [value, ...others] }) => {
      const words = slot === asked.slot ? peopleWords : blockingWords;
      const isOther = slot !== 'familyHistory' && isBlocked(tokens, leftover, from, words);
      if (value === undefined || others.length > 0 || isOther) return [];
      // "I not smoke" is a no.
      const isTurned = value === 'Yes' && isYesNo(slot) && isBlocked(tokens, leftover, from, negations);
      return [{ slot, value: isTurned ? 'No' : value }];
    }),
  );
}

/** "No I work in marketing" and "I run a store so no": an answer around words that weren't understood. */
function readEdges({ tokens }: Sentence, asked: Asked): readonly string[] {
  return [tokens[0], tokens.at(-1)].flatMap((token) => {
    const [item] = token ? cover([token], asked).items : [];
    const value = item?.role === undefined ? undefined : item.values.find(({ slot }) => slot === asked.slot);
    return value ? [String(value.options[0])] : [];
  });
}
