import type { SlotId } from '../../../../../shared/api/chat.ts';
import words from '../lexicon/between.json' with { type: 'json' };
import { slotIds } from '../slots.ts';
import type { Token } from '../text/phrases.ts';
import { finderOf } from './finders.ts';
import { isOrdinary, vocabulary } from './lexicon.ts';

const minListed = 3;
/** A number without a unit is an age first. */
const listed = ['age', 'state', 'coverageAmount', 'smokingStatus', 'policyType', 'noMedicalExam'] as const;
const between: ReadonlySet<string> = new Set(words);
const introduces = /^(?:i'm|is|names?)$/;
/** Other words that may be between answers, such as a job, but not after a number: `29 credits`. */
const maxOthers = 2;

/** Each answer of `58 m Ohio smoker 100k whole life`, which has no words but answers; undefined for other words. */
export function readList(tokens: readonly Token[]): readonly { slot: SlotId; tokens: Token[] }[] | undefined {
  const items: { slot: SlotId; tokens: Token[] }[] = [];
  const others: number[] = [];
  const add = (slot: SlotId, from: number, to: number) =>
    items.push({ slot, tokens: tokens.slice(from, to).map(({ answers: _, ...token }) => token) });
  for (let at = 0; at < tokens.length; ) {
    const found = findAnswer(tokens, at);
    const nameLength = found ? 0 : countName(tokens, at);
    if (nameLength > 0) add('name', at, at + nameLength);
    else if (found && !items.some(({ slot }) => slot === found.slot)) add(found.slot, at, at + found.length);
    else if (found) return undefined;
    else if (!between.has(tokens[at]?.text ?? '')) others.push(at);
    at += nameLength > 0 ? nameLength : (found?.length ?? 1);
  }
  if (others.length > maxOthers || !others.every((at) => isAside(tokens, at))) return undefined;
  for (const item of items) markAnswers(item.tokens);
  return items.length < minListed ? undefined : items;
}

function findAnswer(tokens: readonly Token[], at: number): { slot: SlotId; length: number } | undefined {
  const isMoney = tokens[at]?.isMoney === true;
  const found = listed.flatMap((slot) => {
    const { label, length } = finderOf(slot)(tokens, at) ?? { label: '', length: 0 };
    const isOne = typeof label === 'object' && label.options.length === 1;
    return isOne && !(isMoney && slot === 'age') ? [{ slot, length: isMoney ? 1 : length }] : [];
  });
  return found[0];
}

/** How many words from here are a name: at the beginning, or after `I'm`. */
function countName(tokens: readonly Token[], at: number): number {
  const isLed = introduces.test(tokens[at - 1]?.text ?? '');
  if (at > 0 && !isLed) return 0;
  const isPart = isLed ? isUnknown : isName;
  const end = tokens.findIndex((token, index) => index >= at && !isPart(token));
  return Math.max(0, end - at);
}

function isUnknown({ text, original }: Token): boolean {
  return /^\p{L}{2}/u.test(original) && !vocabulary.has(text) && !isOrdinary(text);
}

function isAside(tokens: readonly Token[], at: number): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  return own !== undefined && isOrdinary(own.text) && before?.number === undefined;
}

function isName({ original, text }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(original) && !vocabulary.has(text) && !isOrdinary(text);
}

/** Notes which phrases say outright what they answer, so that other questions leave them alone. */
export function markAnswers(tokens: Token[]): void {
  for (const slot of slotIds) {
    if (slot === 'name') continue;
    const find = finderOf(slot);
    tokens.forEach((token, at) => {
      if (token.isMoney && slot !== 'coverageAmount') return;
      const { label, length } = find(tokens, at) ?? { label: '', length: 0 };
      const isOutright = typeof label === 'object' && label.isClear && label.options.length === 1;
      if (isOutright && length > (token.answers?.length ?? 0)) token.answers = { slot, length };
    });
  }
}
