import type { Clause } from './clauses.ts';
import { hasMark, type Mark } from './marks.ts';
import { textOf } from './to-commands.ts';
import type { Claim, Trait } from './traits.ts';
import { maxUnknown } from './weigh.ts';

export type Weighed = { clause: Clause; claim: Claim | undefined; marks: readonly Mark[] };

type Own = Claim & Weighed;

/** One claim of all that a message says: what was last, what takes back, and what stays open. */
export function settle(all: readonly Weighed[], trait: Trait): Claim | undefined {
  const claims = dropRetracted(all, listClaims(all, trait), trait);
  const last = claims.at(-1);
  if (!last) return undefined;
  // `17, but I turn 18 in a week`, `sixty, three`.
  const refused = trait.isAge ? claims.findLast(({ refusal }) => refusal !== undefined) : undefined;
  if (refused && (refused === last || last.note === 'today')) return refused;
  if (claims.length === 1 || isFinal(all, claims, last, trait)) return guardRest(all, last, trait);
  const options = [...new Set(claims.flatMap((claim) => claim.options))];
  const merged = {
    options,
    note: claims.find((claim) => claim.note !== undefined)?.note,
    isFirm: false,
    isClear: claims.some((claim) => claim.isClear),
    isBare: claims.every((claim) => claim.isBare),
  };
  if (trait.addsUp && claims.filter((claim) => claim.isAmount).length > 1)
    return { ...merged, note: 'drinks' };
  if (options.length === 1)
    return guardRest(
      all,
      {
        ...merged,
        isFirm: trait.isYesNo ? claims.every((claim) => claim.isFirm) : claims.some((claim) => claim.isFirm),
      },
      trait,
    );
  const agreed =
    (trait.isYesNo ? agreeYesNo(all, claims, trait) : undefined) ??
    (trait.isYesNo && !(trait.isWish && last.isFirm) ? undefined : agreeChoice(claims, last));
  return agreed ? guardRest(all, agreed, trait) : { ...merged, isBare: false };
}

/** What still holds: not what was before, what is only excluded, or a bare no beside `I don't want an exam`. */
function listClaims(all: readonly Weighed[], trait: Trait): readonly Own[] {
  const isNow = all.some(({ marks }) => hasMark(marks, 'now'));
  const current = isNow ? all.filter(({ marks }) => !hasMark(marks, 'past') || hasMark(marks, 'now')) : all;
  const claims = dropPast(current).flatMap((one): Own[] => (one.claim ? [{ ...one.claim, ...one }] : []));
  const last = claims.at(-1);
  // `Smoker? No`.
  const isAnswered = last?.isBare && last.isFirm && last.clause.kind !== 'tentative';
  const own = claims.filter(
    ({ isExcluded, clause }) => !isExcluded && !(isAnswered && clause.kind === 'tentative'),
  );
  const kept = own.length > 0 ? own : claims;
  const isDenied = kept.some(({ isDenial, isFirm, isBare }) => isDenial && isFirm && !isBare);
  return trait.isWish && trait.isYesNo && isDenied ? kept.filter(({ isBare }) => !isBare) : kept;
}

/** `Yes. No wait, misread that. No`, `good... honestly fair`: what was said before words that take it back is gone. */
function dropRetracted(all: readonly Weighed[], claims: readonly Own[], trait: Trait): readonly Own[] {
  const kept = claims.filter(
    (_, index) => !claims.slice(index + 1).some((_, at) => isTakenBack(all, claims, index + 1 + at, trait)),
  );
  const dropped = claims.slice(0, claims.length - kept.length);
  const isPlain = dropped.every(({ isBare, marks }) => isBare && !hasMark(marks, 'not'));
  return trait.isYesNo && !isPlain ? claims : kept;
}

/** Whether words between a claim and the one before, or that begin it, take back what was said. */
function isTakenBack(all: readonly Weighed[], claims: readonly Own[], index: number, trait: Trait): boolean {
  const [before, own] = [claims[index - 1], claims[index]];
  if (!before || !own || own.isExcluded || own.clause.joint === 'or') return false;
  const at = (one: Own) => all.findIndex(({ clause }) => clause === one.clause);
  const between = all.slice(at(before) + 1, at(own));
  const says = between.map(({ clause }) => textOf(clause)).join(' ');
  const text = textOf(own.clause);
  return (
    before.marks.at(-1)?.kind === 'fix' ||
    own.marks[0]?.kind === 'fix' ||
    between.some(({ marks }) => hasMark(marks, 'fix') || (!trait.isYesNo && hasMark(marks, 'no'))) ||
    retracts.test(says) ||
    (relents.test(text) && !hedges.test(text) && own.clause.isFirst)
  );
}

const retracts = /\b(?:misread|misspoke|backwards|too (?:much|little|high|low|many|pricey|expensive))\b/;
const relents = /^(?:ok|okay|fine|honestly|well|hm+|actually)\b/;
const hedges = /\b(?:maybe|perhaps|sometimes|or|might|probably)\b/;

function isFinal(all: readonly Weighed[], claims: readonly Own[], last: Own, trait: Trait): boolean {
  const before = claims.at(-2);
  const concludes = last.clause.joint === 'so' || hasMark(last.marks, 'fix') || hasMark(last.marks, 'sum');
  // `I smoke, but put no` asks for what isn't so.
  const admits =
    trait.isAny &&
    last.options[0] === 'No' &&
    !hasMark(last.marks, 'fix') &&
    claims.some(({ isFirm, isBare, options }) => isFirm && !isBare && options[0] === 'Yes');
  const isSure =
    !trait.isYesNo ||
    (!admits && ((before?.isFirm === true && (last.isBare || !before.isBare)) || (last.isBare && concludes)));
  return last.isFirm && isSure && corrects(all, last, trait);
}

/** A plain yes or no at the beginning counts unless the rest contradicts it, and a yes to any part at the end. */
function agreeYesNo(all: readonly Weighed[], claims: readonly Own[], trait: Trait): Claim | undefined {
  const [start, ...after] = claims;
  const [led] = start?.options ?? [];
  if (
    start?.isBare &&
    start.isFirm &&
    led !== undefined &&
    after.every(({ options }) => options.includes(led))
  )
    return start;
  const last = claims.at(-1);
  const isDenied = claims.some((claim) => claim.isBare && claim.options.includes('No'));
  const isCut = all.some(({ marks }) => hasMark(marks, 'twist') || hasMark(marks, 'except'));
  return trait.isAny && last?.isFirm && last.options[0] === 'Yes' && !isDenied && !isCut ? last : undefined;
}

/** A level that is certain agrees with words that fit it among other levels. */
function agreeChoice(claims: readonly Own[], last: Own): Claim | undefined {
  const firm = claims.filter((claim) => claim.isFirm);
  const [only] = firm[0]?.options ?? [];
  const isOne = only !== undefined && claims.every((claim) => claim.options.includes(only));
  return isOne ? { ...last, options: [only], isFirm: true } : undefined;
}

/** `Smoked for years, quit in 1990`: what was gives way to a firm claim after it. */
function dropPast(all: readonly Weighed[]): readonly Weighed[] {
  const last = all.findLastIndex(({ claim }) => claim?.isFirm === true);
  return all.filter(
    ({ claim, marks }, index) => !(claim && !claim.isFirm && index < last && hasMark(marks, 'past')),
  );
}

/** `No wait, Ohio`, `so no`, `call it good`: said last, in words that correct or conclude. */
function corrects(all: readonly Weighed[], last: Own, trait: Trait): boolean {
  const at = all.findIndex(({ clause }) => clause === last.clause);
  const before = all[at - 1];
  const isCut =
    before !== undefined &&
    before.claim?.isBare !== false &&
    before.marks.every(({ kind }) => kind === 'fix' || kind === 'no' || kind === 'filler' || kind === 'not');
  return (
    (last.marks[0]?.kind === 'no' && !trait.isYesNo) ||
    last.marks.some(({ kind }) => kind === 'fix' || kind === 'now' || kind === 'sum') ||
    last.clause.joint === 'so' ||
    last.clause.joint === 'but' ||
    isCut
  );
}

/** What other clauses leave open: an exception, or a `but` that no one read. */
function guardRest(all: readonly Weighed[], claim: Claim, trait: Trait): Claim {
  const isOpen = all.some(({ clause, claim: own, marks }) => {
    if (own || clause.kind === 'others' || clause.kind === 'question') return false;
    const unknown = marks.filter(({ kind }) => kind === 'unknown').length;
    const isContrast = clause.joint === 'but';
    if (hasMark(marks, 'except') || hasMark(marks, 'twist')) return true;
    if (hasMark(marks, 'unsure')) return true;
    if (trait.isListing && !claim.isBare && claim.options[0] === 'No' && unknown > 0) return true;
    return isContrast
      ? unknown > 0 || (trait.isYesNo && hasMark(marks, 'wish'))
      : trait.isYesNo && unknown > maxUnknown.lead;
  });
  return (isOpen || leavesFix(all, trait)) && claim.isFirm ? { ...claim, isFirm: false } : claim;
}

/** `10 a week, sorry, a month` corrects with words that no one read. */
function leavesFix(all: readonly Weighed[], { isYesNo }: Trait): boolean {
  const [before, last] = all.slice(-2);
  if (isYesNo || !before || !last || before.claim || last.claim) return false;
  const isOnlyFix = before.marks.every(({ kind }) => kind === 'fix' || kind === 'filler');
  return isOnlyFix && hasMark(before.marks, 'fix');
}
