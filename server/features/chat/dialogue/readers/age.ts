import { maximumAge, minimumAge } from '../../../../../shared/quote/quick-info.ts';
import { simplify } from '../text/plain-text.ts';
import { mendNumbers } from '../text/unread-words.ts';
import { offer, type Reader, type Reading } from './reading.ts';

const number = String.raw`(?<![$\d.,/-])(\d{1,3}(?:\.\d+)?)(?![\d$%]|[.,/]\d|-?\$|'\d|\s?(?:k\b|%|percent|kids?|children|lbs|pounds|cm|inches|ft|feet|cigarettes|drinks|beers|days?|weeks?|times|months?))`;
const oldness = String.raw`(?:[- ]?(?:years?|y|year's)?[- ]?(?:old|of age|young)|\s?y\.?\/?o\b|\s?yo\b|\s?years?\s?old)`;
const stated = new RegExp(
  String.raw`(?:\bi'm|\bim|\bi just turned|\bjust turned|\bturned|\bage[d:]?(?: is| of|:| -)?|\bmy age(?: is|'s|:)?|\bi be)\s+(?:only |just |now |currently |actually |really |already |a |at |like |still |a young |age |aged |about |around )*${number}|${number}${oldness}`,
);
const bare = new RegExp(number, 'g');
const notOwnAge =
  /\b(?:when i was|since i was|until i was|at age|by age|retire(?:d)? at|since(?! (?:last|this|yesterday|\w+day\b|my birthday))|started|quit|for \d+ years|\d+[- ]?years? (?:term|ago|policy|plan|level|fixed|mortgage)|over the age|under the age|years? (?:ago|left))\b/;
/** `until I'm 65`, `through age 70`: an age that someone has not reached, or had. */
const atAnotherTime =
  /\b(?:until|till?|when|once|before|after|by the time|if|as soon as|by|while|since) (?:i'm|i turn(?:ed)?|i be|i hit|i reach(?:ed)?|i get to|i was|i live to|i make it to|age|aged|\d+$)|\b(?:to|through|til+|until|by|at|from) (?:the )?age\b/;
/** `I'm 20 years sober`, `a 19 year old son`: years of something else. */
const othersYears =
  /\b\d+ years? (?!old\b|young\b|of age\b|now\b|and\b|today\b|here$)[a-z]+|\b(?:(?:have|has|got|had|raising|with) (?:an? |another )|(?:my|our|the|his|her) )\d+[- ]?years?[- ]?old|(?<!i'm |as )\ban? \d+[- ]?years?[- ]?old\b/;
/** Words that make a number something else than an age of today, or one that has to be worked out. */
const reckons =
  /\b(?:feel\w*|looks?|tenth|again|act|acts|double|twice|times|half a|shy of|minus|married|work\w*|been|decades?|score|century|\d+th time)\b|(?:^|\s)'\d\d\b|\d-\d|\b\d \d\b|\bthe \d+(?:st|nd|rd|th)?\b.*\btime\b/;
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const dayOfMonth = new RegExp(`\\b(${month})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b`, 'g');
const nextBirthday = new RegExp(
  `\\b(?:in|come|on|this|next|by) (?:${month}|spring|summer|fall|winter|month|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\\b`,
);
const soon =
  /\b(?:(?:i'll|i will|will) be|about to (?:be|turn)|turning|turn|almost|nearly|close to|going on|gonna be|going to be|be|hitting|pushing|approaching|soon)\b/;
const vague =
  /\b(?:(?:early|mid|middle|late|my|upper|lower)[- ]*(?:twenties|thirties|forties|fifties|sixties|seventies|\d0'?s)|\d0'?s|(?:twenty|thirty|forty|fifty|sixty|seventy)-?ish|\d+[- ]?(?:ish|something|odd)|roughly|around|about|approximately|somewhere|between|over|under|older than|younger than)\b/;
const born = /\b(?:born|birthday|dob|birth|class of)\b|\b(?:19[3-9]\d|200\d)\b/;
const exactly = 'Your exact age today, please: carriers go by it.';

export const ageReader: Reader = {
  slot: 'age',
  read({ text, original }, isAsked) {
    const mended = mendNumbers(original);
    if (mended !== undefined) return doubt(readAge(simplify(mended), isAsked));
    return readAge(text.replace(/\bfrom \d+ to\b/, 'to'), isAsked);
  },
};

/** What is read from misspelled number words is asked back. */
function doubt(reading: Reading | undefined): Reading | undefined {
  return reading?.kind === 'value' ? offer([String(reading.value)], undefined, reading.source) : reading;
}

function readAge(text: string, isAsked: boolean): Reading | undefined {
  if (/\b(?:not|isn't|wasn't|never)\s+(?:\w+ )?\d+$/.test(text) && !/\d.*\bnot\b/.test(text))
    return undefined;
  const own = text.replace(/,? ?\b(?:not|and not|instead of|rather than)\s+(?:a )?\d+\b/g, '');
  const direct = stated.exec(own);
  if (othersYears.test(own) || atAnotherTime.test(own)) return isAsked ? offer([], exactly) : undefined;
  if (direct && !notOwnAge.test(own)) return readStated(own, Number(direct[1] ?? direct[2]));
  return isAsked ? readAsked(own) : undefined;
}

function readStated(text: string, years: number): Reading | undefined {
  if (
    /\b(?:mid|late|early)\b|\d(?:0'?s|[- ]?(?:ish|something))\b|\b(?:about|around|almost|nearly|over|under)\s+\d/.test(
      text,
    )
  )
    return /\b(?:almost|nearly)\s+\d/.test(text) ? offerBefore(years) : offer([], exactly, 'topic');
  if (/\bi'm\s+\d+(?:\.\d+)?\s*(?:'|"|ft|feet|lbs|%|minutes|miles|sure|hours)/.test(text)) return undefined;
  if (soon.test(text) && /\b(?:i'll|will|turning|about to|going to|almost|nearly)\b/.test(text))
    return readSoon(text, years);
  return judge(years, 'topic');
}

/** `I'll be 43 next month` may mean 42: both are asked back. A second, smaller number is the age of today. */
function readSoon(text: string, years: number): Reading {
  const all = [...text.matchAll(bare)].map((match) => Number(match[1]));
  const today = all.find((other) => other === years - 1);
  return today === undefined ? offerBefore(years) : judge(today, 'topic');
}

function offerBefore(years: number): Reading {
  const options = [years - 1, years].filter((age) => age >= minimumAge && age <= maximumAge).map(String);
  return offer(options, 'Carriers go by your age today.', 'topic');
}

function readAsked(said: string): Reading | undefined {
  const text = said.replace(dayOfMonth, '$1');
  if (/-\d|\$/.test(text.replace(/\d-\d/g, ''))) return undefined;
  const found = [...text.matchAll(bare)].map((match) => Number(match[1]));
  if (found.length === 0) return vague.test(text) || born.test(text) ? offer([], exactly) : undefined;
  const [first, second] = found;
  if (first === undefined) return undefined;
  if (second !== undefined) {
    const today = chooseToday(text, first, second);
    return today !== undefined
      ? judge(today, 'bare')
      : offer(found.slice(0, 3).map(String).filter(isOption), exactly);
  }
  if (born.test(text) || /\d\+/.test(text) || reckons.test(text)) return offer([], exactly);
  if (nextBirthday.test(text)) return offerBefore(Math.floor(first));
  if (/\b(?:about to|going on|turn|turning|i'll be|will be|almost|nearly|be)\b/.test(text))
    return offerBefore(Math.floor(first));
  if (vague.test(text) || notOwnAge.test(text)) return offer([], exactly);
  if (/^(?:in |for )?\d+ (?:people|of us|hundred)/.test(text)) return undefined;
  return judge(first, 'bare');
}

/** `42, turning 43` and `43 in May, so 42` name the age of today beside the next one. */
function chooseToday(text: string, first: number, second: number): number | undefined {
  if (second === first - 1 && nextBirthday.test(text)) return second;
  return second === first || (second === first + 1 && soon.test(text)) ? first : undefined;
}

function isOption(age: string): boolean {
  return Number(age) >= minimumAge && Number(age) <= maximumAge;
}

function judge(years: number, source: Reading['source']): Reading {
  const age = Math.floor(years);
  if (age >= minimumAge && age <= maximumAge) return { kind: 'value', value: age, source };
  if (age > 120) return { ...offer([], exactly), source };
  const message =
    age < minimumAge
      ? `I can only make a quote for people from ${minimumAge} to ${maximumAge}, because the carriers here start at ${minimumAge}.`
      : `I can only make a quote for people from ${minimumAge} to ${maximumAge}, because the carriers here stop at ${maximumAge}.`;
  return { kind: 'refusal', message, source };
}
