import { isOrdinary, type Meaning, type Role, roleMatcher, type Sense, vocabulary } from './lexicon.ts';
import type { Match, Token } from './phrases.ts';

/** What a stretch of a clause does for one question. */
export type Mark = {
  kind: Role | 'value' | 'number' | 'ordinary' | 'unknown';
  meaning?: Meaning;
  from: number;
  to: number;
};
/** Finds what the words that begin at a token mean for one question. */
export type Find = (tokens: readonly Token[], at: number) => Match<Sense> | undefined;

/** Every token of a clause accounted for: as a value, by its role, as an everyday word, or as unknown. */
export function markTokens(tokens: readonly Token[], find: Find): readonly Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  while (at < tokens.length) {
    const mark = markAt(tokens, at, find);
    marks.push(mark);
    at = mark.to;
  }
  return marks;
}

function markAt(tokens: readonly Token[], from: number, find: Find): Mark {
  const meant = find(tokens, from);
  const role = findRole(tokens, from);
  // `My grandpa had cancer`: what is said of relatives begins after `my`.
  const later =
    role?.label === 'other' && /^(?:my|our|the|his|her)$/.test(tokens[from]?.text ?? '')
      ? find(tokens, from + 1)
      : undefined;
  if (
    later &&
    later.label !== 'topic' &&
    later.length + 1 >= (role?.length ?? 0) &&
    later.length > (meant?.length ?? 0)
  )
    return { kind: 'filler', from, to: from + 1 };
  if (meant && meant.length >= (role?.length ?? 0)) {
    const to = from + meant.length;
    return typeof meant.label === 'string'
      ? { kind: meant.label, from, to }
      : { kind: 'value', meaning: meant.label, from, to };
  }
  if (role) return { kind: role.label, from, to: from + role.length };
  const { text = '', number } = tokens[from] ?? {};
  if (number !== undefined) return { kind: 'number', from, to: from + 1 };
  const isKnown = isOrdinary(text) || vocabulary.has(text) || !/\p{L}/u.test(text);
  return { kind: isKnown ? 'ordinary' : 'unknown', from, to: from + 1 };
}

const foundRoles = new WeakMap<readonly Token[], Map<number, Match<Role> | undefined>>();

/** Every question asks for the roles of the same words, so they are kept as long as their tokens. */
function findRole(tokens: readonly Token[], at: number): Match<Role> | undefined {
  const found = foundRoles.get(tokens) ?? new Map<number, Match<Role> | undefined>();
  foundRoles.set(tokens, found);
  if (!found.has(at)) found.set(at, roleMatcher.find(tokens, at));
  return found.get(at);
}
