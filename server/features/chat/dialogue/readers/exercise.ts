import { readPerWeek } from './per-week.ts';
import { bareValue, offer, type Reader, type Reading } from './reading.ts';
import { readYesNo } from './yes-no.ts';

const [daily, several, weekly, rarely, never] = [
  'Daily',
  'Several times per week',
  'Weekly',
  'Rarely',
  'Never',
];
const active =
  /\b(?:exerci[sz]\w*|excerci[sz]\w*|exersi[sz]\w*|excersi[sz]e\w*|work(?:ing)? ?out\w*|gym|run|running|jog\w*|train(?:ing)?|swim\w*|cycl(?:e|ing)|bike|biking|lift\w*|weights|yoga|pilates|crossfit|cardio|walk\w*|hik(?:e|ing)|physically active|pt)\b/;

export const exerciseReader: Reader = {
  slot: 'exercise',
  read({ text }, isAsked) {
    const isTopic = active.test(text);
    if ((!isTopic && !isAsked) || /\b(?:depends|varies|vary)\b/.test(text)) return undefined;
    const reading = readFrequency(text) ?? (isAsked ? readBare(text) : undefined);
    if (!reading || (!isAsked && reading.kind === 'options')) return undefined;
    return isTopic ? { ...reading, source: 'topic' } : reading;
  },
};

const dayName = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;

/** How many days of the week a text names, where it says nothing that limits them. */
function countDays(text: string): { least: number; most: number } | undefined {
  if (/\b(?:except|but|not|skip|sometimes|maybe|off)\b/.test(text)) return undefined;
  const days = new Set([...text.matchAll(dayName)].map(([day]) => day.replace(/s$/, ''))).size;
  return days > 0 ? { least: days, most: days } : undefined;
}

function readFrequency(text: string): Reading | undefined {
  if (
    /\b(?:don't|not|never|hardly|barely)\b.*\b(?:much|enough|often|a lot|as much|every ?day|daily|regularly|ever)\b/.test(
      text,
    )
  )
    return /\b(?:every ?day|daily|regularly)\b/.test(text)
      ? offer([several, weekly, rarely])
      : bareValue(rarely);
  if (/\b(?:almost|nearly|practically|basically|pretty much) never\b|\bnot really\b/.test(text))
    return offer([rarely, never]);
  if (
    /\b(?:most (?:days|mornings|evenings|nights)|almost (?:daily|every ?day)|nearly (?:daily|every ?day)|every other day|mon(?:day)?s?(?: to |\s?-\s?| through )fri\w*|weekdays?)\b/.test(
      text,
    )
  )
    return /every other|weekdays|mon/.test(text) ? bareValue(several) : offer([daily, several]);
  const perWeek = countDays(text) ?? readPerWeek(text);
  if (perWeek) return readRate(perWeek);
  if (
    /\b(?:(?:several|few|couple|multiple|many)(?: of)? (?:times?|days|x)|sev\w*l|(?<!\bone )times? (?:a|per|each|every|in a|one) week)\b/.test(
      text,
    )
  ) {
    return /\b(?:month|year)\b/.test(text) ? bareValue(rarely) : bareValue(several);
  }
  if (
    /\b(?:daily|dayly|dailey|every ?(?:single )?day|each day|everyday|every (?:morning|night|evening)|7 days|twice a day|nonstop)\b/.test(
      text,
    )
  )
    return bareValue(daily);
  if (
    /\b(?:rarely|rarly|rarley|seldom|hardly|barely|not much|not often|once in a (?:while|blue moon)|monthly|infrequent\w*|very little|not enough)\b/.test(
      text,
    )
  )
    return bareValue(rarely);
  if (/\b(?:never|don't|do not|no|zero|can't|not at all|couch potato)\b/.test(text))
    return isNo(text) ? bareValue(never) : undefined;
  if (/\b(?:weekly|every week|weekly-ish)\b/.test(text)) return bareValue(weekly);
  return readVague(text);
}

function readVague(text: string): Reading | undefined {
  if (/\b(?:weekends?|saturdays?|sundays?)\b/.test(text)) return offer([several, weekly]);
  if (
    /\b(?:regular(?:ly)?|a lot|often|frequently|all the time|gym rat|pretty active|very active)\b/.test(text)
  )
    return offer([daily, several]);
  if (
    /\b(?:sometimes|occasionally|now and then|from time to time|a little|a bit|here and there)\b/.test(text)
  )
    return offer([weekly, rarely]);
  return undefined;
}

function isNo(text: string): boolean {
  return (
    /\b(?:never|don't|can't|no|not at all|zero|couch)\b/.test(text) &&
    !/\bno (?:idea|clue|medical exam|exam|wait)\b|\bdon't (?:know|want)\b/.test(text)
  );
}

function readRate({ least, most }: { least: number; most: number }): Reading {
  const [low, high] = [levelOf(least), levelOf(most)];
  return low === high ? bareValue(low) : offer([high, low]);
}

function levelOf(times: number): string {
  if (times === 0) return never;
  if (times < 0.9) return rarely;
  if (times < 2) return weekly;
  return times < 7 ? several : daily;
}

function readBare(text: string): Reading | undefined {
  const count =
    /^(?:about |around |maybe |like |i'd say |probably )*(\d)(?:\s?(?:-|to|or)\s?(\d))?(?: ?(?:x|times|days))?$/.exec(
      text,
    );
  if (count) return readRate({ least: Number(count[1]), most: Number(count[2] ?? count[1]) });
  if (readYesNo(text) === 'No') return bareValue(never);
  return readYesNo(text) === 'Yes' ? offer([daily, several, weekly, rarely]) : undefined;
}
