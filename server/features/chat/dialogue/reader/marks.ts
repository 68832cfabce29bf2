import type { SlotId } from '../../../../../shared/api/chat.ts';
import { keepFound, type Match, type Token } from '../text/phrases.ts';
import { finderOf } from './finders.ts';
import { isOrdinary, type Meaning, type Role, roleMatcher, type Sense, vocabulary } from './lexicon.ts';

/** What a stretch of a clause does for one question. */
export type Mark = {
  kind: Role | 'value' | 'ordinary' | 'unknown';
  meaning?: Meaning;
  from: number;
  to: number;
};

const leads = /^(?:my|our|the|his|her)$/;
const findRole = keepFound((tokens, at) => roleMatcher.find(tokens, at));

/** Every token of a clause accounted for: as a value, by its role, as an everyday word, or as unknown. */
export function markTokens(tokens: readonly Token[], slot: Exclude<SlotId, 'name'>): readonly Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; at = marks.at(-1)?.to ?? tokens.length)
    marks.push(markAt(tokens, at, slot));
  return marks;
}

function markAt(tokens: readonly Token[], from: number, slot: Exclude<SlotId, 'name'>): Mark {
  const find = finderOf(slot);
  const meant = find(tokens, from);
  const role = findRole(tokens, from);
  const { answers, text = '', number } = tokens[from] ?? {};
  // What answers another question leaves this one alone.
  if (answers && answers.slot !== slot && answers.length > (meant?.length ?? 0)) {
    const to = from + answers.length;
    return { kind: findListed(tokens, from, to) ? 'not' : 'filler', from, to };
  }
  const isDenial = typeof meant?.label === 'object' && meant.label.isDenial;
  const listed = isDenial ? findListed(tokens, from, from + meant.length) : undefined;
  if (listed && typeof find(tokens, listed)?.label === 'object') return { kind: 'not', from, to: listed };
  // `My grandpa had cancer`: what is said of relatives begins after `my`.
  const isLed = role?.label === 'other' && leads.test(text);
  const later = isLed ? find(tokens, from + 1) : undefined;
  const minLater = Math.max((role?.length ?? 0) - 1, (meant?.length ?? 0) + 1);
  if (later && later.label !== 'topic' && later.length >= minLater)
    return { kind: 'filler', from, to: from + 1 };
  const found = meant && meant.length >= (role?.length ?? 0) ? meant : role;
  return found ? toMark(found, from) : { kind: nameRest(text, number), from, to: from + 1 };
}

/** What a word is that means nothing here. */
function nameRest(text: string, number: number | undefined): Mark['kind'] {
  if (number !== undefined) return 'number';
  return isOrdinary(text) || vocabulary.has(text) || !/\p{L}/u.test(text) ? 'ordinary' : 'unknown';
}

function toMark({ label, length }: Match<Sense>, from: number): Mark {
  const to = from + length;
  return typeof label === 'string' ? { kind: label, from, to } : { kind: 'value', meaning: label, from, to };
}

/** Where the denial ends that covers what is said after it, too: `no conditions or prescriptions`. */
function findListed(tokens: readonly Token[], from: number, to: number): number | undefined {
  if (!/^n?or$/.test(tokens[to]?.text ?? '')) return undefined;
  const at = tokens.slice(from, to).findIndex(({ text }) => /^(?:no|not|don't)$/.test(text));
  return at === -1 ? undefined : from + at + 1;
}
