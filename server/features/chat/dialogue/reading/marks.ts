import type { SlotId } from '../../../../../shared/api/chat.ts';
import { finderOf } from './finders.ts';
import {
  type Find,
  isOrdinary,
  type Meaning,
  type Role,
  roleMatcher,
  type Sense,
  vocabulary,
} from './lexicon.ts';
import type { Match, Token } from './phrases.ts';

/** What a stretch of a clause does for one question. */
export type Mark = {
  kind: Role | 'value' | 'number' | 'ordinary' | 'unknown';
  meaning?: Meaning;
  from: number;
  to: number;
};

/** Every token of a clause accounted for: as a value, by its role, as an everyday word, or as unknown. */
export function markTokens(tokens: readonly Token[], slot: Exclude<SlotId, 'name'>): readonly Mark[] {
  const marks: Mark[] = [];
  const find = finderOf(slot);
  let at = 0;
  while (at < tokens.length) {
    const mark = markAt(tokens, at, slot, find);
    marks.push(mark);
    at = mark.to;
  }
  return marks;
}

function markAt(tokens: readonly Token[], from: number, slot: SlotId, find: Find): Mark {
  const meant = find(tokens, from);
  const { answers } = tokens[from] ?? {};
  // What answers another question leaves this one alone.
  if (answers && answers.slot !== slot && answers.length > (meant?.length ?? 0)) {
    const to = from + answers.length;
    return { kind: findListed(tokens, from, to) ? 'not' : 'filler', from, to };
  }
  const listed = meant && isDenial(meant) ? findListed(tokens, from, from + meant.length) : undefined;
  if (listed && typeof find(tokens, listed)?.label === 'object') return { kind: 'not', from, to: listed };
  return markRole(tokens, from, find, meant);
}

function isDenial({ label }: Match<Sense>): boolean {
  return typeof label === 'object' && label.isDenial === true;
}

function markRole(tokens: readonly Token[], from: number, find: Find, meant: Match<Sense> | undefined): Mark {
  const role = findRole(tokens, from);
  // `My grandpa had cancer`: what is said of relatives begins after `my`.
  const isLed = role?.label === 'other' && /^(?:my|our|the|his|her)$/.test(tokens[from]?.text ?? '');
  const later = isLed ? find(tokens, from + 1) : undefined;
  const minLater = Math.max((role?.length ?? 0) - 1, (meant?.length ?? 0) + 1);
  if (later && later.label !== 'topic' && later.length >= minLater)
    return { kind: 'filler', from, to: from + 1 };
  if (meant && meant.length >= (role?.length ?? 0)) {
    const to = from + meant.length;
    return typeof meant.label === 'string'
      ? { kind: meant.label, from, to }
      : { kind: 'value', meaning: meant.label, from, to };
  }
  if (role) return { kind: role.label, from, to: from + role.length };
  return { kind: nameRest(tokens[from]), from, to: from + 1 };
}

/** Where the denial ends that covers what is said after it, too: `no conditions or prescriptions`. */
function findListed(tokens: readonly Token[], from: number, to: number): number | undefined {
  if (!/^n?or$/.test(tokens[to]?.text ?? '')) return undefined;
  const at = tokens.slice(from, to).findIndex(({ text }) => /^(?:no|not|don't)$/.test(text));
  return at === -1 ? undefined : from + at + 1;
}

/** What a word is that means nothing here. */
function nameRest({ text, number }: Token = { text: '', original: '', start: 0, end: 0 }): Mark['kind'] {
  if (number !== undefined) return 'number';
  const isKnown = isOrdinary(text) || vocabulary.has(text) || !/\p{L}/u.test(text);
  return isKnown ? 'ordinary' : 'unknown';
}

const foundRoles = new WeakMap<readonly Token[], Map<number, Match<Role> | undefined>>();

/** Every question asks for the roles of the same words, so they are kept as long as their tokens. */
function findRole(tokens: readonly Token[], at: number): Match<Role> | undefined {
  const found = foundRoles.get(tokens) ?? new Map<number, Match<Role> | undefined>();
  foundRoles.set(tokens, found);
  if (!found.has(at)) found.set(at, roleMatcher.find(tokens, at));
  return found.get(at);
}

export function hasMark(marks: readonly Mark[], kind: Mark['kind']): boolean {
  return marks.some((mark) => mark.kind === kind);
}
