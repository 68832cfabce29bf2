const words: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  an: 1,
  a: 1,
  twice: 2,
  thrice: 3,
  couple: 2,
  few: 3,
  several: 3,
};
/** The most that a vague word stands for. */
const vague: Readonly<Record<string, number>> = { few: 5, several: 6 };
const rate =
  /\b(?:a )?(once|couple(?: of)?|few|several|one|an?|twice|thrice|\d+(?:\.\d+)?)(?:\s?(?:-|or|to)\s?(\d+))?\+?\s*(?:x|times?|days?|nights?|drinks?|beers?|glass(?:es)?|wines?|cans?|pints?|bottles?|cocktails?|shots?|sessions?|workouts?|evenings?|mornings?)?(?: of \w+)?(?: (?:out of|of))?(?: (?:or so|or more|or less|plus|tops|max|at most|maximum|ish|total))*\s*(?:(?:\/|\ba\b|per|each|every|one|in|in a|in one|in the|during the|on the|the|of the|by|by the|by one)\s*(day|night|evening|week|wk|weekend|month|year)|(daily|weekly|monthly|nightly|yearly))/;

/** How often per week a text says something happens, from the least to the most: `3-4 times a week` is 3 to 4. */
export function readPerWeek(text: string): { least: number; most: number } | undefined {
  const match = rate.exec(text);
  if (!match) return undefined;
  const count = (match[1] ?? '').replace(' of', '');
  const least = words[count] ?? Number(count);
  const most = match[2] === undefined ? (vague[count] ?? least) : Number(match[2]);
  const times = perWeek[match[3] ?? match[4] ?? ''] ?? 1;
  return Number.isNaN(least) ? undefined : { least: least * times, most: Math.max(least, most) * times };
}

const perWeek: Readonly<Record<string, number>> = {
  day: 7,
  daily: 7,
  nightly: 7,
  weekly: 1,
  monthly: 0.25,
  yearly: 0.02,
  night: 7,
  evening: 7,
  week: 1,
  wk: 1,
  weekend: 1,
  month: 0.25,
  year: 0.02,
};
