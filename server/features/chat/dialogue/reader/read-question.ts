import { findNamedSlot } from '../slot-names.ts';
import { countDays } from '../values/rates.ts';
import { type Claim, is } from './claims.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import { settle, type Weighed } from './settle.ts';
import type { Question } from './to-commands.ts';
import { type Line, toLine, weigh } from './weigh.ts';

/** What clauses say about one question that is asked or not. */
export function readQuestion(
  slot: Question,
  clauses: readonly Clause[],
  isAsked: boolean,
): Claim | undefined {
  const weighed = clauses.map((clause): Weighed => {
    const line = toLine(clause, slot);
    const found = isOpenTo(clause, slot, isAsked) ? weigh(line, isAsked) : undefined;
    const isElses = found && (found.isBare || is(slot, 'rate')) && namesAnother(line);
    const claim = isElses ? undefined : found;
    return { ...line, claim: claim && isDoubted(line) ? { ...claim, isFirm: false } : claim };
  });
  const claim = withOthers(weighed, settle(weighed));
  const days = slot === 'exercise' ? readDays(weighed, isAsked) : undefined;
  if (days) return days;
  return claim?.isFirm ? claim : (readTogether(weighed, isAsked) ?? claim);
}

/** Values are read from what people state of themselves, and those of an illness from what they say of relatives. */
function isOpenTo({ kind, answers }: Clause, slot: Question, isAsked: boolean): boolean {
  if (kind === 'others') return is(slot, 'family');
  return (kind === 'statement' && (answers ?? slot) === slot) || (kind === 'tentative' && isAsked);
}

/** `Half a mil?` is an answer, but `cancer?`, `and term?`, and `50k is that too little?` may be questions. */
function isDoubted({ clause, letters, slot }: Line): boolean {
  const isPlain =
    is(slot, 'age') || is(slot, 'amount') || (!is(slot, 'yesNo') && !is(slot, 'wish') && !is(slot, 'state'));
  return clause.kind === 'tentative' && !(isPlain && /^[vwr.iSt]*$/.test(letters));
}

/** `Yoga on Monday, a run on Saturday`: days in several clauses are several. */
function readDays(weighed: readonly Weighed[], isAsked: boolean): Claim | undefined {
  const own = weighed.filter(({ clause: { tokens } }) => countDays(tokens) > 0);
  const [first] = own;
  if (!first || own.length < 2 || own.some(({ letters }) => /[FSWPDNTXIUH]/.test(letters))) return undefined;
  const tokens = own.flatMap(({ clause }) => clause.tokens);
  const claim =
    countDays(tokens) > 1 ? weigh(toLine({ ...first.clause, tokens }, first.slot), isAsked) : undefined;
  return claim?.isFirm ? claim : undefined;
}

/** `Weekends, like four or five`: how many and how often are often parted by a comma. */
function readTogether(weighed: readonly Weighed[], isAsked: boolean): Claim | undefined {
  const [first, second, ...more] = weighed;
  if (!first || !second || more.length > 0 || !is(first.slot, 'rate')) return undefined;
  const isOne = [first, second].every(
    ({ clause, letters }) => clause.kind === 'statement' && !/[FSWPDNTXIUH]/.test(letters),
  );
  if (!isOne || (first.claim?.amount && second.claim?.amount)) return undefined;
  const whole = { ...first.clause, tokens: [...first.clause.tokens, ...second.clause.tokens] };
  const claim = weigh(toLine(whole, first.slot), isAsked);
  return claim?.isFirm ? claim : undefined;
}

/** `Yes to the medications`, `on the drinking, more like 5 a week` answer another question than the one that is asked. */
function namesAnother({ clause: { tokens }, slot }: Line): boolean {
  return hasCue('pointsTo', tokens) && (findNamedSlot(tokens) ?? slot) !== slot;
}

/** `He lives in Ohio, I'm in Texas`, `excellent, but my doctor says fair`: either may be meant, so both are offered. */
function withOthers(all: readonly Weighed[], claim: Claim | undefined): Claim | undefined {
  if (!claim) return undefined;
  const options = all.flatMap((line, at) => {
    const { clause, slot } = line;
    if (clause.kind !== 'others' || is(slot, 'yesNo')) return [];
    const isHis = is(slot, 'state') && hasCue('he', clause.tokens);
    const isTold =
      hasCue('told', clause.tokens) && all.slice(at + 1).every((one) => one.clause.kind === 'others');
    return isHis || (is(slot, 'age') && isTold) || (clause.joint === 'but' && at === all.length - 1)
      ? (weigh(line, true)?.options ?? [])
      : [];
  });
  return options.length > 0
    ? { ...claim, options: [...new Set([...claim.options, ...options])], isFirm: false }
    : claim;
}
