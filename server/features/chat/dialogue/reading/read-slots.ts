import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { findNamedSlot } from '../slot-names.ts';
import type { Clause } from './clauses.ts';
import {
  doubtRecent,
  pointsBack,
  readAny,
  readLeft,
  readNamed,
  readRecent,
  readReplaced,
} from './corrections.ts';
import { type Mark, markTokens } from './marks.ts';
import { readNames } from './read-names.ts';
import { readQuestion } from './read-question.ts';
import { isField, listPossible, type Question, questions, textOf, toCommands } from './to-commands.ts';
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
  const clear = listPossible(clauses)
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
  if (own.every(({ kind }) => kind === 'clarify') && recent.length > 0)
    return [...name, ...clear, ...named, ...recent];
  const doubted = doubtRecent(recent, clauses, state);
  if (doubted.length > 0) return [...name, ...clear, ...named, ...doubted];
  const left = state.expects === 'confirm' ? [] : readLeft(clauses, state, commands);
  if (left.length > 0) return [...left, ...commands];
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
    const other = findNamedSlot(clause.tokens);
    const isElse = pointsBack.test(textOf(clause)) || (other !== undefined && other !== slot);
    if (isUsed && (own?.isFirm !== true || isElse)) return false;
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
      (clause.answers === undefined
        ? isOutright(slot, clause, state, hasName) || isOnlyReading(slot, clause, state, hasName)
        : clause.answers === slot),
  );
  if (own.length === 0) return [];
  const claim = readQuestion(slot, own, true);
  return claim ? toCommands(slot, claim, own, state) : [];
}

/** Whether people may still be telling who they are. */
function isIntroduction(slot: Question, { phase, expects, values }: DialogueState): boolean {
  return values[slot] === undefined && (phase === 'opening' || isField(expects));
}

/** `Say I'm 18 even though I'm 15`. */
function isRefused({ refusal, isClear }: Claim): boolean {
  return refusal !== undefined && isClear;
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
  if (!claim || claim.isBare || !(claim.isFirm || isBetween || isRefused(claim))) return false;
  if (has('unknown') && claim.isClear === false) return false;
  const words = marks.filter(({ kind }) => kind !== 'filler' && kind !== 'self').length;
  const isOpen = state.values[slot] === undefined;
  const isWhole = words <= maxListed && !has('ordinary') && !has('unknown');
  if (!isOpen && isField(slot) && isWhole && (state.expects === 'confirm' || has('fix'))) return true;
  const isIntroducing = words <= maxListed && (hasName || isIntroduction(slot, state));
  // `No conditions, meds, or surgeries` has no meds.
  const isSaid = claim.options[0] !== 'Yes' || has('self') || has('yes');
  const isPlain = traitOf(slot).isYesNo || (!has('ordinary') && !has('unknown'));
  if (!isField(slot) && isSaid && isPlain && findNamedSlot(clause.tokens) === slot) return true;
  return isNamedOrListed(slot, clause, { claim, has, isIntroducing, isOnly: words === 1 }, state, hasName);
}

/** `And I go to the gym daily`: what answers one open question, and can answer no other one. */
function isOnlyReading(
  slot: Question,
  clause: Clause,
  { values, phase, expects }: DialogueState,
  hasName: boolean,
): boolean {
  if (
    ((phase === 'opening' || expects === 'name') && !hasName) ||
    isField(slot) ||
    values[slot] !== undefined
  )
    return false;
  const claim = readQuestion(slot, [clause], true);
  const marks = markTokens(clause.tokens, slot);
  // `I don't know` answers what is asked.
  if (!claim?.isFirm || claim.isBare || /not sure/.test(claim.options[0] ?? '')) return false;
  if (!marks.every(({ kind }) => light.has(kind))) return false;
  // `Dear team` is spelled almost like `term`.
  const isSpelledSo = clause.tokens.every(
    ({ text, original }) => text === '#' || original.toLowerCase() === text,
  );
  if (!(slot === 'policyType' && isSpelledSo) && !marks.some(({ kind }) => kind === 'topic')) return false;
  return questions.every((other) => {
    const read = other === slot ? undefined : readQuestion(other, [clause], true);
    return read === undefined || read.isBare;
  });
}

const light: ReadonlySet<Mark['kind']> = new Set(['value', 'filler', 'self', 'topic', 'wish', 'not', 'no']);

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
    // `I'm Jane Doe, 45, from Texas` says an age even where an amount was asked for.
    const isNext = hasName || state.phase === 'opening' || state.expects === 'state';
    return claim.isClear || (isIntroducing && isNext && isOnly);
  }
  if (slot === 'state')
    return (
      isIntroduced ||
      (state.values.state === undefined
        ? has('topic') || introduces.test(textOf(clause))
        : lives.test(textOf(clause)))
    );
  if (slot === 'coverageAmount') return claim.isClear && (isIntroducing || asking.some(has));
  return claim.isClear;
}

/** `I'm a nurse in Ohio`, but not `I'm working in Ohio`. */
const introduces =
  /^(?:hi |hello |hey )?(?:i'm|i am|we're)\b(?!.*\b(?:not|work\w*|born|raised|grew|visit\w*|stationed|stuck|moving|going|interested|looking)\b).* in\b/;
const lives = /\b(?:live|living|moved|relocated|state|address)\b|\bi'm (?:actually |now )?in\b/;
const asking: readonly Mark['kind'][] = ['topic', 'wish', 'fix', 'sum'];
