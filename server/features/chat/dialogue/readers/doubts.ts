import type { SlotId } from '../../../../../shared/api/chat.ts';
import { answerOptions } from '../../../../../shared/quote/answer-options.ts';
import { offer, type Reader, type Reading } from './reading.ts';
import { readVerdict } from './yes-no.ts';

/** `I don't not drink`, `wouldn't say I don't`: two denials that may say yes. */
const deniedTwice =
  /\b(?:don't|doesn't|didn't|not|never|isn't|ain't|can't) (?:not|un\w+)\b|\bnot never\b|\bnever say never\b|\b(?:can't|wouldn't|won't|couldn't) say (?!so\b).{0,25}\b(?:no|not|never|nothing|\w+n't)\b|\bnot (?:like|that) (?:i|it) (?:never|\w+n't)\b|\bhate (?:to say|saying) no\b/;
/** `never miss a pill`, `can't live without my inhaler`, `no reason to stop`: a denial of its absence. */
const deniesAbsence =
  /\b(?:never|can't|couldn't|wouldn't|won't|not|no (?:reason|plans?|intention|way|day)|hardly|rarely)(?: \w+){0,4}? (?:without|miss(?:ed|es|ing)?|forget|fail|give up|gave up|giving up|turn(?:ed)? \w+ down|say no|said no)\b|\bwithout (?:my|an?|the|some)\b|\b(?:never|no reason to|no plans to|wouldn't|won't) (?:ever )?(?:stop|quit|skip)\b|\bnot a (?:day|week) goes by\b|\bcan't go (?:a|one)\b/;
/** `no meds other than insulin`, `no one but me`: the denial has an exception. */
const excepts =
  /(?<=\w )\b(?:except|besides|other than|apart from|aside from|outside of|unless|not counting|but (?:me|myself)$)\b|^(?!no,? (?:just|only)).*\b(?:not|don't|isn't|doesn't|ain't) (?:just|only|merely)\b/;
/** `no more than a pack a day` sets a limit to what is there. */
const limits =
  /\b(?:no|not|never) (?:more|less|fewer) than\b|\b(?:more|less|fewer) than (?:once|twice|one)\b/;
/** What someone wishes, plans or should do is not what they do. */
const wishes =
  /\b(?:wish|should|ought to|(?:want|wanted|hope|hoping|plan|planning|try|trying|need|would (?:like|love)|'d (?:like|love)|like) (?:to|on)|tryna|wanna|thinking (?:about|of)|thought (?:about|of)|someday|one day|bucket list|supposed to|resolution)\b/;
/** `too old for skydiving`, `my husband's thing, not mine`: named, and not one's own. */
const disowns =
  /\btoo (?:old|scared|chicken|afraid|broke|busy|fat|tired)\b|\b(?:not|never|isn't) (?:me|mine|myself)\b|\bthan (?:me|i do)\b|\b(?:scare|benign|false alarm|turned out)\b|\b(?:refuse|refused)\b|\bmy (?:dog|cat|pet|horse)s?\b|\bmy (?:husband|wife|son|daughter|brother|sister|dad|mom|friend|boyfriend|girlfriend|partner|kid)'s\b|\bbut (?:nobody|no one) else\b|^(?:i|i've) .*\bmyself\b/;
const partly =
  /\b(?:mostly|mainly|for the most part|most of the time|normally|enough|alone|before \w+|on weekdays|at home|in public|anymore well)\b|\b(?:never|don't|not)(?: drink\w*)? (?:on|alone|before|during)\b/;
const farFrom = /\b(?:far from|anything but|not exactly|used to be|was .*\b(?:until|till|before))\b/;

/** A reader that asks back where a text denies or wishes in a way that a value cannot be read from safely. */
export function withDoubts(reader: Reader): Reader {
  const { slot } = reader;
  return {
    ...reader,
    read(part, isAsked) {
      const reading = reader.read(part, isAsked);
      if (reading?.kind !== 'value' || !isDoubtful(slot, part.text, reading)) return reading;
      return isAsked ? offer(listOptions(slot), undefined, 'topic') : undefined;
    },
  };
}

const yesNoSlots: ReadonlySet<SlotId> = new Set([
  'smokingStatus',
  'majorHealthConditions',
  'medications',
  'familyHistory',
  'riskyHobbies',
  'highRiskOccupation',
]);

function isDoubtful(slot: SlotId, text: string, reading: Extract<Reading, { kind: 'value' }>): boolean {
  if (readVerdict(text) !== undefined) return false;
  const { value } = reading;
  if (yesNoSlots.has(slot)) return value === 'No' ? isDoubtfulNo(slot, text) : isDoubtfulYes(slot, text);
  if (slot === 'alcoholConsumption' || slot === 'exercise') return isDoubtfulHabit(text, value);
  return slot === 'healthStatus' && farFrom.test(text);
}

function isDoubtfulNo(slot: SlotId, text: string): boolean {
  if ([deniedTwice, deniesAbsence, excepts, limits].some((pattern) => pattern.test(text))) return true;
  if (slot === 'smokingStatus') return partly.test(text);
  return slot === 'highRiskOccupation' && (farFrom.test(text) || wishes.test(text));
}

function isDoubtfulYes(slot: SlotId, text: string): boolean {
  if (slot === 'smokingStatus') return /\b(?:not|never|isn't) (?:me|mine|myself)\b/.test(text);
  if (slot === 'familyHistory')
    return /\bmy (?:dog|cat|pet|horse)s?\b|\bbut (?:nobody|no one) else\b/.test(text);
  return disowns.test(text) || (slot === 'riskyHobbies' && wishes.test(text));
}

function isDoubtfulHabit(text: string, value: string | number): boolean {
  if ([deniedTwice, limits, wishes, farFrom].some((pattern) => pattern.test(text))) return true;
  return value === 'Never' && [deniesAbsence, excepts, partly].some((pattern) => pattern.test(text));
}

function listOptions(slot: SlotId): readonly string[] {
  return slot === 'name' || slot === 'age' || slot === 'state' || slot === 'coverageAmount'
    ? []
    : answerOptions[slot];
}
