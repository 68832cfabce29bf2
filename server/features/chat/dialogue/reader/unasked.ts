import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import rows from '../lexicon/unasked.json' with { type: 'json' };
import { findNamedSlot } from '../slots.ts';
import { fits, listTrue, toRules } from '../text/rules.ts';
import { type Claim, is, traitsOf } from './claims.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import { readQuestion } from './read-question.ts';
import { isField, type Question, questions, toCommands } from './to-commands.ts';
import { hasRespelled, isRespelled, type Line, toLine, weigh } from './weigh.ts';

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
      (clause.answers === undefined
        ? isSaid(toLine(clause, slot), clauses, state, hasName)
        : clause.answers === slot),
  );
  const claim = own.length > 0 ? readQuestion(slot, own, true) : undefined;
  return claim ? toCommands(slot, claim, own, state) : [];
}

function isSaid(line: Line, all: readonly Clause[], state: DialogueState, hasName: boolean): boolean {
  const claim = weigh(line, true);
  if (!claim || claim.isBare) return false;
  const { slot, letters } = line;
  if (is(slot, 'state') && hasRespelled(line)) return false;
  // `I want $300,000 of coverage` is asked about.
  const isBetween =
    is(slot, 'amount') &&
    ((state.phase === 'opening' && /[tHFS]/.test(letters)) ||
      (state.expects === 'name' && !letters.includes('#')));
  const isRefused = claim.refusal !== undefined && claim.isClear;
  if (!(claim.isFirm || isBetween || isRefused) || (letters.includes('?') && !claim.isClear)) return false;
  const features = describe(line, claim, state, hasName);
  const has = (one: string) =>
    features.has(one) || (one === 'sole' && isSole(line)) || (one === 'beside' && isBeside(line, all, state));
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
    choice: slot === 'policyType' && hasCue('namesType', clause.tokens),
    changing:
      !hasCue('keeps', clause.tokens) &&
      (['changes', 'corrects', 'wants'] as const).some((cue) => hasCue(cue, clause.tokens)),
    // `My term policy ran out`.
    former: is(slot, 'wish') && letters.includes('P'),
    insured: hasCue('insures', clause.tokens),
    // `Navy, 24 years`, and `Non-smoker, lifetime`.
    lasting: hasCue('lasts', clause.tokens) || claim.note === 'lasts',
    // `8675309` is no amount.
    bare: claim.note === 'highest' && clause.tokens.every((one) => one.isMoney !== true),
    telling:
      letters.includes('t') || (slot === 'policyType' && clause.tokens.every((one) => !isRespelled(one))),
  });
  return new Set([...traitsOf(slot), ...flags]);
}

/** `Good, and on metformin`: another clause answers what is asked, and this one doesn't. */
function isBeside({ clause }: Line, all: readonly Clause[], { expects }: DialogueState): boolean {
  if (expects === null || expects === 'confirm' || expects === 'name') return false;
  const answers = (one: Clause) => readQuestion(expects, [one], true)?.isFirm === true;
  return !answers(clause) && all.some((one) => one !== clause && answers(one));
}

/** `And I go to the gym daily`: what answers one open question, and can answer no other one. */
function isSole({ clause, slot }: Line): boolean {
  return questions.every((other) => {
    // `Diabetic` tells of no one in the family.
    const isSame = other === slot || (is(other, 'family') && clause.kind === 'statement');
    const read = isSame ? undefined : readQuestion(other, [clause], true);
    return read === undefined || read.isBare;
  });
}
