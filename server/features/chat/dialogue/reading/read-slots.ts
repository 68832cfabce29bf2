import type { SlotId } from '../../../../../shared/api/chat.ts';
import { maxAge, minAge } from '../../../../../shared/quote/quick-info.ts';
import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { findState } from '../values/find-state.ts';
import type { Clause } from './clauses.ts';
import { readAny, readContradicted, readNamed, readRecent, readReplaced } from './corrections.ts';
import { roleMatcher } from './lexicon.ts';
import { type Mark, markTokens } from './marks.ts';
import { chooseName, readName } from './read-name.ts';
import { readQuestion } from './read-question.ts';
import { isField, kindOf, type Question, questions, textOf, toCommands } from './to-commands.ts';
import { type Claim, traitOf } from './traits.ts';
import { weigh } from './weigh.ts';

/** `42, Ohio` introduces someone; in a longer clause a number or a place may be anything. */
const maxListed = 3;

/** The commands that fill, correct, ask about, or refuse slots, from everything that a message states. */
export function readSlots(all: readonly Clause[], state: DialogueState): Command[] {
  const clauses = dropJokes(all);
  const asked = state.expects === 'confirm' ? null : state.expects;
  const replaced = readReplaced(clauses, state);
  const named = replaced.length > 0 ? replaced : readNamed(clauses, state);
  const name = readNames(clauses, state, asked);
  const taken = new Set(named.flatMap((command) => ('slot' in command ? [command.slot] : [])));
  const clear = questions
    .filter((slot) => slot !== asked && !taken.has(slot) && !(slot === 'state' && isPlaceName(name)))
    .flatMap((slot) =>
      readUnasked(slot, slot === 'state' ? dropNames(clauses, name) : clauses, state, name.length > 0),
    );
  const recent = readRecent(clauses, state, [...name, ...clear, ...named]);
  const own =
    asked === null || asked === 'name' || taken.has(asked)
      ? []
      : readAsked(asked, clauses, state, [...clear, ...named, ...recent]);
  const commands = [...name, ...own, ...clear, ...named];
  const contradicted = readContradicted(clauses, state, commands);
  if (contradicted.length > 0) return [...contradicted, ...commands];
  if (own.every(({ kind }) => kind === 'clarify') && recent.length > 0)
    return [...name, ...clear, ...named, ...recent];
  return commands.length > 0 ? askConflicts(commands) : readAny(clauses, state);
}

/** `I smoke, but put me down as a nonsmoker`: two values for one question are asked about. */
function askConflicts(commands: readonly Command[]): Command[] {
  const given = commands.flatMap((one) => (one.kind === 'set' || one.kind === 'correct' ? [one] : []));
  const conflict = given.find((one) =>
    given.some(({ slot, value }) => slot === one.slot && value !== one.value),
  );
  if (!conflict) return [...commands];
  const { slot, evidence } = conflict;
  const options = given.filter((one) => one.slot === slot).map(({ value }) => String(value));
  const others = commands.filter((one) => !('slot' in one && one.slot === slot));
  return [...others, { kind: 'clarify', slot, options, evidence }];
}

/** `A billion. Kidding. A million`: what was said before is taken back. */
function dropJokes(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findLastIndex(({ tokens }) =>
    tokens.some(({ text }) => /^(?:kidding|jk|joking)$/.test(text)),
  );
  return at === -1 || at === clauses.length - 1 ? clauses : clauses.slice(at + 1);
}

/** `Darnell Washington` names no state. */
function isPlaceName(names: readonly Command[]): boolean {
  return names.some((command) => command.kind === 'set' && placeName.test(String(command.value)));
}

const placeName = /(?:Washington|Georgia|Virginia|Montana|Dakota|Carolina|Tennessee|Nevada|York)$/;

/** `Eugene` and `Mason` are cities, too. */
function dropNames(clauses: readonly Clause[], names: readonly Command[]): readonly Clause[] {
  const given = names.flatMap((command) =>
    command.kind === 'set' ? [String(command.value).toLowerCase()] : [],
  );
  return clauses.filter(({ original }) => !given.includes(original.trim().toLowerCase()));
}

function readAsked(
  slot: Question,
  clauses: readonly Clause[],
  state: DialogueState,
  others: readonly Command[],
): Command[] {
  // `I don't smoke` denies nothing else, and `no, I'm 43` takes back the age.
  const isTaken = others.some(({ kind }) => kind === 'correct');
  const open = clauses.filter((clause, index) => {
    const own = readQuestion(slot, [clause], true);
    const isUsed = others.some((command) => 'evidence' in command && command.evidence === clause.original);
    if (isUsed && own?.isFirm !== true) return false;
    const isBare = own?.isBare === true;
    const next = clauses[index + 1];
    const isRetraction = isTaken && (next === undefined || (!next.isFirst && next.joint !== 'and'));
    return (
      !isBare || !(isRetraction || questions.some((other) => other !== slot && isClearly(other, clause)))
    );
  });
  const claim = readQuestion(slot, open, true);
  return claim ? toCommands(slot, claim, clauses, state) : [];
}

function isClearly(slot: Question, clause: Clause): boolean {
  const claim = readQuestion(slot, [clause], false);
  return claim?.isClear === true && claim.isFirm;
}

/** What is said before it is asked for counts when it is clear. */
function readUnasked(
  slot: Question,
  clauses: readonly Clause[],
  state: DialogueState,
  hasName: boolean,
): Command[] {
  const own = clauses.filter(
    (clause) =>
      (clause.kind === 'statement' || (clause.kind === 'others' && slot === 'familyHistory')) &&
      isOutright(slot, clause, state, hasName),
  );
  if (own.length === 0) return [];
  const claim = readQuestion(slot, own, true);
  return claim ? toCommands(slot, claim, own, state) : [];
}

/** Whether a clause says itself which question it answers, or introduces someone in a word or two. */
function isOutright(slot: Question, clause: Clause, state: DialogueState, hasName: boolean): boolean {
  const marks = markTokens(clause.tokens, slot);
  const claim = weigh(marks, traitOf(slot), true);
  const has = (kind: Mark['kind']) => marks.some((mark) => mark.kind === kind);
  // `I want $300,000 of coverage` is asked about.
  const isBetween =
    slot === 'coverageAmount' &&
    ((state.phase === 'opening' && asking.some(has)) || (state.expects === 'name' && !has('number')));
  if (!claim || claim.isBare || !(claim.isFirm || isBetween)) return false;
  if (has('unknown') && claim.isClear === false) return false;
  const words = marks.filter(({ kind }) => kind !== 'filler' && kind !== 'self').length;
  const isOpen = state.values[slot] === undefined;
  const isWhole = words <= maxListed && !has('ordinary') && !has('unknown');
  if (!isOpen && isField(slot) && isWhole && (state.expects === 'confirm' || has('fix'))) return true;
  const isIntroducing =
    isOpen && words <= maxListed && (state.phase === 'opening' || hasName || isField(state.expects));
  return isNamedOrListed(slot, clause, { claim, has, isIntroducing, isOnly: words === 1 }, state, hasName);
}

type Outright = {
  claim: Claim;
  has: (kind: Mark['kind']) => boolean;
  isIntroducing: boolean;
  isOnly: boolean;
};

function isNamedOrListed(
  slot: Question,
  clause: Clause,
  { claim, has, isIntroducing, isOnly }: Outright,
  state: DialogueState,
  hasName: boolean,
): boolean {
  const isIntroduced =
    isIntroducing &&
    (hasName || !has('ordinary')) &&
    (hasName || state.expects !== 'name' || /^(?:in|from)$/.test(clause.tokens[0]?.text ?? ''));
  if (slot === 'age') {
    const isNext = hasName || state.phase === 'opening' || state.expects === 'state';
    return claim.isClear || (isIntroducing && state.expects !== 'coverageAmount' && isNext && isOnly);
  }
  if (slot === 'state')
    return isIntroduced || (state.values.state === undefined ? has('topic') : lives.test(textOf(clause)));
  if (slot === 'coverageAmount') return claim.isClear && (isIntroducing || asking.some(has));
  return claim.isClear;
}

const lives = /\b(?:live|living|moved|relocated|state|address)\b|\bi'm (?:actually |now )?in\b/;
const asking: readonly Mark['kind'][] = ['topic', 'wish', 'fix', 'sum'];

function isAge(number = 0): boolean {
  return number >= minAge && number <= maxAge;
}

/** `Jon Myers`, said later by a Jon Meyers: a name in full that differs in one part. */
function isRespelled({ tokens }: Clause, { values }: DialogueState): boolean {
  const known = values.name?.toLowerCase().split(' ') ?? [];
  const said = tokens.map(({ original }) => original).filter(isCapital);
  const same = said.filter((word) => known.includes(word.toLowerCase())).length;
  return known.length > 1 && said.length === known.length && same === known.length - 1;
}

/** `Travel nurse here, 35`, `Truck driver, 47`, and `Rhode Island, 42` are lists that begin with no name. */
function isListedName({ tokens }: Clause, name: string): boolean {
  const isWhole = name.split(' ').length === tokens.length;
  const isPlace = tokens.length > 1 && findState(tokens, 0)?.length === tokens.length;
  const isCapitalFirst = isCapital(tokens[0]?.original ?? '');
  return isWhole && !isPlace && tokens.every(({ original }) => isCapital(original) === isCapitalFirst);
}

/** `No longer Jon Myers`: the name that is known is given up. */
function isDropped({ tokens, original }: Clause, name: string): boolean {
  const hasDenial = tokens.some((_, at) =>
    ['not', 'past'].includes(roleMatcher.find(tokens, at)?.label ?? ''),
  );
  return hasDenial && original.toLowerCase().includes(name.toLowerCase());
}

function isCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

function readNames(all: readonly Clause[], state: DialogueState, asked: SlotId | null): Command[] {
  const known = state.values.name;
  const clauses = known === undefined ? all : all.filter((clause) => !isDropped(clause, known));
  const isNamed =
    known !== undefined &&
    (clauses.length < all.length || all.some(({ tokens }) => tokens.some(({ text }) => text === 'name')));
  const isListed =
    state.phase === 'opening' &&
    clauses.some(({ tokens }) => tokens.length === 1 && isAge(tokens[0]?.number));
  const claims = clauses.flatMap((clause) => {
    const isFirst = isListed && clause === clauses[0];
    const claim = readName(clause, asked === 'name' || isNamed || isFirst || isRespelled(clause, state));
    return claim && (!isFirst || claim.isClear || isListedName(clause, claim.name)) ? [claim] : [];
  });
  const isMeant = asked === 'name' || isListed || isNamed || clauses.some((one) => isRespelled(one, state));
  const clear = isMeant ? claims : claims.filter(({ isClear }) => isClear);
  const chosen = chooseName(clear);
  const [name, ...more] = chosen?.names ?? [];
  if (name === undefined) return [];
  const evidence = clauses.map(({ original }) => original).join(', ');
  if (more.length > 0)
    return [{ kind: 'clarify', slot: 'name', options: [name, ...more].slice(0, 3), evidence }];
  return [{ kind: kindOf('name', name, state), slot: 'name', value: name, evidence }];
}
