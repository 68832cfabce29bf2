import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import rows from '../lexicon/unasked.json' with { type: 'json' };
import { findNamedSlot } from '../slot-names.ts';
import { fits, listTrue, toRules } from '../text/rules.ts';
import { type Claim, is, traitsOf } from './claims.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import { readQuestion } from './read-question.ts';
import { isField, type Question, questions, toCommands } from './to-commands.ts';
import { type Line, toLine, weigh } from './weigh.ts';

const ways = toRules(rows);

/** What is said before it is asked for counts when a row of `unasked.json` fits the clause. */
export function readUnasked(
  slot: Question,
  clauses: readonly Clause[],
  state: DialogueState,
  hasName: boolean,
): Command[] {
  const own = clauses.filter(
    (clause) =>
      (clause.kind === 'statement' || (clause.kind === 'others' && is(slot, 'family'))) &&
      (clause.answers === undefined ? isSaid(toLine(clause, slot), state, hasName) : clause.answers === slot),
  );
  const claim = own.length > 0 ? readQuestion(slot, own, true) : undefined;
  return claim ? toCommands(slot, claim, own, state) : [];
}

function isSaid(line: Line, state: DialogueState, hasName: boolean): boolean {
  const claim = weigh(line, true);
  if (!claim || claim.isBare) return false;
  const { slot, letters, marks, clause } = line;
  // `36 candles` is spelled almost like a city.
  const isRespelled = marks.some(
    ({ kind, from, to }) => kind === 'value' && !clause.tokens.slice(from, to).every(isSpelledSo),
  );
  if (isRespelled && is(slot, 'state')) return false;
  // `I want $300,000 of coverage` is asked about.
  const isBetween =
    is(slot, 'amount') &&
    ((state.phase === 'opening' && /[tHFS]/.test(letters)) ||
      (state.expects === 'name' && !letters.includes('#')));
  const isRefused = claim.refusal !== undefined && claim.isClear;
  if (!(claim.isFirm || isBetween || isRefused) || (letters.includes('?') && !claim.isClear)) return false;
  const features = describe(line, claim, state, hasName);
  const has = (one: string) => features.has(one) || (one === 'sole' && isSole(line));
  return ways.some((way) => fits(way, letters, { has }));
}

/** What a row can ask for. */
function describe(
  { slot, clause, letters }: Line,
  claim: Claim,
  { values, phase, expects }: DialogueState,
  hasName: boolean,
): ReadonlySet<string> {
  const [isOpening, isOpen] = [phase === 'opening', values[slot] === undefined];
  const words = letters.replace(/[.i]/g, '').length;
  // `I'm Jane Doe, 45, from Texas` corrects what was known of someone else.
  const isIntroducing = words <= 3 && (hasName || (isOpen && (isOpening || isField(expects))));
  const isLed = hasName || expects !== 'name' || /^(?:in|from)$/.test(clause.tokens[0]?.text ?? '');
  const flags = listTrue({
    open: isOpen,
    clear: claim.isClear,
    firm: claim.isFirm,
    unsure: /not sure/.test(claim.options[0] ?? ''),
    short: words <= 3,
    only: words === 1,
    summary: expects === 'confirm',
    early: (isOpening || expects === 'name') && !hasName,
    next: hasName || isOpening || expects === 'state',
    introducing: isIntroducing,
    introduced: isIntroducing && (hasName || !letters.includes(',')) && isLed,
    introduces: hasCue('introduces', clause.tokens),
    lives: hasCue('resides', clause.tokens),
    // `No conditions, meds, or surgeries` has no meds.
    said: claim.options[0] !== 'Yes' || /[iY]/.test(letters),
    named: findNamedSlot(clause.tokens) === slot,
    telling: letters.includes('t') || (slot === 'policyType' && clause.tokens.every(isSpelledSo)),
  });
  return new Set([...traitsOf(slot), ...flags]);
}

/** `Dear team` is spelled almost like `term`. */
function isSpelledSo({ text, original }: { text: string; original: string }): boolean {
  return text === '#' || original.toLowerCase() === text;
}

/** `And I go to the gym daily`: what answers one open question, and can answer no other one. */
function isSole({ clause, slot }: Line): boolean {
  return questions.every((other) => {
    const read = other === slot ? undefined : readQuestion(other, [clause], true);
    return read === undefined || read.isBare;
  });
}
