import table from '../lexicon/settling.json' with { type: 'json' };
import { fits, toRules, turn } from '../text/rules.ts';
import { type Claim, is, traitsOf } from './claims.ts';
import { hasCue } from './cues.ts';
import { addUp } from './finders.ts';
import type { Line } from './weigh.ts';

export type Weighed = Line & { claim: Claim | undefined };

/** What may be a yes leaves a yes to something else as it is. */
const parts: ReadonlySet<string> = new Set(['prescribed', 'major', 'hobby', 'occupation']);
const turns = toRules(table.turns, table.parts);
const corrects = toRules(table.corrects, table.parts);
const concludes = toRules(table.concludes, table.parts);
const opens = toRules(table.opens, table.parts);

/** One claim of all that a message says: the last that fits and isn't taken back. What others leave open casts doubt on it. */
export function settle(all: readonly Weighed[]): Claim | undefined {
  const [first] = all;
  if (!first) return undefined;
  const { slot } = first;
  const features = new Set(traitsOf(slot));
  if (all.some(({ letters }) => letters.includes('W'))) features.add('now');
  const text = turn(turns, all.map(write).join(''), features);
  const kept = text.split(';').map((part) => /[1-6]$/.test(part));
  const owns = all.filter((_, at) => kept[at]);
  const claims = owns.flatMap(({ claim }) => claim ?? []);
  const last = claims.at(-1);
  if (!last) return undefined;
  // `17, but I turn 18 in a week`, `sixty, three`.
  const refused = is(slot, 'age') ? claims.findLast(({ refusal }) => refusal !== undefined) : undefined;
  if (refused && (refused === last || last.note === 'today')) return refused;
  if (admits(claims, owns.at(-1)?.letters ?? '', slot)) features.add('admits');
  const isFinal = [corrects, concludes].every((rules) => rules.some((rule) => fits(rule, text, features)));
  const claim = claims.length === 1 || (last.isFirm && isFinal) ? last : merge(all, claims, last, slot);
  if (claim.isBare) features.add('bareClaim');
  if (is(slot, 'listing') && !claim.isBare && claim.options[0] === 'No') features.add('listsNo');
  return claim.isFirm && opens.some((rule) => fits(rule, text, features))
    ? { ...claim, isFirm: false }
    : claim;
}

/**
 * A clause for the patterns of `settling.json`: whether a sentence begins, what joins it, its kind, its letters, and a
 * digit for its claim: 0 none, 1 and 2 a firm and an open yes or no, 3 and 4 another firm and open one, 5 an exclusion,
 * 6 a firm denial. A claim that no longer counts becomes 9.
 */
function write({ clause: { isFirst, joint, kind, tokens }, letters, claim }: Weighed): string {
  const join = joint === 'but' ? 'b' : joint === 'so' ? 's' : '-';
  const isOrigin = hasCue('from', tokens) && !hasCue('lives', tokens);
  const cues = (['retracts', 'relents', 'tops', 'he'] as const).map((cue, at) =>
    hasCue(cue, tokens) ? 'RLAH'[at] : '',
  );
  return `<${isFirst ? '.' : ','}${join}${kind[0]}${cues.join('')}${isOrigin ? 'G' : ''}>${letters}:${digitOf(claim)};`;
}

function digitOf(claim: Claim | undefined): number {
  if (!claim) return 0;
  if (claim.isExcluded) return 5;
  if (claim.isBare) return claim.isFirm ? 1 : 2;
  if (!claim.isFirm) return 4;
  return claim.isDenial ? 6 : 3;
}

/** `I smoke, but put no` asks for what isn't so. */
function admits(claims: readonly Claim[], letters: string, slot: Line['slot']): boolean {
  const isNo = is(slot, 'any') && claims.at(-1)?.options[0] === 'No' && !letters.includes('F');
  return isNo && claims.some(({ isFirm, isBare, options }) => isFirm && !isBare && options[0] === 'Yes');
}

/** What several claims say together. */
function merge(all: readonly Weighed[], claims: readonly Claim[], last: Claim, slot: Line['slot']): Claim {
  const [only, ...others] = new Set(claims.flatMap(({ options }) => options));
  const isYesNo = is(slot, 'yesNo');
  const merged: Claim = {
    options: only === undefined ? [] : [only, ...others],
    note: claims.find(({ note }) => note !== undefined)?.note,
    isFirm: false,
    isClear: claims.some(({ isClear }) => isClear),
    isBare: claims.every(({ isBare }) => isBare),
  };
  const amounts = claims.flatMap(({ amount }) => amount ?? []);
  if (is(slot, 'addsUp') && amounts.length > 1) {
    const sum = addUp(amounts);
    return {
      ...merged,
      options: sum,
      isFirm: sum.length === 1,
      note: sum.length === 1 ? undefined : 'drinks',
    };
  }
  if (only !== undefined && others.length === 0)
    return {
      ...merged,
      // `Nah, I don't fw cigs or nun`.
      isFirm: isYesNo
        ? (claims[0]?.isBare && claims[0].isFirm) || claims.every((one) => one.isFirm)
        : claims.some((one) => one.isFirm),
    };
  const agreed =
    (isYesNo ? agreeYesNo(all, claims, slot) : undefined) ??
    (isYesNo && !(is(slot, 'wish') && last.isFirm) ? undefined : agreeChoice(claims, last));
  return agreed ?? { ...merged, isBare: false };
}

/** A plain yes or no at the beginning counts unless the rest contradicts it, and a yes to any part at the end. */
function agreeYesNo(
  all: readonly Weighed[],
  claims: readonly Claim[],
  slot: Line['slot'],
): Claim | undefined {
  const [start, ...after] = claims;
  const led = start?.isBare && start.isFirm ? start.options[0] : undefined;
  if (led !== undefined && after.every(({ options }) => options.includes(led))) return start;
  const isDenied = claims.some(({ isBare, options }) => isBare && options.includes('No'));
  // `Metformin and vitamins`.
  const yes = claims.findLast((claim) => !(claim.note && parts.has(claim.note)));
  const isYes = is(slot, 'any') && yes?.isFirm && yes.options[0] === 'Yes';
  return isYes && !isDenied && !all.some(({ letters }) => /[TX]/.test(letters)) ? yes : undefined;
}

/** A level that is certain agrees with words that fit it among other levels. */
function agreeChoice(claims: readonly Claim[], last: Claim): Claim | undefined {
  const only = claims.find(({ isFirm }) => isFirm)?.options[0];
  const isOne = only !== undefined && claims.every(({ options }) => options.includes(only));
  return isOne ? { ...last, options: [only], isFirm: true } : undefined;
}
