import type { SlotId } from '../../../../../shared/api/chat.ts';
import { findNamedSlot } from '../slots.ts';
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
  const weighed = clauses.map((clause, index): Weighed => {
    const line = toLine(clause, slot);
    const found = isOpenTo(clause, slot, isAsked) ? weigh(line, isAsked) : undefined;
    const isElses = found && (found.isBare || is(slot, 'rate')) && namesAnother(line, clauses[index - 1]);
    const claim = isElses ? undefined : found;
    return { ...line, claim: claim && isDoubted(line) ? { ...claim, isFirm: false } : claim };
  });
  const days = slot === 'exercise' ? readDays(weighed, isAsked) : undefined;
  return days ?? readTogether(weighed, isAsked, withOthers(weighed, settle(weighed)));
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

/** `5 nights a week, two glasses`, `weekends, like four or five`: how many and how often are often parted by a comma. */
function readTogether(
  weighed: readonly Weighed[],
  isAsked: boolean,
  settled: Claim | undefined,
): Claim | undefined {
  const said = weighed.filter(({ letters }) => !/^[.i]*$/.test(letters));
  const [first, second, ...more] =
    said.length > 2 ? said.filter(({ letters }) => !/^[.it]*$/.test(letters)) : said;
  if (!first || !second || more.length > 0 || !is(first.slot, 'rate')) return settled;
  if (weighed.some(({ clause, letters }) => clause.kind !== 'statement' || /[FSWPDNTXIUH]/.test(letters)))
    return settled;
  const amounts = [first, second].filter(({ claim }) => claim?.amount).length;
  const wholes = [[first, second] as const, [second, first] as const].map(([one, other]) => {
    const line = toLine({ ...one.clause, tokens: [...one.clause.tokens, ...other.clause.tokens] }, one.slot);
    const end = one.clause.tokens.length;
    const isOne = line.marks.some(({ meaning, from, to }) => meaning && from < end && to > end);
    return { claim: weigh(line, isAsked), isOne };
  });
  const isParted = amounts === 0 && is(first.slot, 'addsUp') && second.clause.joint !== 'and';
  const parted = isParted ? wholes.find(({ isOne }) => isOne)?.claim : undefined;
  const whole = amounts < 2 && !settled?.isFirm ? wholes[0]?.claim : undefined;
  return parted ?? (whole?.isFirm ? whole : settled);
}

/** `Yes to the medications`, `on the drinking, more like 5 a week` answer another question than the one that is asked. */
function namesAnother({ clause: { tokens }, slot }: Line, before: Clause | undefined): boolean {
  const topic = findTopic(tokens, before) ?? slot;
  const isRate = is(slot, 'rate') && topic !== 'name' && is(topic, 'rate');
  const isSaid = hasCue('pointsTo', tokens) || findNamedSlot(tokens) === undefined || isRate;
  return isSaid && topic !== slot;
}

/** The question that a clause names, or the one before it that says what it will be about. */
export function findTopic(tokens: Clause['tokens'], before: Clause | undefined): SlotId | undefined {
  return (
    findNamedSlot(tokens) ??
    (before && hasCue('turnsTo', before.tokens) ? findNamedSlot(before.tokens) : undefined)
  );
}

/** `He lives in Ohio, I'm in Texas`, `excellent, but my doctor says fair`: either may be meant, so both are offered. */
function withOthers(all: readonly Weighed[], claim: Claim | undefined): Claim | undefined {
  if (!claim) return undefined;
  // `My wife quit, I haven't`.
  const isQuit = all.some((line) => line.clause.kind === 'others' && weigh(line, true)?.note === 'former');
  if (claim.isBare && isQuit && !all.some(({ clause }) => /\bnever\b/i.test(clause.original)))
    return { ...claim, isFirm: false };
  const options = all.flatMap((line, at) => {
    const { clause, slot } = line;
    if (clause.kind !== 'others' || is(slot, 'yesNo')) return [];
    const isHis = is(slot, 'state') && hasCue('he', clause.tokens);
    const isTold =
      hasCue('told', clause.tokens) && all.slice(at + 1).every((one) => one.clause.kind === 'others');
    const isLast = clause.joint === 'but' && at === all.length - 1;
    return isHis || (is(slot, 'age') && isTold) || (isLast && hasCue('told', clause.tokens))
      ? (weigh(line, true)?.options ?? [])
      : [];
  });
  return options.length > 0
    ? { ...claim, options: [...new Set([...claim.options, ...options])], isFirm: false }
    : claim;
}
