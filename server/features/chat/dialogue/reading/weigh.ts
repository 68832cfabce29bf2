import type { Meaning } from './lexicon.ts';
import { hasMark, type Mark } from './marks.ts';
import type { NoteId } from './messages.ts';
import type { Claim, Trait } from './traits.ts';

/** More words that no list has than this beside a value, and it is asked about. */
export const maxUnknown = { value: 2, amount: 1, denial: 1, lead: 8 };
const opposite: Readonly<Record<string, string>> = { Yes: 'No', No: 'Yes' };

type Named = {
  options: readonly string[];
  note: NoteId | undefined;
  isClear: boolean;
  isDenied: boolean;
  isAmount?: boolean;
  isDenial?: boolean;
  refusal?: string | undefined;
};

/** The claim that the marks of a clause make; undefined when they make none. */
export function weigh(marks: readonly Mark[], trait: Trait, isAsked: boolean): Claim | undefined {
  if (hasMark(marks, 'decline')) return undefined;
  const { lead, end, rest } = splitLead(marks, trait);
  const named = listNamed(rest, trait);
  const isUnknown = findUnknown(rest, trait);
  const first = rest.findIndex(({ kind }) => kind === 'value');
  // `Cien mil`: a word before a number may change it.
  const isChanged = trait.isNumber && rest.slice(0, Math.max(0, first)).some(isUnknown);
  const unknown = isChanged ? Number.POSITIVE_INFINITY : rest.filter(isUnknown).length;
  const isTurned = isTurnedAround(marks, rest, named, trait, lead);
  if (named.length > 0)
    return weighNamed(named, trait, {
      lead,
      end,
      unknown,
      isTurned,
      isLabeled: rest.every(({ kind }) => labeled.has(kind)),
      isUnsure: hasMark(marks, 'unsure') || (trait.addsUp && hasMark(rest, 'number')),
    });
  // `How often do you drink?` `No.`
  const isNever = isAsked && trait.choices.includes('Never') && hasMark(marks, 'no');
  if (isNever && marks.every(({ kind }) => kind !== 'topic' && noneOf.has(kind)))
    return { ...bare, options: ['Never'], isFirm: true };
  if (!trait.isYesNo) return exclude(rest, trait.choices);
  if (!isAsked) return undefined;
  if (hasMark(marks, 'twist') && lead === undefined)
    return { ...bare, options: ['Yes', 'No'], isFirm: false, isBare: false };
  if (hasMark(marks, 'idle') && !isTurned) return { ...bare, options: ['No'], isFirm: true };
  return weighLead(lead ?? end, rest, isTurned || unknown > maxUnknown.lead);
}

/** Which words may change a value. `I'm a 29 year old roofer` can be nothing but an age, `I'm 19 credits short` may be. */
function findUnknown(rest: readonly Mark[], { isAge }: Trait): (mark: Mark) => boolean {
  const age = isAge ? rest.find(({ kind }) => kind === 'value') : undefined;
  const length = age ? age.to - age.from : 0;
  const isClear = length > 3 || (age?.meaning?.isClear === true && length > 1);
  return ({ kind, from }) => {
    if (kind === 'unknown' || (isAge && kind === 'ordinary'))
      return !isClear || (length < 4 && from === age?.to);
    return false;
  };
}

const labeled: ReadonlySet<Mark['kind']> = new Set(['value', 'topic', 'filler', 'no']);
const bare = { note: undefined, isClear: false, isBare: true };

/** Whether words deny a denial, except, suppose, wish, or tell of the past or of someone else. */
function isTurnedAround(
  marks: readonly Mark[],
  rest: readonly Mark[],
  named: readonly Named[],
  trait: Trait,
  lead: string | undefined,
): boolean {
  if (hasMark(marks, 'twist') || hasMark(marks, 'except')) return true;
  if (named.some(({ note, isDenied }) => isDenied && note !== undefined && stays.has(note))) return true;
  if (hasMark(marks, 'if') && !hasMark(marks, 'idle')) return true;
  // `None, unless you count skydiving`.
  const idle = marks.findIndex(({ kind }) => kind === 'idle');
  if (idle !== -1 && marks.slice(idle).some(({ meaning }) => meaning?.options[0] === 'Yes')) return true;
  if (hasMark(marks, 'wish') && !trait.isWish) return true;
  if (isOthers(rest) && trait.isYesNo && !trait.isFamily && lead === undefined) return true;
  const isPast = hasMark(marks, 'past') && !hasMark(marks, 'now') && !trait.countsPast;
  return isPast && !named.some(({ note }) => note === 'former');
}

type Around = {
  lead: string | undefined;
  end: string | undefined;
  unknown: number;
  isTurned: boolean;
  isLabeled: boolean;
  isUnsure: boolean;
};

/** The values of a clause, with the yes or no that leads it. */
function weighNamed(
  named: readonly Named[],
  trait: Trait,
  { lead, end, unknown, isTurned, isLabeled, isUnsure }: Around,
): Claim {
  const options = narrow(lead === undefined || trait.isWish ? named : [...named, { options: [lead] }]);
  const isOne = options.length === 1 && named.every((one) => one.options.length > 0);
  const isDenial = named.every((one) => one.isDenial);
  const isCut = trait.isYesNo && !trait.isWish && lead === undefined && end === 'No' && options[0] === 'Yes';
  // `Smoker: no`, `meds: none`.
  if (isCut && isLabeled && named.length === 1)
    return { ...bare, options: ['No'], isFirm: true, isBare: false };
  const agrees = isCut
    ? false
    : lead === undefined || options.includes(lead) || (trait.isWish && trait.isYesNo && isDenial);
  const limit = named.some(({ isDenied }) => isDenied) ? maxUnknown.denial : maxUnknown.value;
  const isClear = named.some((one) => one.isClear);
  const most =
    lead !== undefined
      ? maxUnknown.lead
      : trait.isNumber
        ? isClear && !trait.isAge
          ? maxUnknown.amount
          : 0
        : limit;
  return {
    options: !agrees && isOne && trait.isYesNo ? ['Yes', 'No'] : options,
    note: named.find((one) => one.note !== undefined)?.note,
    isFirm: isOne && !isTurned && agrees && !isUnsure && unknown <= most,
    isClear,
    isBare: false,
    isDenial,
    isAmount: named.some(({ isAmount }) => isAmount),
    refusal: named[0]?.refusal,
  };
}

/** All options that are named; words that fit several stand beside one that is among them. */
function narrow(all: readonly { options: readonly string[] }[]): readonly string[] {
  const single = new Set(all.flatMap(({ options }) => (options.length === 1 ? options : [])));
  const [only] = single;
  if (single.size === 1 && only !== undefined && all.every(({ options }) => options.includes(only)))
    return [only];
  return [...new Set(all.flatMap(({ options }) => options))];
}

/** `I grew up in Iowa` is asked about, and so is what `not term` leaves. */
function exclude(marks: readonly Mark[], choices: readonly string[]): Claim | undefined {
  const denied = marks.flatMap(({ meaning }) => meaning?.options ?? []);
  if (denied.length === 0) return undefined;
  const left = choices.filter((choice) => !denied.includes(choice));
  return {
    options: choices.length > 0 ? left : denied,
    note: undefined,
    isFirm: false,
    isClear: false,
    isBare: false,
    isExcluded: true,
  };
}

/** Someone else is named before a value: `the inhaler is hers`, but not `a cigar with my son`. */
function isOthers(marks: readonly Mark[]): boolean {
  const other = marks.findIndex(({ kind }) => kind === 'other');
  return other !== -1 && marks.findIndex(({ kind }) => kind === 'value') > other;
}

/** `No serious illness` says no more than no. */
const noneOf: ReadonlySet<Mark['kind']> = new Set(['no', 'topic', 'filler', 'self']);
const light: ReadonlySet<Mark['kind']> = new Set(['filler', 'fix', 'sum', 'self']);

/** A yes or no at the beginning or the end of a clause, and what is between. */
function splitLead(marks: readonly Mark[], { isYesNo }: Trait) {
  let at = marks.findIndex((mark, index) => !light.has(mark.kind) && !isAnswer(mark, marks[index + 1]));
  if (at === -1) at = marks.length;
  const answer = marks.slice(0, at).findLast(({ kind }) => kind === 'yes' || kind === 'no');
  const last = marks.findLast(({ kind }) => kind !== 'filler');
  const end = last?.kind === 'yes' || last?.kind === 'no' ? last : undefined;
  return { lead: isYesNo ? toOption(answer) : undefined, end: toOption(end), rest: marks.slice(at) };
}

/** `No meds` names what there is none of, and `no, nothing` answers. */
function isAnswer({ kind, to }: Mark, next: Mark | undefined): boolean {
  if (kind !== 'no') return kind === 'yes';
  const names = next?.kind === 'value' && next.meaning?.options[0] !== 'No';
  return !names && !(next?.kind === 'topic' && to === 1);
}

function toOption(mark: Mark | undefined): string | undefined {
  return mark && (mark.kind === 'yes' ? 'Yes' : 'No');
}

/** The values that are named, each turned around or dropped where it is denied. */
function listNamed(marks: readonly Mark[], { isYesNo }: Trait): readonly Named[] {
  const idle = marks.findIndex(({ kind }) => kind === 'idle');
  let named: readonly Named[] = [];
  const seen = { isDenied: false, wasPast: false, isCut: false };
  for (const { kind, meaning } of idle === -1 ? marks : marks.slice(0, idle)) {
    if (kind === 'value' && meaning) {
      const own = seen.isDenied ? deny(meaning) : { ...meaning, note: meaning.note, isDenied: false };
      named = [...(seen.isCut ? [] : named), ...(seen.isDenied && !isYesNo ? [] : [own])];
      seen.isCut = false;
      seen.isDenied &&= isYesNo;
    } else if (kind === 'now' && seen.wasPast) named = [];
    follow(seen, kind, isYesNo, named.length > 0);
  }
  return named;
}

/** What a word that is no value does to the values after it. */
function follow(
  seen: { isDenied: boolean; wasPast: boolean; isCut: boolean },
  kind: Mark['kind'],
  isYesNo: boolean,
  hasNamed: boolean,
): void {
  // `35 no 36`.
  if (kind === 'fix' || (kind === 'sum' && hasNamed) || (kind === 'no' && !isYesNo && hasNamed))
    seen.isCut = true;
  if (kind === 'past') seen.wasPast = true;
  if (kind === 'not' || (kind === 'no' && isYesNo)) seen.isDenied = true;
  if (kind === 'now' || kind === 'yes') seen.isDenied = false;
}

/** Words that leave open what they deny, such as `anymore`. */
const stays: ReadonlySet<NoteId> = new Set(['over', 'now', 'past', 'any', 'work']);

function deny({ options, note, isClear, isDenial }: Meaning): Named {
  if (isDenial && options[0] === 'No') return { options, note, isClear, isDenied: true };
  if (note !== undefined && stays.has(note)) return { options, note, isClear, isDenied: true };
  const turned = options[0] === 'No' ? ['Yes', 'No'] : options.map((option) => opposite[option] ?? option);
  return {
    options: options.length > 1 ? ['No'] : turned,
    note: options.length > 1 ? undefined : note,
    isClear,
    isDenied: true,
  };
}

/** A yes or no counts unless what follows takes it back; a denial of nothing in particular is a no. */
function weighLead(lead: string | undefined, rest: readonly Mark[], isTurned: boolean): Claim | undefined {
  const isNone = rest[0]?.kind === 'no' && rest.every(({ kind }) => noneOf.has(kind));
  const hasDenial =
    (isNone || rest.some(({ kind }) => kind === 'not')) && !rest.some(({ kind }) => kind === 'number');
  const unknown = rest.filter(({ kind }) => kind === 'unknown').length;
  const value = lead ?? (hasDenial ? 'No' : undefined);
  if (value === undefined) return undefined;
  const isElse = rest.some(({ kind }) => kind === 'other') && value === 'Yes';
  const isFirm = !isTurned && !isElse && (lead === undefined ? unknown === 0 : lead === 'No' || !hasDenial);
  return { options: isFirm ? [value] : ['Yes', 'No'], note: undefined, isFirm, isClear: false, isBare: true };
}
