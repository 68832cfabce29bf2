import rules from '../lexicon/weighing.json' with { type: 'json' };
import { findSlot } from '../slots.ts';
import type { Token } from '../text/phrases.ts';
import { fits, listTrue, toRules, turn } from '../text/rules.ts';
import { type Claim, is, traitsOf } from './claims.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import { addUp } from './finders.ts';
import { type Mark, markTokens } from './marks.ts';
import type { Question } from './to-commands.ts';

/** A clause as one question sees it: `letters` has one for each mark, as `weighing.json` names them. */
export type Line = { clause: Clause; slot: Question; marks: readonly Mark[]; letters: string };

type Named = Pick<Claim, 'options' | 'note' | 'isClear' | 'isDenial' | 'amount' | 'refusal'>;

const { letters } = rules;
const head = new RegExp(rules.head);
const turns = toRules(rules.turns);
const doubts = toRules(rules.doubts);
const bare = toRules(rules.bare);
const denied = new Map(Object.entries(rules.denied));
/** A denial of these leaves open what it denies: `I don't have cancer anymore`. */
const stays: ReadonlySet<string> = new Set(['over', 'now', 'past', 'any', 'work']);

export function toLine(clause: Clause, slot: Question): Line {
  const marks = markTokens(clause.tokens, slot);
  return { clause, slot, marks, letters: marks.map((mark) => letterOf(mark, is(slot, 'yesNo'))).join('') };
}

function letterOf({ kind, meaning }: Mark, isYesNo: boolean): string {
  if (kind !== 'value' || !meaning) return letters[kind as keyof typeof letters];
  const { options, note = '', isDenial } = meaning;
  if (!isYesNo) return options.length === 1 ? 'v' : options.length === 0 ? 'r' : 'w';
  if (stays.has(note)) return 's';
  if (options.length > 1) return 'm';
  return isDenial ? 'd' : options[0] === 'Yes' ? 'y' : 'n';
}

/** The claim that a clause makes; undefined when it makes none. */
export function weigh(line: Line, isAsked: boolean): Claim | undefined {
  const { slot, letters, marks } = line;
  if (letters.includes('C')) return undefined;
  // `No meds` names what there is none of, and `no, nothing` answers.
  const isNone = letters.startsWith('Nt') && marks[0]?.to === 1;
  const start = isNone ? 0 : (head.exec(letters)?.[0].length ?? 0);
  const rest = letters.slice(start);
  const features = new Set(traitsOf(slot));
  const lead = features.has('yesNo') ? toOption(/[YN](?=[^YN]*$)/.exec(letters.slice(0, start))) : undefined;
  const end = toOption(/[YN](?=\.*$)/.exec(letters));
  const turned = turn(turns, rest, features);
  const named = [...turned].flatMap((letter, at) => meant(letter, marks[start + at]));
  const value = marks.slice(start).find(({ meaning }) => meaning);
  const length = value ? value.to - value.from : 0;
  const flags = listTrue({
    asked: isAsked,
    led: lead !== undefined,
    yes: (lead ?? end) === 'Yes',
    no: (lead ?? end) === 'No',
    named: named.length > 0,
    clear: named.some(({ isClear }) => isClear),
    former: named.some(({ note }) => note === 'former'),
    // `I'm a 29 year old roofer` can be nothing but an age, `I'm 19 credits short` may be.
    home: (['lives', 'resides', 'introduces', 'from'] as const).some((cue) =>
      hasCue(cue, line.clause.tokens),
    ),
    // `I don't do drugs` says nothing of tobacco.
    elsewhere: hasCue('deniesElse', line.clause.tokens),
    long: length > 3,
    whole: length > 1 && value?.meaning?.isClear === true,
  });
  for (const flag of flags) features.add(flag);
  const text = `${letters.slice(0, start)}>${rest}=${turned}`;
  if (doubts.some((doubt) => fits(doubt, text, features))) features.add('turned');
  if (named.length > 0) return weighNamed(named, features, { lead, end, rest });
  const options = bare.find((row) => fits(row, text, features))?.to.split(' ');
  if (!options) return features.has('yesNo') ? undefined : exclude(marks.slice(start), slot);
  // Words that are turned around say more than yes or no.
  const isBare = !letters.includes('T') || lead !== undefined;
  return { options, isFirm: options.length === 1, isClear: false, isBare };
}

function toOption(found: readonly string[] | null): string | undefined {
  return found ? (found[0] === 'Y' ? 'Yes' : 'No') : undefined;
}

function meant(letter: string, mark: Mark | undefined): Named[] {
  const meaning = mark?.meaning;
  if (!meaning || letter === '_') return [];
  if (/[ynmdsvwre]/.test(letter)) return [meaning];
  const { note, isClear } = meaning;
  if (letter === 'q') return [{ options: ['No'], isClear }];
  return [{ options: denied.get(letter) ?? meaning.options, note, isClear }];
}

type Around = { lead: string | undefined; end: string | undefined; rest: string };

/** The values of a clause, with the yes or no that leads or ends it. */
function weighNamed(
  named: readonly Named[],
  features: ReadonlySet<string>,
  { lead, end, rest }: Around,
): Claim {
  const [isYesNo, isWish] = [features.has('yesNo'), features.has('wish')];
  const options = narrow(lead === undefined || isWish ? named : [...named, { options: [lead] }]);
  const isDenial = named.every((one) => one.isDenial);
  const amounts = named.flatMap(({ amount }) => amount ?? []);
  // `4 on Friday 4 on Saturday`.
  if (features.has('addsUp') && amounts.length > 1)
    return { options: addUp(amounts), note: 'drinks', isFirm: false, isClear: false, isBare: false };
  const isCut = isYesNo && !isWish && lead === undefined && end === 'No' && options[0] === 'Yes';
  // `Smoker: no`, `meds: none`.
  if (isCut && named.length === 1 && /^[ynmdst.N]*$/.test(rest))
    return { options: ['No'], isFirm: true, isClear: false, isBare: false };
  const agrees = !isCut && (lead === undefined || options.includes(lead) || (isWish && isYesNo && isDenial));
  const isOne = options.length === 1 && named.every((one) => one.options.length > 0);
  return {
    options: !agrees && isOne && isYesNo ? ['Yes', 'No'] : options,
    note: named.find((one) => one.note !== undefined)?.note,
    isFirm: !features.has('turned') && isOne && agrees,
    isClear: features.has('clear'),
    isBare: false,
    isDenial,
    amount: named.find(({ amount }) => amount)?.amount,
    refusal: named[0]?.refusal,
  };
}

/** All options that are named; words that fit several stand beside one that is among them. */
function narrow(all: readonly Pick<Claim, 'options'>[]): readonly string[] {
  const [only, ...others] = new Set(all.flatMap(({ options }) => (options.length === 1 ? options : [])));
  const isOne = only !== undefined && others.length === 0;
  if (isOne && all.every(({ options }) => options.includes(only))) return [only];
  return [...new Set(all.flatMap(({ options }) => options))];
}

/** `I grew up in Iowa` is asked about, and so is what `not term` leaves. */
function exclude(marks: readonly Mark[], slot: Question): Claim | undefined {
  const named = marks.flatMap(({ meaning }) => meaning?.options ?? []);
  if (named.length === 0) return undefined;
  const choices = is(slot, 'field') ? [] : findSlot(slot).options;
  const options = choices.length > 0 ? choices.filter((choice) => !named.includes(choice)) : named;
  return { options, isFirm: false, isClear: false, isBare: false, isExcluded: true };
}

/** `Dear team` is spelled almost like `term`, and `36 candles` like a city. */
export function isRespelled({ text, original }: Token): boolean {
  return text !== '#' && original.toLowerCase() !== text;
}

/** Whether a value was read from such a word. */
export function hasRespelled({ clause, marks }: Line): boolean {
  return marks.some(({ meaning, from, to }) => meaning && clause.tokens.slice(from, to).some(isRespelled));
}
