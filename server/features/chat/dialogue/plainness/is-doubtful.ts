import type { SlotId } from '../../../../../shared/api/chat.ts';
import { countDenials, countNumbers, turns } from './turns-of-phrase.ts';
import { doubtExam, doubtFamily, doubtPursuit, doubtSmoking, doubtYesNo } from './yes-no.ts';

export type Said = {
  /** What a message states, simplified, and as it was written. */
  text: string;
  original: string;
  /** How many words of it carry meaning. */
  words: number;
  /** Whether it is about someone else, or another question, too. */
  namesElse: boolean;
};
/** Whether this value may not be what the words mean. */
export type Doubt = (said: Said, value: string) => boolean;

/** `Cost. Hmm, no. Being able to change it.` */
const takesBack = /, (?:h+m+,? )?(?:no|nah|nope)(?:[.,!]|$)/;
const mostUnsureWords = 4;

/** Whoever is not sure says so in a few words; in more there is a choice that no one read. */
const doubtChoice: Doubt = ({ text, words }, value) =>
  turns.test(text) ||
  countDenials(text) > 1 ||
  takesBack.test(text) ||
  (value === "I'm not sure" && words > mostUnsureWords);

const levels =
  /\b(?:excellent|perfect|great|good|fine|okay|ok|fair|average|meh|so-so|bad|poor|terrible|rough|tired|sick)\b/g;

/** Two levels in one answer. */
const doubtHealth: Doubt = (said, value) =>
  doubtChoice(said, value) || new Set(said.text.match(levels)).size > 1;

const dayToDay = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*\b(?:to|thru|through|and|til+)\b/;
const counted =
  /\b(?:packs?|each|both|every other|cases?|bottles?|pints?|liters?|handle|was|were|used to|before|drive|her|his|their|him|them)\b/;

/** How often: what has to be added up, was once, or is someone else's. */
const doubtFrequency: Doubt = (said, value) =>
  doubtChoice(said, value) ||
  countNumbers(said.text) > 1 ||
  counted.test(said.text) ||
  dayToDay.test(said.text);

// Words and numbers end where the next begins: in a run of them only one way of reading is tried.
const plainAge =
  /^(?:(?:(?:um+|uh+|hi|hey|well|oh|yes|ok|so|i am|i'm|im|i|have|got|just|turned|told|you|hmm+|great|only|bro|dude|exactly|what|back|age|aged|years|year|yrs|old|young|of|about|my|is|it's|its|a|the|and|me|here|yo|y\/o|now|today|currently|male|female|m|f|man|woman|january|february|march|april|may|june|july|august|september|october|november|december|last|month|week|this|in|was born|born|birthday)(?![a-z])|\d+(?!\d)|[,.!;:()-])\s*)+$/;

/** A second number may be the one that is meant, and so may what is not about an age at all. */
const doubtAge: Doubt = ({ text }) => countNumbers(text) > 1 || !plainAge.test(text);

const elsewhere =
  /\b(?:from|moved?|moving|retired|relocat\w+|used to|originally|born|grew up|left|back in|was|were|wife|husband|but|summers?|winters?)\b/;

/** `west by god virginia` */
const direction = /\b(?:north|south|east|west|new)\w*\b/;

const doubtState: Doubt = ({ text }, value) => {
  if (direction.test(text) && !direction.test(value.toLowerCase())) return true;
  return text.split(' ').length > 3 && elsewhere.test(text);
};

const sums =
  /\b(?:minus|plus|times|half of|double|twice|owe|left on|note|mortgage|house|loan|enough|more|less|over|under|at least|most|between|or|price|cost|premium)\b/;

const doubtAmount: Doubt = ({ text }) =>
  turns.test(text) || countNumbers(text) > 1 || countDenials(text) > 0 || sums.test(text);

const noNames = /\b(?:period|comma|dot|ret|retired|question mark|exclamation)\b/i;

/** More names than the one that was read, or what is none: spelled letters, ranks, dictated marks. */
const doubtName: Doubt = ({ original }, value) => {
  const words = value.split(' ');
  const known = new Set(words.map((word) => word.toLowerCase()));
  const capitals = original.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}[\p{L}'-]*/gu) ?? [];
  if (capitals.some((word) => !known.has(word.toLowerCase()))) return true;
  return words.length > 4 || noNames.test(value) || (words.length > 2 && words.at(-1)?.length === 1);
};

const doubts: Readonly<Record<SlotId, Doubt>> = {
  name: doubtName,
  age: doubtAge,
  state: doubtState,
  coverageAmount: doubtAmount,
  smokingStatus: doubtSmoking,
  policyType: doubtChoice,
  healthStatus: doubtHealth,
  majorHealthConditions: doubtYesNo,
  medications: doubtYesNo,
  familyHistory: doubtFamily,
  riskyHobbies: doubtPursuit,
  highRiskOccupation: doubtPursuit,
  alcoholConsumption: doubtFrequency,
  exercise: doubtFrequency,
  priority: doubtChoice,
  noMedicalExam: doubtExam,
  approvalPreference: doubtChoice,
};

/** Whether a slot's value was read from words that may mean another one. */
export function isDoubtful(slot: SlotId, value: string, said: Said): boolean {
  return said.namesElse || doubts[slot](said, value);
}
