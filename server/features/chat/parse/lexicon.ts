import { type SlotId, slotIds } from '../../../../shared/quote/questions.ts';
import { speech } from '../../../../shared/quote/speech.ts';
import { usStates } from '../../../../shared/quote/us-states.ts';
import { commonWords } from '../phrases/common-words.ts';
import { elsewhere, places } from '../phrases/places.ts';
import * as shared from '../phrases/shared.ts';
import { createPhraseMatcher, type PhraseMatcher, splitPhrases } from './phrase-matcher.ts';

/** What a phrase says for its slot: an option, or two that it may mean. */
export type Meaning = { slot: SlotId; options: readonly string[]; isFree: boolean };
/** What a phrase does in a message apart from naming a value. */
export type Role =
  | 'filler'
  | 'hedge'
  | 'correction'
  | 'change'
  | 'unsure'
  | 'decline'
  | 'yes'
  | 'no'
  | 'blocks';

/** The ways to say the options of each question. */
export const meaningMatcher: PhraseMatcher<Meaning> = createPhraseMatcher(
  slotIds.flatMap((slot) => {
    const { free = {}, asked = {} } = speech[slot];
    return [
      ...Object.entries(free).map(([key, text]) => toEntry(slot, key, text, true)),
      ...Object.entries(asked).map(([key, text]) => toEntry(slot, key, text, false)),
    ];
  }),
  Object.fromEntries(
    slotIds.flatMap((slot) =>
      Object.entries(speech[slot].classes ?? {}).map(([name, text]) => [`${slot}.${name}`, text] as const),
    ),
  ),
);

function toEntry(slot: SlotId, key: string, text: string, isFree: boolean) {
  return [
    { slot, options: key.split(' | '), isFree } satisfies Meaning,
    text.replaceAll('@', `@${slot}.`),
  ] as const;
}

/** A word around an answer never turns it around. */
const polar = /(?:^|[ /])(?:not?|never|none|nothing|without|don't|isn't|can't|won't|yes|no|used)(?:[ /?]|$)/;

/** What people call a slot, and the words around its answers. */
export const nameMatcher = createPhraseMatcher(slotIds.map((slot) => [slot, speech[slot].names] as const));
export const topicMatcher = createPhraseMatcher(
  slotIds.map((slot) => {
    const { names, topic } = speech[slot];
    const words = splitPhrases(topic).filter((phrase) => !polar.test(phrase));
    return [slot, [names, ...words].join(', ')] as const;
  }),
);
/** Words that make a number an age, or money an amount of coverage. */
export const frameMatcher = createPhraseMatcher(
  slotIds.map((slot) => [slot, speech[slot].frames ?? ''] as const),
);

export const roleMatcher = createPhraseMatcher<Role>([
  ['filler', shared.filler],
  ['hedge', shared.hedges],
  ['correction', shared.corrections],
  ['change', shared.changeWords],
  ['yes', shared.yesWords],
  ['no', shared.noWords],
  ['unsure', shared.unsureWords],
  ['decline', shared.declineWords],
]);

export const confirmMatcher = createPhraseMatcher([['yes', shared.confirmWords] as const]);
export const placeMatcher = createPhraseMatcher(Object.entries(places));
export const elsewhereMatcher = createPhraseMatcher([['elsewhere', elsewhere] as const]);

export const toSet = (text: string) => new Set(text.split(/[\s/,]+/).filter((word) => word !== ''));
/** Clauses with one of these aren't about the person now. */
export const timeWords = toSet(shared.otherTimes);
export const peopleWords = toSet(shared.otherPeople);
export const blockingWords = toSet(`${shared.otherPeople} ${shared.otherTimes}`);
export const negations = toSet(shared.negations);
export const titles = toSet(shared.titles);
export const nameWords = toSet(shared.nameWords);

/** Everyday words, and all that the phrases know. */
export const vocabulary: ReadonlySet<string> = new Set([
  ...[meaningMatcher, nameMatcher, topicMatcher, roleMatcher, confirmMatcher].flatMap(({ words }) => [
    ...words,
  ]),
  ...blockingWords,
  ...usStates.flatMap((state) => state.toLowerCase().split(' ')),
]);
export const everydayWords = toSet(commonWords);
