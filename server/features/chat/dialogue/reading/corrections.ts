import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { findNamedSlot } from '../slot-names.ts';
import { corrects, takesBack } from '../text/correcting.ts';
import type { Clause } from './clauses.ts';
import { markTokens } from './marks.ts';
import { readQuestion } from './read-question.ts';
import { isField, listPossible, type Question, questions, textOf, toCommands } from './to-commands.ts';
import { type Claim, traitOf } from './traits.ts';

/** `change the state to Ohio`, `it's yes on smoking`, and `about my meds, I do take some` are about what they name. */
export function readNamed(clauses: readonly Clause[], state: DialogueState): Command[] {
  const isSummary =
    state.expects === 'confirm' || clauses.some((one) => isChange(textOf(one)) || raises.test(textOf(one)));
  return clauses.flatMap((clause, index): Command[] => {
    const text = textOf(clause);
    if (clause.kind !== 'statement' || isOnlyWrong.test(text)) return [];
    const slot = findMeant(clause, state);
    if (slot === undefined || slot === 'name' || slot === state.expects) return [];
    const isLabel = clause.tokens.some(({ original }) => original === ':');
    const isAnswer =
      isLabel || pointsBack.test(text) || (state.values[slot] !== undefined && isAlone(slot, clause));
    if (!(isChange(text) || (clause.tokens.length > 1 && (isSummary || isAnswer)))) return [];
    const claim = listAnswers(clause, clauses.slice(index + 1), isSummary)
      .map((some) => readQuestion(slot, some, true))
      .find((one) => one?.isFirm);
    return claim ? toCommands(slot, claim, [clause], state) : [];
  });
}

/** What a clause is about: what it names, or the question before. */
function findMeant(clause: Clause, { recent }: DialogueState): SlotId | undefined {
  const text = textOf(clause);
  if (pointsBack.test(text)) return recent.at(-1);
  return findNamedSlot(clause.tokens) ?? (raises.test(text) ? 'coverageAmount' : undefined);
}

/** The clauses that may hold the answer to the question that one of them names. */
function listAnswers(
  clause: Clause,
  after: readonly Clause[],
  isSummary: boolean,
): readonly (readonly Clause[])[] {
  const answer = takeAnswer(clause);
  const cut = after.findIndex((one) => /^(?:no|wait|actually|sorry|oops|make|i mean)\b/.test(textOf(one)));
  const later = cut === -1 ? [] : after.slice(cut);
  return [[answer, ...later], [answer], [clause], ...(isSummary ? [after.slice(0, 1), after] : [])];
}

/** What stands after `to` or `is`, and between `put` and `for`. */
function takeAnswer(clause: Clause): Clause {
  const at = clause.tokens.findLastIndex(({ text }) => /^(?:to|as|is|be|been|put|say|state's)$/.test(text));
  const end = clause.tokens.findIndex(({ text }, index) => index > at && text === 'for');
  return { ...clause, tokens: clause.tokens.slice(at + 1, end === -1 ? undefined : end) };
}

/** `Change 100 to 250`, `good, not excellent`: a value that was given tells which answer another one replaces. */
export function readReplaced(clauses: readonly Clause[], state: DialogueState): Command[] {
  const own = clauses.filter(
    (clause) => clause.kind === 'statement' || (clause.kind === 'question' && trades.test(textOf(clause))),
  );
  const text = own.map(textOf).join(' ');
  const isSaid = replaces.test(text) || corrects(tokensOf(own));
  return questions.flatMap((slot) => {
    if (slot === state.expects || state.values[slot] === undefined || traitOf(slot).isYesNo) return [];
    const named = own
      .filter((clause) => trades.test(textOf(clause)) || !isRead(clause, state, new Set()))
      .map((clause) => ({ clause, options: listValues(slot, clause) }))
      .filter(({ options }) => options.length > 0);
    const options = new Set(named.flatMap(({ options }) => options));
    const isCurrent = options.delete(String(state.values[slot]));
    if (!isCurrent || options.size !== 1 || !isSaid) return [];
    const claim = { ...plain, options: [...options] };
    return toCommands(
      slot,
      claim,
      named.map(({ clause }) => clause),
      state,
    );
  });
}

function listValues(slot: Question, { tokens }: Clause): readonly string[] {
  return markTokens(tokens, slot).flatMap(({ meaning }) =>
    meaning?.options.length === 1 ? meaning.options : [],
  );
}

const plain: Claim = { options: [], note: undefined, isFirm: true, isClear: true, isBare: false };
const trades = /\b(?:change|switch|swap|instead|rather|i said)\b/;
const replaces = /\b(?:change|switch|swap|from|instead|rather|not|for|i said)\b/;
const raises = /\b(?:bump|lower|raise|increase|reduce|drop|rather have)\b.*#/;

/** `So the last one is yes`. */
export const pointsBack =
  /(?:^|\b(?:the|my) )(?:last|previous|prior) (?:question|answer)\b|\bthe (?:last|previous) one (?:is|should|to)\b|\bthe (?:question|answer) before\b/;
/** `The smoking one isn't right` says what to ask again, and no value. */
const isOnlyWrong =
  /^(?!.*(?:\b(?:should|supposed|to|make|put)\b|#)).*\b(?:(?:isn't|not|ain't|wasn't) (?:quite |all )?(?:right|correct|accurate)|wrong|incorrect|mistake)\b/;
const concerns =
  /^(?:and |but |oh |so |ok |also |then )*(?:about|regarding|as for|for|on|concerning) (?:the|my|that)\b/;
const changes =
  /\b(?:wrong|better than|worse than|spelled|incorrect|should|change|switch|update|put|set|make|bump|leave|correct)\b/;

function isChange(text: string): boolean {
  return concerns.test(text) || changes.test(text);
}

/** `sorry, 43`: what fits a slot that was filled last, when the message corrects and says nothing else. */
export function readRecent(
  clauses: readonly Clause[],
  state: DialogueState,
  commands: readonly Command[],
): Command[] {
  if (commands.some((command) => 'slot' in command)) return [];
  const text = clauses.map(textOf).join(' ');
  const isCorrecting =
    corrects(tokensOf(clauses)) ||
    (state.expects === 'confirm' && /^(?:no|nope|nah)\b|\b(?:that|it)\b/.test(text));
  if (!isCorrecting && !/\bnot\b/.test(text)) return [];
  const last = state.recent.slice(-2).reverse();
  const slots = new Set<SlotId>([...last, ...(isCorrecting ? clearAlone : [])]);
  for (const slot of slots) {
    const isOpen = slot === state.expects || state.values[slot] === undefined;
    if (slot === 'name' || isOpen || !(isCorrecting || isField(slot))) continue;
    const claim = readQuestion(slot, clauses, true);
    if (claim?.isFirm && !claim.isBare && (claim.isClear || last.includes(slot)))
      return toCommands(slot, claim, clauses, state);
  }
  return [];
}

/** `Nah, that's a lie, it's 6 a week` fits the question before and the one that is asked: both are open again. */
export function doubtRecent(
  recent: readonly Command[],
  clauses: readonly Clause[],
  { values }: DialogueState,
) {
  if (!takesBack(tokensOf(clauses))) return [];
  return recent.flatMap((one): Command[] =>
    one.kind === 'correct'
      ? [
          {
            kind: 'clarify',
            slot: one.slot,
            options: [String(one.value), String(values[one.slot])],
            evidence: one.evidence,
          },
        ]
      : [],
  );
}

/** Slots whose values are hardly anything else. */
const clearAlone: readonly SlotId[] = ['state', 'coverageAmount'];
function tokensOf(clauses: readonly Clause[]) {
  return clauses.flatMap(({ tokens }) => tokens);
}

const adds = /\b(?:oh|btw|by the way|forgot|earlier|before|should have|you asked)\b/;
const self = /^(?:and |but |oh |also |so |well |actually )*(?:i|i'm|i've|we|my)\b/;

/**
 * What differs from an answer that was given, and is not taken as anything else, is asked about: `54!` alone, or
 * `No. Oh, and I do take a pill for my cholesterol`.
 */
export function readLeft(
  clauses: readonly Clause[],
  state: DialogueState,
  commands: readonly Command[],
): Command[] {
  const text = clauses.map(textOf).join(' ');
  const isAdded = adds.test(text) || corrects(tokensOf(clauses));
  const taken = new Set<SlotId>(commands.flatMap((command) => ('slot' in command ? [command.slot] : [])));
  return listPossible(clauses)
    .filter((slot) => slot !== state.expects && state.values[slot] !== undefined && !taken.has(slot))
    .flatMap((slot) =>
      clauses.flatMap((clause) => {
        const claim = clause.kind === 'statement' ? readQuestion(slot, [clause], true) : undefined;
        const current = String(state.values[slot]);
        if (!claim?.isFirm || claim.isBare || claim.options.includes(current)) return [];
        const isTaken = isRead(clause, state, taken);
        const isOwn = (isAdded || !isTaken) && traitOf(slot).isYesNo && self.test(textOf(clause));
        const isUnsure = claim.options.some((option) => /not sure/i.test(option));
        const isOther = isField(slot) && claim.isClear && clause.tokens.length <= maxOther;
        const isSole =
          (commands.length === 0 || isOther || /^make (?:it|that)\b/.test(textOf(clause))) &&
          !isUnsure &&
          (isOther || isAlone(slot, clause)) &&
          !isTaken;
        if (!isOwn && !isSole) return [];
        const options = [...claim.options, current];
        return toCommands(slot, { ...claim, options, isFirm: false }, [clause], state);
      }),
    )
    .slice(0, 1);
}

/** `So 1 million final answer` is short enough to be about nothing else. */
const maxOther = 4;
/** Whether a clause has nothing but a value. */
function isAlone(slot: Question, { tokens }: Clause): boolean {
  return markTokens(tokens, slot).every(({ kind }) => alone.has(kind));
}

const alone = new Set(['value', 'filler', 'self', 'fix', 'now', 'sum', 'topic', 'yes', 'no', 'not']);

function isRead(clause: Clause, { expects }: DialogueState, taken: ReadonlySet<SlotId>): boolean {
  return [expects, ...taken].some(
    (slot) =>
      slot !== null &&
      slot !== 'confirm' &&
      (slot === 'name' || readQuestion(slot, [clause], true) !== undefined),
  );
}

/** `It's whole I want after all`: at the summary, what fits one answer alone changes it, and other values are asked about. */
export function readAny(clauses: readonly Clause[], state: DialogueState): Command[] {
  if (state.expects !== 'confirm') return [];
  const asked = clauses.map((clause) =>
    isAsking(clause) ? { ...clause, kind: 'tentative' as const } : clause,
  );
  const found = listPossible(clauses).flatMap((slot) => {
    const all = traitOf(slot).isYesNo ? clauses : asked;
    const claim = state.values[slot] === undefined ? undefined : readQuestion(slot, all, true);
    return claim && !claim.isBare && claim.options.length > 0 ? [{ slot, claim }] : [];
  });
  const changed = found.filter(({ slot, claim }) => !claim.options.includes(String(state.values[slot])));
  const [only, ...more] = found;
  if (only?.claim.isFirm && more.length === 0 && wants.test(clauses.map(textOf).join(' ')))
    return toCommands(only.slot, only.claim, clauses, state);
  const last = changed.findLast(({ slot }) => slot === state.recent.at(-1)) ?? changed[0];
  return last ? toCommands(last.slot, { ...last.claim, isFirm: false }, clauses, state) : [];
}

/** `Could I do 750k` wishes for something else than what the summary says. */
function isAsking(clause: Clause): boolean {
  return clause.kind === 'question' && wishes.test(textOf(clause));
}

const wishes =
  /^(?:(?:and|so|hmm|ok|actually|also|wait|but) )*(?:can|could|may|would|what if|what about|how about|is it|should)\b/;
const wants = /\b(?:want|rather|prefer|put|i'd|should|do|make|really)\b/;
