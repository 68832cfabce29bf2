import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import rows from '../lexicon/left.json' with { type: 'json' };
import { findNamedSlot } from '../slots.ts';
import { fits, listTrue, toRules } from '../text/rules.ts';
import { type Claim, is } from './claims.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import { findTopic, readQuestion } from './read-question.ts';
import { isField, listPossible, type Question, questions, toCommands } from './to-commands.ts';
import { hasRespelled, toLine } from './weigh.ts';

const left = toRules(rows);
/** Nothing but a value. */
const alone = /^[ynmdsvwr.iFWStYND]*$/;
/** Slots whose values are hardly anything else. */
const clearAlone: readonly SlotId[] = ['state', 'coverageAmount'];
/** `So 1 million final answer` is short enough to be about nothing else. */
const maxOther = 4;

function tokensOf(clauses: readonly Clause[]) {
  return clauses.flatMap(({ tokens }) => tokens);
}

function isChange({ tokens }: Clause): boolean {
  return hasCue('concerns', tokens) || hasCue('changes', tokens);
}

/** `change the state to Ohio`, `it's yes on smoking`, and `about my meds, I do take some` are about what they name. */
export function readNamed(clauses: readonly Clause[], state: DialogueState): Command[] {
  const isAbout = clauses.some((one) => isChange(one) || hasCue('raises', one.tokens));
  const isSummary = state.expects === 'confirm' || isAbout;
  return clauses.flatMap((clause, index): Command[] => {
    const { tokens } = clause;
    const isBack = hasCue('pointsBack', tokens);
    const named = findNamedSlot(tokens) ?? (hasCue('raises', tokens) ? 'coverageAmount' : undefined);
    const slot = isBack ? state.recent.at(-1) : named;
    if (clause.kind !== 'statement' || hasCue('isOnlyWrong', tokens)) return [];
    if (slot === undefined || slot === 'name' || slot === state.expects) return [];
    const isAnswer =
      isBack ||
      tokens.some(({ original }) => original === ':') ||
      (state.values[slot] !== undefined && alone.test(toLine(clause, slot).letters));
    if (!(isChange(clause) || (tokens.length > 1 && (isSummary || isAnswer)))) return [];
    const said = readNamedAs(slot, [clause, ...clauses.slice(index + 1)], isSummary);
    return said ? toCommands(slot, said, [clause], state) : [];
  });
}

/** What the first of these clauses, which names a question, and those after it say about it. */
function readNamedAs(
  slot: Question,
  all: readonly [Clause, ...Clause[]],
  isSummary: boolean,
): Claim | undefined {
  const [clause, ...after] = all;
  const claims = listAnswers(clause, after, isSummary)
    .map((some) => readQuestion(slot, some, true))
    // `Cover as much as possible` names no amount.
    .filter((one) => one?.isFirm && (isChange(clause) || one.note !== 'setAmounts'));
  const [claim] = claims;
  // `I did smoke. It should be no`.
  const options = [...new Set(claims.flatMap((one) => one?.options ?? []))];
  const whole = options.length > 1 && is(slot, 'any') ? readQuestion(slot, all, true) : undefined;
  if (!claim || whole?.isFirm) return whole ?? claim;
  return { ...claim, options, isFirm: options.length === 1 };
}

/** The clauses that may hold the answer to what one of them names: after `to` or `is`, between `put` and `for`, or later. */
function listAnswers(clause: Clause, after: readonly Clause[], isSummary: boolean): (readonly Clause[])[] {
  const { tokens } = clause;
  const at = tokens.findLastIndex(({ text }) => /^(?:to|as|is|be|been|put|say|state's)$/.test(text));
  const end = tokens.findIndex(({ text }, index) => index > at && text === 'for');
  const answer = { ...clause, tokens: tokens.slice(at + 1, end === -1 ? undefined : end) };
  const cut = after.findIndex((one) => hasCue('cuts', one.tokens));
  const later = cut === -1 ? [] : after.slice(cut);
  return [[answer, ...later], [answer], [clause], ...(isSummary ? [after.slice(0, 1), after] : [])];
}

/** `Change 100 to 250`, `good, not excellent`: a value that was given tells which answer another one replaces. */
export function readReplaced(clauses: readonly Clause[], state: DialogueState): Command[] {
  const own = clauses.filter(
    (one) => one.kind === 'statement' || (one.kind === 'question' && hasCue('trades', one.tokens)),
  );
  if (!hasCue('replaces', tokensOf(own)) && !hasCue('corrects', tokensOf(own))) return [];
  return questions.flatMap((slot) => {
    if (slot === state.expects || state.values[slot] === undefined || is(slot, 'yesNo')) return [];
    const values = own
      .filter((one) => hasCue('trades', one.tokens) || !isRead(one, state, new Set()))
      .map((clause) => ({ clause, ...listValues(clause, slot) }))
      .filter(({ options }) => options.length > 0);
    const options = new Set(values.flatMap((one) => one.options));
    const denied = values.flatMap((one) => one.denied);
    if (!options.delete(String(state.values[slot])) || options.size !== 1) return [];
    // `Term please, not whole`.
    if (denied.some((one) => options.has(one))) return [];
    const isFirm = values.every(({ clause }) => clause.kind === 'statement');
    const claim: Claim = { options: [...options], isFirm, isClear: true, isBare: false };
    return toCommands(
      slot,
      claim,
      values.map(({ clause }) => clause),
      state,
    );
  });
}

/** What a clause names, as in `500k instead of 250`, and what of it is denied. */
function listValues({ tokens: all, ...clause }: Clause, slot: Question) {
  const tokens = all.filter(({ text }) => !/^(?:instead|rather|than)$/.test(text));
  const { marks, letters } = toLine({ ...clause, tokens }, slot);
  const named = marks.flatMap(({ meaning }, at) => {
    const [option, ...more] = meaning?.options ?? [];
    const isDenied = /D[^vwrWY]*$/.test(letters.slice(0, at));
    return option !== undefined && more.length === 0 ? [{ option, isDenied }] : [];
  });
  return {
    options: named.map(({ option }) => option),
    denied: named.flatMap(({ option, isDenied }) => (isDenied ? option : [])),
  };
}

/** `sorry, 43`: what fits a slot that was filled last, when the message corrects and says nothing else. */
export function readRecent(
  clauses: readonly Clause[],
  state: DialogueState,
  commands: readonly Command[],
): Command[] {
  const words = tokensOf(clauses);
  const isCorrecting =
    hasCue('corrects', words) ||
    (state.expects === 'confirm' && hasCue('answersSummary', words) && !hasCue('agrees', words));
  if (commands.some((command) => 'slot' in command) || !(isCorrecting || hasCue('denies', words))) return [];
  const last = state.recent.slice(-2).reverse();
  for (const slot of new Set([...last, ...(isCorrecting ? clearAlone : [])])) {
    const isOpen = slot === state.expects || state.values[slot] === undefined;
    if (slot === 'name' || isOpen || !(isCorrecting || isField(slot))) continue;
    const claim = readQuestion(slot, clauses, true);
    if (!claim?.isFirm || claim.isBare || !(claim.isClear || last.includes(slot))) continue;
    // `I'll look at it tonight` corrects no timing.
    const isPlain = clauses.every((one) => alone.test(toLine(one, slot).letters));
    const isFirm = claim.isClear || isPlain || hasCue('corrects', words);
    return toCommands(slot, { ...claim, isFirm }, clauses, state);
  }
  return [];
}

/** `Nah, that's a lie, it's 6 a week` fits the question before and the one that is asked: both are open again. */
export function doubtRecent(
  recent: readonly Command[],
  clauses: readonly Clause[],
  { values }: DialogueState,
): Command[] {
  if (!hasCue('takesBack', tokensOf(clauses))) return [];
  return recent.flatMap((one): Command[] => {
    if (one.kind !== 'correct') return [];
    const { slot, value, evidence } = one;
    return [{ kind: 'clarify', slot, options: [String(value), String(values[slot])], evidence }];
  });
}

/**
 * What differs from an answer that was given, and is not taken as anything else, is asked about: `54!` alone, or
 * `No. Oh, and I do take a pill for my cholesterol`.
 */
export function readLeft(
  clauses: readonly Clause[],
  state: DialogueState,
  commands: readonly Command[],
): Command[] {
  const words = tokensOf(clauses);
  const taken = new Set(commands.flatMap((command) => ('slot' in command ? [command.slot] : [])));
  const isOpen = (slot: Question) =>
    slot !== state.expects && state.values[slot] !== undefined && !taken.has(slot);
  for (const slot of listPossible(clauses).filter(isOpen))
    for (const clause of clauses.filter((one) => isOwnOrTold(one, slot))) {
      const said = { ...clause, kind: 'statement' as const };
      const claim = readQuestion(slot, [said], true);
      const isTold = clause.kind === 'others';
      // `She says put the drinking at 8 or more`.
      if (isTold && !claim && findNamedSlot(clause.tokens) === slot) return [{ kind: 'clear', slot }];
      const current = String(state.values[slot]);
      if (!claim?.isFirm || claim.isBare || claim.options.includes(current)) continue;
      const line = toLine(clause, slot);
      const isPlain = alone.test(line.letters);
      const features = listTrue({
        told: isTold,
        taken: isRead(said, state, taken),
        added: hasCue('adds', words) || hasCue('corrects', words),
        fixed: hasCue('corrects', words) || hasCue('fixes', words),
        yesNo: is(slot, 'yesNo'),
        self: hasCue('tellsOfSelf', clause.tokens),
        recent: slot === state.recent.at(-1),
        rate: is(slot, 'rate'),
        named: findTopic(clause.tokens, clauses[clauses.indexOf(clause) - 1]) === slot,
        field: isField(slot),
        plain: isPlain,
        outright: claim.isClear && clause.tokens.length <= maxOther,
        only: commands.length === 0 || hasCue('makes', clause.tokens),
        unsure: claim.options.some((option) => /not sure/i.test(option)),
      });
      if (hasRespelled(line) || !left.some((row) => fits(row, '', features))) continue;
      const options = [...claim.options, current];
      return toCommands(slot, { ...claim, options, isFirm: false }, [clause], state);
    }
  return [];
}

/** What the person says, or someone else of them: `my son says I'm 78`, `dad says whole, not term`. */
function isOwnOrTold({ kind, tokens }: Clause, slot: Question): boolean {
  if (kind !== 'others') return kind === 'statement';
  return hasCue('told', tokens) && !is(slot, 'yesNo') && (findNamedSlot(tokens) ?? slot) === slot;
}

function isRead(clause: Clause, { expects }: DialogueState, taken: ReadonlySet<SlotId>): boolean {
  return [expects, ...taken].some((slot) => {
    if (slot === null || slot === 'confirm') return false;
    return slot === 'name' || readQuestion(slot, [clause], true) !== undefined;
  });
}

/** `It's whole I want after all`: at the summary, what fits another answer than what was given is asked about. */
export function readAny(clauses: readonly Clause[], state: DialogueState): Command[] {
  if (state.expects !== 'confirm') return [];
  // `Could I do 750k` wishes for something else than what the summary says.
  const asked = clauses.map((one) =>
    one.kind === 'question' && hasCue('asksFor', one.tokens) ? { ...one, kind: 'tentative' as const } : one,
  );
  const found = listPossible(clauses).flatMap((slot) => {
    const claim = state.values[slot] && readQuestion(slot, is(slot, 'yesNo') ? clauses : asked, true);
    return claim && !claim.isBare && claim.options.length > 0 ? [{ slot, claim }] : [];
  });
  const changed = found.filter(({ slot, claim }) => !claim.options.includes(String(state.values[slot])));
  const last = changed.findLast(({ slot }) => slot === state.recent.at(-1)) ?? changed[0];
  return last ? toCommands(last.slot, { ...last.claim, isFirm: false }, clauses, state) : [];
}
