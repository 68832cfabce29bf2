import { findSlot, listOptions, type SlotId } from '../../../../shared/quote/questions.ts';
import { type Asked, cover, type Item, isBlocked, type Refusal, type Value } from './grammar.ts';
import { blockingWords, nameMatcher, peopleWords } from './lexicon.ts';
import { type Sentence, splitSentences } from './tokens.ts';

/** What a message says, as far as it was understood. */
export type Parsed = {
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

type SentenceReading = { sentence: Sentence; items: readonly Item[]; leftover: readonly number[] };

/** Reads a whole message as the answer to what is asked. */
export function parseMessage(message: string, asked: Asked): Parsed {
  const readAs = (slot: SlotId) => parseMessage(message, { year: asked.year, slot, last: [] });
  const option = findOption(message, asked.slot);
  if (option) return { ...option, readAs };
  const sentences = splitSentences(message);
  const first = sentences.map((sentence) => settle(sentence, cover(sentence.tokens, asked)));
  const named = listNamed(sentences);
  const isWish = first.some(({ items }) =>
    items.some(({ role }) => role === 'change' || role === 'correction'),
  );
  // Where a change is asked for, words count for the slots that are named, too.
  const readings = (
    isWish && named.length > 0
      ? sentences.map((sentence) => settle(sentence, cover(sentence.tokens, { ...asked, also: named })))
      : first
  ).map(dropDenied);
  const statements = readings.filter(({ sentence }) => !sentence.isQuestion);
  const items = statements.flatMap(({ items }) => items);
  const hasRole = (role: Item['role']) => items.some((item) => item.role === role);
  const isCorrection =
    hasRole('correction') ||
    readings.some(({ hasDenied }) => hasDenied) ||
    /(?:^|\s)\*\S|^\S+\*$/.test(message.trim());
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
  const hasHedge = hasRole('hedge');
  const isExact = ({ slot, options }: Value) => slot === 'age' || options[0] === 'Yes' || options[0] === 'No';
  const guesses = [...values.values()].filter((value) => value.isGuess || (hasHedge && isExact(value)));
  return {
    isWhole: (leftoverCount === 0 || isYes) && sentences.length > 0 && statements.length === sentences.length,
    values,
    offered: listOffered(statements, asked, isCorrection),
    refusals: items.flatMap(({ refusal }) => refusal ?? []),
    isGuessed: guesses.length > 0,
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
    left.every(({ text, number }) => number === undefined && !blockingWords.has(text))
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
function findOption(message: string, slot: SlotId | undefined): Omit<Parsed, 'readAs'> | undefined {
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

/** "45, not 54" says 45: what a "not" is before doesn't count beside another value of its slot. */
function dropDenied(reading: SentenceReading): SentenceReading & { hasDenied: boolean } {
  const { sentence, items, leftover } = reading;
  const isDenied = (item: Item) =>
    sentence.tokens[item.from - 1]?.text === 'not' &&
    leftover.includes(item.from - 1) &&
    item.values.every(({ slot }) =>
      items.some((other) => other !== item && other.values.some((value) => value.slot === slot)),
    );
  const denied = items.filter((item) => item.values.length > 0 && isDenied(item));
  const words = denied.map(({ from }) => from - 1);
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
    if (!known || isCorrection) values.set(value.slot, value);
    else if (!known.options.some((option) => value.options.includes(option))) {
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
    if (!isCorrection && offered.has(slot) && offered.get(slot) !== value) twice.add(slot);
    offered.set(slot, value);
  }
  const [lead] = statements.flatMap(({ sentence, items }) =>
    items.length === 0 ? [] : (readLead(sentence, asked) ?? []),
  );
  if (lead !== undefined && asked.slot && !offered.has(asked.slot)) offered.set(asked.slot, lead);
  for (const slot of twice) offered.delete(slot);
  return offered;
}

/** Slots whose values say what they are about, so that a card with them may be looser. */
const clearSlots: ReadonlySet<SlotId> = new Set(['age', 'state', 'coverageAmount']);

/** The values of a sentence that are one option, outside of clauses about something else. */
function listClear({ sentence: { tokens }, items, leftover }: SentenceReading, asked: Asked) {
  return items.flatMap(({ from, values }) =>
    values.flatMap(({ slot, options: [value, ...others] }) => {
      const words = slot === asked.slot && clearSlots.has(slot) ? peopleWords : blockingWords;
      const isOther = isBlocked(tokens, leftover, tokens[from]?.clause ?? -1, words);
      return value === undefined || others.length > 0 || isOther ? [] : [{ slot, value }];
    }),
  );
}

/** "No I work in marketing": the answer, and then words that weren't understood. */
function readLead({ tokens }: Sentence, asked: Asked): string | undefined {
  const first = tokens[0];
  if (!first) return undefined;
  const { items } = cover([first], asked);
  const value = items[0]?.values.find(({ slot }) => slot === asked.slot);
  return value && items[0]?.role !== undefined ? String(value.options[0]) : undefined;
}
