import type { SlotId } from '../../../../../shared/api/chat.ts';
import { maxAge, minAge } from '../../../../../shared/quote/quick-info.ts';
import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { corrects } from '../text/correcting.ts';
import { findState } from '../values/find-state.ts';
import type { Clause } from './clauses.ts';
import { findClosest } from './closest.ts';
import { isOrdinary, roleMatcher, vocabulary } from './lexicon.ts';
import type { Token } from './phrases.ts';
import { chooseName, readName } from './read-name.ts';
import { kindOf } from './to-commands.ts';
import { textOf } from './tokens.ts';

function isAge(number = 0): boolean {
  return number >= minAge && number <= maxAge;
}

/** `Jon Myers`, said later by a Jon Meyers: a name in full that differs in one part. */
function isRespelled({ tokens, original }: Clause, { values }: DialogueState, isFixed: boolean): boolean {
  const known = values.name?.toLowerCase().split(' ') ?? [];
  const said = tokens.map(({ original }) => original).filter((word) => /^\p{Lu}\p{L}/u.test(word));
  const isSpelled = /\bwith (?:an?|one|two|no) \p{L}\b/u.test(original.toLowerCase());
  const isClose = (word: string) => findClosest(word.toLowerCase(), known).length > 0;
  if ((isSpelled || isFixed) && said.some(isClose)) return true;
  const same = said.filter((word) => known.includes(word.toLowerCase())).length;
  const isLike = said.every(
    (word, at) => findClosest(word.toLowerCase(), known.slice(at, at + 1)).length > 0,
  );
  return known.length > 1 && said.length === known.length && (same === known.length - 1 || isLike);
}

/** `Norah with an h`, said by Nora Lund. */
function respellName(known: string, said: string): string {
  const parts = known.split(' ');
  const [closest] = findClosest(said.toLowerCase(), parts);
  return parts.map((part) => (part === closest ? said : part)).join(' ');
}

/** `My last name should be Myers`. */
function renamePart(known: string, said: string, clauses: readonly Clause[]): string | undefined {
  const text = clauses.map(({ tokens }) => textOf(tokens)).join(' ');
  const [, which] = /\b(first|last|family) name\b/.exec(text) ?? [];
  const parts = known.split(' ');
  if (which === undefined || parts.length < 2) return undefined;
  return parts.with(which === 'first' ? 0 : -1, said).join(' ');
}

/** `Travel nurse here, 35`, `Truck driver, 47`, and `Rhode Island, 42` are lists that begin with no name. */
function isListedName({ tokens }: Clause, name: string): boolean {
  const isWhole = name.split(' ').length === tokens.length;
  const isPlace = tokens.length > 1 && findState(tokens, 0)?.length === tokens.length;
  const styles = new Set(tokens.map(({ original }) => styleOf(original)));
  return isWhole && !isPlace && styles.size === 1;
}

/** `Anton Reyes. I'm 47 and live in Ohio`. */
function isFullName({ tokens }: Clause): boolean {
  const isWord = ({ original, text }: Token) =>
    isCapital(original) && !isOrdinary(original.toLowerCase()) && !vocabulary.has(text);
  return tokens.length > 1 && tokens.length < 4 && tokens.every(isWord);
}

/** `No longer Jon Myers`: the name that is known is given up. */
function isDropped({ tokens, original }: Clause, name: string): boolean {
  const hasDenial = tokens.some((_, at) =>
    ['not', 'past'].includes(roleMatcher.find(tokens, at)?.label ?? ''),
  );
  return hasDenial && original.toLowerCase().includes(name.toLowerCase());
}

/** `USAF vet` mixes two. */
function styleOf(word: string): 'name' | 'capitals' | 'small' {
  return isCapital(word) ? 'name' : /^\p{Lu}{2}/u.test(word) ? 'capitals' : 'small';
}

function isCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

/** The name that a message gives, corrects, or leaves open. */
export function readNames(all: readonly Clause[], state: DialogueState, asked: SlotId | null): Command[] {
  const known = state.values.name;
  const isFixed = corrects(all.flatMap(({ tokens }) => tokens));
  const clauses = known === undefined ? all : all.filter((clause) => !isDropped(clause, known));
  const isNamed =
    known !== undefined &&
    (clauses.length < all.length || all.some(({ tokens }) => tokens.some(({ text }) => text === 'name')));
  const isListed =
    state.phase === 'opening' &&
    clauses.some(({ tokens }) => tokens.length === 1 && isAge(tokens[0]?.number));
  const hasAge = clauses.some(({ tokens }) => tokens.some(({ number }) => isAge(number)));
  const claims = clauses.flatMap((clause) => {
    const isFirst =
      (isListed && clause === clauses[0]) || (state.phase === 'opening' && hasAge && isFullName(clause));
    const claim = readName(
      clause,
      asked === 'name' || isNamed || isFirst || isRespelled(clause, state, isFixed),
    );
    return claim && (!isFirst || claim.isClear || isListedName(clause, claim.name))
      ? [{ ...claim, isClear: claim.isClear || isFirst }]
      : [];
  });
  const isMeant =
    asked === 'name' || isListed || isNamed || clauses.some((one) => isRespelled(one, state, isFixed));
  const clear = isMeant ? claims : claims.filter(({ isClear }) => isClear);
  const chosen = chooseName(clear, isFixed);
  const [name, ...more] = chosen?.names ?? [];
  if (name === undefined) return [];
  const evidence = clauses.map(({ original }) => original).join(', ');
  if (more.length > 0 || (/^\p{L}$/u.test(name) && state.offered[0] !== name))
    return [{ kind: 'clarify', slot: 'name', options: [name, ...more].slice(0, 3), evidence }];
  const isPart = known !== undefined && !name.includes(' ');
  const named = isPart ? renamePart(known, name, clauses) : undefined;
  const isLike = isPart && clauses.some((one) => isRespelled(one, state, isFixed));
  const value = named ?? (isLike ? respellName(known, name) : name);
  return [{ kind: kindOf('name', value, state), slot: 'name', value, evidence }];
}
