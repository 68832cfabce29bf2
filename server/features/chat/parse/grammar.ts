import { age } from '../../../../shared/quote/questions/age.ts';
import { questions, type SlotId } from '../../../../shared/quote/questions.ts';
import { readAmount } from './amounts.ts';
import {
  confirmMatcher,
  frameMatcher,
  type Meaning,
  meaningMatcher,
  nameMatcher,
  type Role,
  roleMatcher,
  topicMatcher,
} from './lexicon.ts';
import { readName } from './names.ts';
import { readRate } from './rates.ts';
import { readState } from './states.ts';
import { isLone, type Token } from './token.ts';

export type Value = { slot: SlotId; options: readonly (string | number)[]; isGuess: boolean };
/** Why an answer that was understood can't be used. */
export type Refusal = { slot: 'age' | 'state' | 'coverageAmount'; why: 'age' | 'elsewhere' | 'too-low' };

/** Words of a message, and what they do in it. */
export type Item = {
  from: number;
  to: number;
  values: readonly Value[];
  /** A `topic` belongs to an answer of one of these slots. */
  about?: readonly SlotId[];
  role?: Role | 'topic';
  refusal?: Refusal;
  /** Counts only if its clause says nothing else. */
  isAlone?: boolean;
  isAboveTop?: boolean;
};

export type Asked = {
  slot: SlotId | undefined;
  /** The summary is being confirmed. */
  isConfirm?: boolean;
  /** Whether the message asks for a change or corrects something. */
  isWish?: boolean;
  /** The slots that it names. */
  also?: readonly SlotId[];
  /** The slots taken last, which a bare correction may be about. */
  last: readonly SlotId[];
  /** Values taken before. People who mention one want to change it. */
  known?: Readonly<Partial<Record<SlotId, string | number | undefined>>>;
  /** This year, for ages given as a year of birth. */
  year: number;
};

const yesNoSlots: ReadonlySet<SlotId> = new Set(
  questions.filter(({ kind }) => kind === 'yes-no').map(({ id }) => id),
);
/** What a word costs, by what covers it: a value costs nothing, and one that nothing covers costs most. */
const costs: Readonly<Record<string, number>> = {
  leftover: 10_000,
  filler: 12,
  hedge: 12,
  topic: 12,
  yes: 14,
  no: 14,
};
const askedTopicCost = 10;
const confirmCost = 8;
const itemCost = 1;
const roleCost = 6;
const { min: minAge, max: maxAge } = age.range;
const earliestBirth = 1930;
const misheard = /^(?:for|fore|to|too|won|tree|ate|sex|nigh)$/;

export function isYesNo(slot: SlotId | undefined): boolean {
  return slot !== undefined && yesNoSlots.has(slot);
}

/** Covers as many words as it can, most of them with values. Linear in the tokens. */
export function cover(
  tokens: readonly Token[],
  asked: Asked,
): { items: readonly Item[]; leftover: readonly number[] } {
  const best: { cost: number; item: Item | undefined }[] = new Array(tokens.length + 1);
  best[tokens.length] = { cost: 0, item: undefined };
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    best[at] = { cost: (best[at + 1]?.cost ?? 0) + (costs.leftover ?? 0), item: undefined };
    for (const item of listItems(tokens, at, asked)) {
      const cost = costOf(item, asked) + (best[item.to]?.cost ?? 0);
      if (cost < (best[at]?.cost ?? 0)) best[at] = { cost, item };
    }
  }
  const items: Item[] = [];
  const leftover: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item = best[at]?.item;
    if (item) items.push(item);
    else leftover.push(at);
    at = item?.to ?? at + 1;
  }
  return { items, leftover };
}

function costOf(
  { from, to, values, role, refusal, about, isAlone }: Item,
  { slot, isConfirm }: Asked,
): number {
  if (values.length > 0 || refusal) return itemCost + (values.some(({ isGuess }) => isGuess) ? 2 : 0);
  // At the summary a word that agrees is more than filler.
  if (isConfirm && role === 'yes' && !isAlone) return itemCost + (to - from) * confirmCost;
  if (slot && about?.includes(slot)) return itemCost + (to - from) * askedTopicCost;
  return itemCost + (to - from) * (costs[role ?? ''] ?? roleCost);
}

/** The slots whose known values the words name: "change whole to term". */
export function listKnown(tokens: readonly Token[], { known = {} }: Asked): readonly SlotId[] {
  return tokens.flatMap((token, at) => {
    const isKnown = ({ slot, options: [only, ...others] }: Meaning) =>
      others.length === 0 && known[slot] === only;
    const meant = meaningMatcher.find(tokens, at, isKnown).map(({ label }) => label.slot);
    if (token.number === undefined) return meant;
    const reading = readAmount(token);
    const isAmount = reading?.kind === 'amount' && reading.options[0] === known.coverageAmount;
    return [
      ...meant,
      ...(known.age === token.number ? (['age'] as const) : []),
      ...(isAmount ? (['coverageAmount'] as const) : []),
    ];
  });
}

/** Everything that may begin at a token, one item for each end and kind. */
function listItems(tokens: readonly Token[], at: number, asked: Asked): readonly Item[] {
  return [
    ...listPhrases(tokens, at, asked),
    ...listNumbers(tokens, at, asked),
    ...listOthers(tokens, at, asked),
  ];
}

function listPhrases(
  tokens: readonly Token[],
  at: number,
  { slot, also = [], isConfirm = false }: Asked,
): Item[] {
  const items: Item[] = [];
  /** Phrases of several questions may have the same words: "I don't smoke or drink". */
  const byEnd = new Map<string, Item>();
  const isUsable = (meaning: Meaning) =>
    meaning.isFree || meaning.slot === slot || also.includes(meaning.slot);
  for (const { label, end, isAlone } of meaningMatcher.find(tokens, at, isUsable)) {
    const isGuess = isMisspelled(tokens, at, end);
    const value: Value = { slot: label.slot, options: label.options, isGuess };
    const key = `${end} ${isAlone}`;
    const known = byEnd.get(key);
    // What the asked question makes of the words counts for it.
    const others = known?.values.filter((one) => one.slot !== label.slot || !label.isFree) ?? [];
    const kept = others.some((one) => one.slot === label.slot) ? others : [...others, value];
    byEnd.set(key, { from: at, to: end, values: kept, isAlone });
  }
  items.push(...byEnd.values());
  for (const { label, end, isAlone } of roleMatcher.find(tokens, at)) {
    const isAnswer = (label === 'yes' || label === 'no') && slot !== undefined && isYesNo(slot);
    const option = label === 'yes' ? 'Yes' : 'No';
    const values = isAnswer ? [{ slot, options: [option], isGuess: false }] : [];
    items.push({
      from: at,
      to: end,
      role: label,
      values,
      isAlone: isAlone || label === 'yes' || label === 'no',
    });
  }
  for (const { label, end } of isConfirm ? confirmMatcher.find(tokens, at) : []) {
    items.push({ from: at, to: end, role: label, values: [] });
  }
  items.push(...listNamedAnswers(tokens, at));
  const topics = topicMatcher.find(tokens, at);
  for (const to of new Set(topics.map(({ end }) => end))) {
    const about = topics.filter(({ end }) => end === to).map(({ label }) => label);
    items.push({ from: at, to, role: 'topic', about, values: [] });
  }
  return items;
}

/** Nothing has been said yet. */
function isStart({ slot, isConfirm = false, known = {} }: Asked): boolean {
  return slot === undefined && !isConfirm && Object.keys(known).length === 0;
}

function isMisspelled(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ isCorrected }) => isCorrected);
}

/** "Medications: none" and "no medications". A question that asks what to leave out would turn around. */
function listNamedAnswers(tokens: readonly Token[], at: number): Item[] {
  const isNear = (one: number) => tokens[one]?.clause === tokens[at]?.clause;
  const says = (from: number) =>
    isNear(from)
      ? roleMatcher.find(tokens, from).filter(({ label }) => label === 'yes' || label === 'no')
      : [];
  const names = (from: number) =>
    isNear(from)
      ? nameMatcher.find(tokens, from).filter(({ label }) => isYesNo(label) && label !== 'noMedicalExam')
      : [];
  const item = (slot: SlotId, said: Role, to: number): Item => ({
    from: at,
    to,
    values: [{ slot, options: [said === 'yes' ? 'Yes' : 'No'], isGuess: false }],
  });
  const after = names(at).flatMap((name) =>
    says(name.end).map(({ label, end }) => item(name.label, label, end)),
  );
  const before = /^(?:no|yes)$/.test(tokens[at]?.text ?? '')
    ? says(at).flatMap(({ label, end }) => names(end).map((name) => item(name.label, label, name.end)))
    : [];
  return [...after, ...before];
}

function listNumbers(tokens: readonly Token[], at: number, asked: Asked): Item[] {
  const framedItems = frameMatcher.find(tokens, at).flatMap(({ label, end }) => {
    const number = tokens.slice(at, end).find((token) => token.number !== undefined);
    const item = number && (label === 'age' ? ageItem(number, true, asked.year) : amountItem(number, true));
    return item ? [{ ...item, from: at, to: end }] : [];
  });
  const { slot, also = [], year } = asked;
  const token = tokens[at];
  if (token?.number === undefined) return framedItems;
  const isAmount = token.isMoney || token.number >= 10_000;
  const isAboutAge = [slot, ...also].includes('age');
  const isAboutAmount = [slot, ...also].includes('coverageAmount');
  const canBe = !isAmount && (isAboutAge || (isLone(tokens, at) && canBeAge(slot)));
  const age = canBe ? ageItem(hear(token, tokens[at + 1]), isAboutAge, year) : undefined;
  const amount = isAmount || isAboutAmount ? amountItem(token, isAboutAmount) : undefined;
  return [
    ...framedItems,
    ...(age ? [{ ...age, from: at, to: at + 1, isAlone: canBe && !isAboutAge }] : []),
    ...(amount ? [{ ...amount, from: at, to: at + 1 }] : []),
  ];
}

/** Dictated "forty for" may be 44, so it's a guess. */
function hear(token: Token, next: Token | undefined): Token {
  const isTens = (token.number ?? 0) % 10 === 0 && !/\d/.test(token.raw);
  return isTens && misheard.test(next?.text ?? '') ? { ...token, isCorrected: true } : token;
}

/** Whether a number alone may be an age although something else is asked. */
function canBeAge(slot: SlotId | undefined): boolean {
  return slot === undefined || slot === 'name' || slot === 'state' || isYesNo(slot);
}

function ageItem(
  { number = 0, isMoney, isCorrected = false }: Token,
  isMeant: boolean,
  year: number,
): Omit<Item, 'from' | 'to'> | undefined {
  if (isMoney) return undefined;
  const isAge = Number.isInteger(number) && number >= minAge && number <= maxAge;
  if (isAge) return { values: [{ slot: 'age', options: [number], isGuess: isCorrected }] };
  if (!isMeant) return undefined;
  const born = year - number;
  if (number > earliestBirth && born >= minAge && born <= maxAge) {
    return { values: [{ slot: 'age', options: [born], isGuess: true }] };
  }
  return { values: [], refusal: { slot: 'age', why: 'age' } };
}

function amountItem(token: Token, isMeant: boolean): Omit<Item, 'from' | 'to'> | undefined {
  const reading = readAmount(token);
  if (!reading) return undefined;
  if (reading.kind === 'too-low') {
    return isMeant ? { values: [], refusal: { slot: 'coverageAmount', why: 'too-low' } } : undefined;
  }
  const { options, isGuess, isExact, isAboveTop = false } = reading;
  if (isGuess && !isMeant && !token.isMoney) return undefined;
  // Seven digits may be a phone number.
  const isOdd = !isMeant && !token.isMoney && !isExact;
  return {
    values: [{ slot: 'coverageAmount', options, isGuess: isGuess || isOdd }],
    isAboveTop,
  };
}

function listOthers(tokens: readonly Token[], at: number, asked: Asked): Item[] {
  const { slot, also = [], isWish = false } = asked;
  const items: Item[] = [];
  const isAbout = (one: SlotId) => slot === one || also.includes(one);
  const state = readState(tokens, at, isAbout('state'));
  if (state?.kind === 'elsewhere') {
    const isWhole = at === 0 && state.end === tokens.length;
    if (isAbout('state') || (isStart(asked) && isWhole)) {
      items.push({
        from: at,
        to: state.end,
        values: [],
        refusal: { slot: 'state', why: 'elsewhere' },
      });
    }
  } else if (state) {
    const value = { slot: 'state' as const, options: state.states, isGuess: state.isGuess };
    items.push({ from: at, to: state.end, values: [value] });
  }
  const name = readName(tokens, at, { isAsked: isAbout('name'), isOpening: isStart(asked), isWish });
  if (name) {
    const value = { slot: 'name' as const, options: [name.name], isGuess: name.isGuess };
    items.push({ from: at, to: name.end, values: [value] });
  }
  for (const rated of ['alcoholConsumption', 'exercise'] as const) {
    const read = readRate(tokens, at, rated);
    // Drinks a week are about alcohol whatever is asked.
    const rate = isAbout(rated) || read?.isDrinks ? read : undefined;
    if (rate)
      items.push({
        from: at,
        to: rate.end,
        values: [
          {
            slot: rated,
            options: [rate.option],
            isGuess: rate.isGuess || isMisspelled(tokens, at, rate.end),
          },
        ],
      });
  }
  return items;
}

/**
 * Whether one of these words comes before a value in its clause and isn't part of anything else. Then the value is
 * someone else's or isn't true.
 */
export function isBlocked(
  tokens: readonly Token[],
  leftover: readonly number[],
  from: number,
  words: ReadonlySet<string>,
): boolean {
  return leftover.some(
    (at) => at < from && tokens[at]?.clause === tokens[from]?.clause && words.has(tokens[at]?.text ?? ''),
  );
}
