import type { SlotId } from '../../../../../shared/api/chat.ts';
import { age as ageQuestion } from '../../../../../shared/quote/questions/age.ts';
import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { findClosest } from '../text/closest.ts';
import type { Token } from '../text/phrases.ts';
import { textOf } from '../text/tokens.ts';
import { findState } from '../values/find-state.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import { isOrdinary, vocabulary } from './lexicon.ts';
import { completeName, isDropped, isRespelled, readPart, replacePart, splitFixed } from './name-changes.ts';
import { isCapital, isEverydayWord, type NameClaim, readName } from './read-name.ts';
import { kindOf } from './to-commands.ts';

const { min: minAge, max: maxAge } = ageQuestion.range;

/** The name that a message gives, corrects, or leaves open. */
export function readNames(all: readonly Clause[], state: DialogueState, asked: SlotId | null): Command[] {
  const known = state.values.name;
  const words = all.flatMap(({ tokens }) => tokens);
  const isFixed = hasCue('corrects', words);
  const clauses = all.filter((clause) => known === undefined || !isDropped(clause, known));
  const isNamed = known !== undefined && (clauses.length < all.length || hasCue('names', words));
  const isLike = (one: Clause) => known !== undefined && isRespelled(one, known.split(' '), isFixed);
  const isOpening = state.phase === 'opening';
  const isListed = isOpening && clauses.some(({ tokens }) => tokens.length === 1 && tokens.some(isAge));
  const hasAge = isOpening && words.some(isAge);
  const hasEmail = clauses.some(({ original }) => /\S@\S/.test(original));
  const parts = asked === 'name' ? clauses.flatMap(splitFixed) : clauses;
  const claims = parts.flatMap((clause): NameClaim[] => {
    // `That was my name, sorry, hers is Ann Pell` corrects it, `hers is Ann, mine is Jo` doesn't.
    const isHers = /^(?:hers|his) is /i.test(clause.original) && !(isFixed && hasCue('names', words));
    if (isHers || (clause !== parts[0] && isPlaceOnly(clause))) return [];
    const isFirst = (isListed && clause === parts[0]) || (hasAge && isFullName(clause));
    const claim = readName(clause, asked === 'name' || isNamed || isFirst || isLike(clause));
    // An email address is no name.
    if (!claim || (hasEmail && !claim.isClear)) return [];
    if (isFirst && !claim.isClear && !isListedName(clause, claim.name)) return [];
    return [{ ...claim, isClear: claim.isClear || isFirst, part: readPart(textOf(clause.tokens)) }];
  });
  const isMeant = asked === 'name' || isListed || isNamed || clauses.some(isLike);
  const own = known?.split(' ') ?? [];
  const replaced = replacePart(clauses, own, isNamed || state.expects === 'confirm');
  const [said, ...others] = replaced
    ? [replaced]
    : chooseNames(isMeant ? claims : claims.filter(({ isClear }) => isClear), isFixed);
  if (said === undefined) return [];
  const names = others.length > 0 ? [said, ...others] : completeName(said, own, textOf(words));
  const [name = said] = names;
  const evidence = clauses.map(({ original }) => original).join(', ');
  // `It's complicated` may be no name.
  const isWord = claims.every((claim) => !claim.isClear) && !known && isDoubtful(name, evidence);
  if (names.length > 1 || ((isWord || /^\p{L}$/u.test(name)) && state.offered[0] !== name))
    return [{ kind: 'clarify', slot: 'name', options: names.slice(0, 3), evidence }];
  return [{ kind: kindOf('name', name, state), slot: 'name', value: name, evidence }];
}

/** Everyday words in small letters, said with more than that or several: `it's complicated`, `holy cow`. */
function isDoubtful(name: string, said: string): boolean {
  const isMore = name.includes(' ') || said.toLowerCase() !== name.toLowerCase();
  return isMore && said.includes(name.toLowerCase()) && name.split(' ').every(isEverydayWord);
}

function isAge({ number = 0 }: Token): boolean {
  return number >= minAge && number <= maxAge;
}

function isPlaceOnly({ tokens }: Clause): boolean {
  return tokens.length > 1 && findState(tokens, 0)?.length === tokens.length;
}

/** `Travel nurse here, 35`, `Truck driver, 47`, and `Rhode Island, 42` are lists that begin with no name. */
function isListedName(clause: Clause, name: string): boolean {
  const { tokens } = clause;
  const styles = new Set(
    tokens.map(({ original }) => [isCapital(original), /^\p{Lu}{2}/u.test(original)].join()),
  );
  return name.split(' ').length === tokens.length && !isPlaceOnly(clause) && styles.size === 1;
}

/** `Anton Reyes. I'm 47 and live in Ohio`. */
function isFullName({ tokens }: Clause): boolean {
  const isWord = ({ original, text }: Token) =>
    isCapital(original) && !isOrdinary(original.toLowerCase()) && !vocabulary.has(text);
  return tokens.length > 1 && tokens.length < 4 && tokens.every(isWord);
}

/** What a last name begins with. */
const particle = /^(?:van|von|de|del|della|di|da|dos|la|st)\b/i;
const maxLed = 3;

/** The names that several clauses give: the fuller one, or the one that corrects. Two different ones are asked about. */
function chooseNames(claims: readonly NameClaim[], isCorrected: boolean): readonly string[] {
  const [given, family] = ['first', 'last'].map((part) => claims.find((one) => one.part === part)?.name);
  if (given && family) return [`${given} ${family}`];
  const count = (name: string) => name.split(' ').length;
  const [one, next] = claims;
  // `de la Cruz, Ana`.
  if (
    one &&
    next &&
    claims.length === 2 &&
    count(next.name) === 1 &&
    particle.test(one.name) &&
    count(one.name) > 1
  )
    return [`${next.name} ${one.name}`];
  const longest = Math.max(0, ...claims.map(({ name }) => count(name)));
  const full = claims.filter(({ name }) => count(name) === longest);
  const names = [...new Set(full.map(({ name }) => name))];
  const [name = ''] = names;
  const [first, last] = [claims[0], claims.at(-1)];
  // `The Honorable Ann Pell; Ann Pell will suffice`, `JonMyers. Oops, Jon Myers`.
  if (first && last && !first.isClear && (last.isClear || isCorrected) && last.name.includes(' '))
    return [last.name];
  const rest = claims.slice(1);
  const [other] = rest;
  // `Jon Meyrs. Myers` spells a part of it again.
  if (
    first &&
    other &&
    rest.length === 1 &&
    first.name.includes(' ') &&
    /^\p{Lu}\p{Ll}+$/u.test(other.name)
  ) {
    const parts = first.name.split(' ');
    const [closest] = findClosest(
      other.name.toLowerCase(),
      parts.map((part) => part.toLowerCase()),
    );
    const at = parts.findIndex((part) => part.toLowerCase() === closest);
    if (at !== -1) return [parts.with(at, other.name).join(' ')];
  }
  const isPart = claims.every((one) =>
    one.name.split(' ').every((part) => name.toLowerCase().includes(part.toLowerCase())),
  );
  // `Rob rt Calhoun, Robert with the missing letter`.
  const isPartly = (one: string, name: string) =>
    ` ${name}`.toLowerCase().includes(` ${one.slice(0, 3).toLowerCase()}`);
  // `Jon Myers, CPA`, but not `Chief Petty Officer Jon Myers, ret.` or `Myers, Jon Paul`.
  const isLed =
    !isCorrected &&
    longest > 1 &&
    longest <= maxLed &&
    name === claims[0]?.name &&
    rest.every((one) => !one.isClear && count(one.name) === 1 && !isPartly(one.name, name));
  const isOne = names.length === 1 && (isPart || isLed || full[0]?.isClear === true);
  return isOne ? names : [...new Set(claims.map((claim) => claim.name))];
}
