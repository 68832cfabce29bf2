import { findSlot, listOptions, type QuestionId } from '../../../../../shared/quote/questions.ts';
import age from '../lexicon/age.json' with { type: 'json' };
import alcoholConsumption from '../lexicon/alcohol-consumption.json' with { type: 'json' };
import approvalPreference from '../lexicon/approval-preference.json' with { type: 'json' };
import clauseStarts from '../lexicon/clauses.json' with { type: 'json' };
import common from '../lexicon/common-words.json' with { type: 'json' };
import confirmation from '../lexicon/confirmation.json' with { type: 'json' };
import coverageAmount from '../lexicon/coverage-amount.json' with { type: 'json' };
import exercise from '../lexicon/exercise.json' with { type: 'json' };
import familyHistory from '../lexicon/family-history.json' with { type: 'json' };
import healthStatus from '../lexicon/health-status.json' with { type: 'json' };
import highRiskOccupation from '../lexicon/high-risk-occupation.json' with { type: 'json' };
import majorHealthConditions from '../lexicon/major-health-conditions.json' with { type: 'json' };
import medications from '../lexicon/medications.json' with { type: 'json' };
import noMedicalExam from '../lexicon/no-medical-exam.json' with { type: 'json' };
import policyType from '../lexicon/policy-type.json' with { type: 'json' };
import priority from '../lexicon/priority.json' with { type: 'json' };
import riskyHobbies from '../lexicon/risky-hobbies.json' with { type: 'json' };
import shared from '../lexicon/shared.json' with { type: 'json' };
import smokingStatus from '../lexicon/smoking-status.json' with { type: 'json' };
import states from '../lexicon/states.json' with { type: 'json' };
import {
  createLabeledMatcher,
  createPhraseMatcher,
  listEntries,
  listWords,
  type Match,
  type PhraseMatcher,
  type Token,
} from '../text/phrases.ts';
import { isNote, type NoteId } from './messages.ts';

/** What words do beside naming a value: deny it, put it into the past, give it to someone else. */
export type Role = keyof typeof shared | 'topic' | 'number';
/** `options` has several for words that fit several. A clear one says itself which question it answers. */
export type Amount = { least: number; most: number; times: number };
export type Meaning = {
  options: readonly string[];
  note?: NoteId | undefined;
  isClear: boolean;
  /** Why a value that was understood can't be accepted. */
  refusal?: string;
  /** The words deny by themselves: `never smoked`. */
  isDenial?: boolean;
  /** How many a week, counted so often: two of them in one answer add up, unless one says the other again. */
  amount?: Amount | undefined;
};

/** What words mean for one question: a value, or a role that they have there. */
export type Sense = Meaning | Role;

/** Finds what the words that begin at a token mean for one question. */
export type Find = (tokens: readonly Token[], at: number) => Match<Sense> | undefined;

type Values = Readonly<Record<string, readonly string[]>>;
type SlotLexicon = {
  clear: Values;
  asked: Values;
  topic: readonly string[];
  classes?: Values;
  roles?: Values;
};

const slotLexicons: Readonly<Record<QuestionId, SlotLexicon>> = {
  smokingStatus,
  policyType,
  healthStatus,
  majorHealthConditions,
  medications,
  familyHistory,
  riskyHobbies,
  highRiskOccupation,
  alcoholConsumption,
  exercise,
  priority,
  noMedicalExam,
  approvalPreference,
};

const denies = /^(?:i\? )?(?:never|don't|not|nothing|no|none|haven't|ain't|can't|couldn't)/;

export const roleMatcher = createPhraseMatcher(listEntries<Role>(shared));

/** The ways to say each option of a question, and words that are about it. */
export const meaningMatchers = new Map<string, PhraseMatcher<Sense>>(
  Object.entries(slotLexicons).map(([slot, lexicon]) => [
    slot,
    createMeaningMatcher(listOptions(findSlot(slot as QuestionId)), lexicon),
  ]),
);

export function createMeaningMatcher(
  options: readonly string[],
  { clear, asked, topic, classes = {}, roles = {} }: SlotLexicon,
): PhraseMatcher<Sense> {
  const entries = [
    ...listEntries(clear).map(([key, phrase]) => readEntry(options, key, phrase, true)),
    ...listEntries(asked).map(([key, phrase]) => readEntry(options, key, phrase, false)),
    ...listEntries<Role>({ topic, ...roles }),
  ];
  const matchers = Object.entries(classes).map(([name, phrases]) => [
    name,
    createLabeledMatcher({ [name]: phrases }),
  ]);
  return createPhraseMatcher<Sense>(entries, Object.fromEntries(matchers));
}

/** A key names the beginnings of options, and the note that is said with them: `Yes|No @nicotine`. */
function readEntry(options: readonly string[], key: string, phrase: string, isClear: boolean) {
  const [starts = '', keyNote] = key.split(' @');
  const [end = '', ownNote] = / @(\w+)$/.exec(phrase) ?? [];
  const isOwn = isNote(ownNote);
  const words = isOwn ? phrase.slice(0, -end.length) : phrase;
  const note = isOwn ? ownNote : isNote(keyNote) ? keyNote : undefined;
  const meant = starts.split('|').map((start) => options.find((option) => option.startsWith(start)) ?? start);
  return [{ options: meant, note, isClear, isDenial: denies.test(words) } satisfies Meaning, words] as const;
}

const ordinary = new Set(common.ordinary.flatMap((line) => line.split(' ')));
const foreign = new Set(common.foreign.flatMap((line) => line.split(' ')));

const { clear, asked, topic, roles } = states;
const placeWords = [clear, asked, topic, roles];

/** Words of the lexicons: what is misspelled is likely one of them. */
export const vocabulary: ReadonlySet<string> = new Set(
  [shared, age, coverageAmount, clauseStarts, confirmation, placeWords, ...Object.values(slotLexicons)]
    .flatMap(listTexts)
    .flatMap(listWords),
);

function listTexts(value: object | string): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(listTexts);
}

/** Whether a word is an everyday one, which neither names a value nor turns one around. */
export function isOrdinary(word: string): boolean {
  return ordinary.has(word);
}

/** Foreign greetings, oaths, and commands, which are no names. */
export function isForeign(word: string): boolean {
  return foreign.has(
    word
      .normalize('NFKD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase(),
  );
}
