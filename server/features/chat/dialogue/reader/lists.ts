import type { SlotId } from '../../../../../shared/api/chat.ts';
import { slotIds } from '../slots.ts';
import type { Token } from '../text/phrases.ts';
import { finderOf } from './finders.ts';
import { isOrdinary, vocabulary } from './lexicon.ts';

const minListed = 3;
/** A number without a unit is an age first. */
const listed = ['age', 'state', 'coverageAmount', 'smokingStatus', 'policyType', 'noMedicalExam'] as const;
const between =
  /^(?:m|f|male|female|man|woman|yo|in|from|for|need|want|with|and|a|the|of|about|life|insurance|quote|coverage|policy|please|pls)$/;

/** Each answer of `58 m Ohio smoker 100k whole life`, which has no words but answers; undefined for other words. */
export function readList(tokens: readonly Token[]): readonly { slot: SlotId; tokens: Token[] }[] | undefined {
  const items: { slot: SlotId; tokens: Token[] }[] = [];
  const add = (slot: SlotId, from: number, to: number) =>
    items.push({ slot, tokens: tokens.slice(from, to).map(({ answers: _, ...token }) => token) });
  for (let at = 0; at < tokens.length; ) {
    const found = findAnswer(tokens, at);
    const nameEnd = at === 0 && !found ? tokens.findIndex((token) => !isName(token)) : 0;
    if (nameEnd > 0) add('name', 0, nameEnd);
    else if (found && !items.some(({ slot }) => slot === found.slot)) add(found.slot, at, at + found.length);
    else if (found || !between.test(tokens[at]?.text ?? '')) return undefined;
    at += nameEnd > 0 ? nameEnd : (found?.length ?? 1);
  }
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
