import type { SlotId } from '../../../../../shared/api/chat.ts';
import { findNamedSlot } from '../slot-names.ts';
import type { Clause } from './clauses.ts';
import { type Mark, markTokens } from './marks.ts';
import { settle, type Weighed } from './settle.ts';
import { textOf } from './tokens.ts';
import { type Claim, traitOf } from './traits.ts';
import { weigh } from './weigh.ts';

/** What clauses say about one question that is asked or not. */
export function readQuestion(
  slot: Exclude<SlotId, 'name'>,
  clauses: readonly Clause[],
  isAsked: boolean,
): Claim | undefined {
  const trait = traitOf(slot);
  const weighed = clauses.map((clause): Weighed => {
    const marks = markTokens(clause.tokens, slot);
    const isElse = clause.answers !== undefined && clause.answers !== slot;
    const isRead =
      (clause.kind === 'statement' && !isElse) ||
      (clause.kind === 'tentative' && isAsked) ||
      (clause.kind === 'others' && slot === 'familyHistory');
    const found = isRead ? weigh(marks, trait, isAsked) : undefined;
    const claim = found?.isBare && namesAnother(slot, clause) ? undefined : found;
    return {
      clause,
      marks,
      claim: claim && isDoubted(clause, marks, slot) ? { ...claim, isFirm: false } : claim,
    };
  });
  const claim = withOthers(slot, clauses, settle(slot === 'state' ? dropOrigins(weighed) : weighed, trait));
  return claim?.isFirm ? claim : (readTogether(slot, clauses, weighed, isAsked) ?? claim);
}

const plain: ReadonlySet<Mark['kind']> = new Set(['value', 'filler', 'self', 'sum', 'topic']);

/** `Half a mil?` is an answer, but `cancer?`, `and term?`, and `50k is that too little?` may be questions. */
function isDoubted({ kind }: Clause, marks: readonly Mark[], slot: SlotId): boolean {
  const { isYesNo, isWish } = traitOf(slot);
  const isOpen = isYesNo || slot === 'state' || (isWish && slot !== 'coverageAmount');
  return kind === 'tentative' && (isOpen || marks.some((mark) => !plain.has(mark.kind)));
}

const rated: ReadonlySet<SlotId> = new Set(['alcoholConsumption', 'exercise']);
const breaking: ReadonlySet<Mark['kind']> = new Set([
  'fix',
  'sum',
  'now',
  'past',
  'not',
  'no',
  'twist',
  'except',
  'if',
  'unsure',
  'wish',
]);

/** `Weekends, like four or five`: how many and how often are often parted by a comma. */
function readTogether(
  slot: Exclude<SlotId, 'name'>,
  clauses: readonly Clause[],
  weighed: readonly Weighed[],
  isAsked: boolean,
): Claim | undefined {
  const isOne = weighed.every(
    ({ clause, marks }) => clause.kind === 'statement' && !marks.some(({ kind }) => breaking.has(kind)),
  );
  if (!rated.has(slot) || weighed.length !== 2 || !isOne || weighed.every(({ claim }) => claim?.isAmount))
    return undefined;
  const claim = weigh(
    markTokens(
      clauses.flatMap(({ tokens }) => tokens),
      slot,
    ),
    traitOf(slot),
    isAsked,
  );
  return claim?.isFirm ? claim : undefined;
}

/** `Yes to the medications` answers another question than the one that is asked. */
function namesAnother(slot: SlotId, { tokens }: Clause): boolean {
  const text = textOf(tokens);
  if (!/\b(?:to|about|on|for) (?:(?:the|my|that)\b|hobb|meds|medic)/.test(text)) return false;
  const named = findNamedSlot(tokens);
  return named !== undefined && named !== slot;
}

/** `He lives in Ohio, I'm in Texas`, `excellent, but my doctor says fair`: either may be meant, so both are offered. */
function withOthers(
  slot: Exclude<SlotId, 'name'>,
  clauses: readonly Clause[],
  claim: Claim | undefined,
): Claim | undefined {
  if (!claim || traitOf(slot).isYesNo) return claim;
  const isOther = ({ kind, tokens, joint }: Clause, at: number) =>
    kind === 'others' &&
    ((slot === 'state' && /^(?:s?he|s?he's)$/.test(tokens[0]?.text ?? '')) ||
      (joint === 'but' && at === clauses.length - 1));
  const others = clauses.filter(isOther);
  const options = others.flatMap(
    ({ tokens }) => weigh(markTokens(tokens, slot), traitOf(slot), true)?.options ?? [],
  );
  return options.length > 0
    ? { ...claim, options: [...new Set([...claim.options, ...options])], isFirm: false }
    : claim;
}

/** `I'm from Ohio but live in Texas`: where someone is from counts only when nothing else does. */
function dropOrigins(all: readonly Weighed[]): readonly Weighed[] {
  const isOrigin = ({ clause }: Weighed) =>
    clause.tokens.some(({ text }) => text === 'from') &&
    !clause.tokens.some(({ text }) => /^(?:live|living|lives|home|house)$/.test(text));
  const others = all.filter((one) => one.claim !== undefined && !isOrigin(one));
  return others.length > 0 ? all.filter((one) => one.claim === undefined || !isOrigin(one)) : all;
}
