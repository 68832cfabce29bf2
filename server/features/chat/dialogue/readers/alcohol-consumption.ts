import { answerOptions } from '../../../../../shared/quote/answer-options.ts';
import { readPerWeek } from './per-week.ts';
import { bareValue, offer, type Reader, type Reading } from './reading.ts';
import { readYesNo } from './yes-no.ts';

const [never, occasionally, moderately, frequently] = answerOptions.alcoholConsumption;
const drink =
  /\b(?:drink(?:s|ing|er)?|drank|alcohol\w*|alchohol|alcahol|beers?|wines?|liquor|booze|whisk(?:e)?y|vodka|cocktails?|teetotal\w*|sober|sobriety)\b/;
/** `I smoke when I drink` says nothing of how often, and coffee is drunk, too. */
const incidental = /\b(?:when|while|if|after) (?:i'm |i )?drink|\b(?:coffee|soda|water|juice|tea)\b/;
const exercises = /\b(?:gym|exercise|work ?out|run|running|walk|walking|jog|yoga)\b/;
const notMuch =
  /\b(?:don't|doesn't|not|never|hardly|barely)\b.*\b(?:much|a lot|often|that|heavily|every|more than|during|daily|too)\b/;
const neverWords =
  /\b(?:(?:haven't|never|don't|didn't|not) (?:had|have|touch|touched|drunk|drank|even touch|use) (?:a |any |it|the |alcohol)|^(?:i |i'm )?(?:no|not) drink(?:ing)?$|never|don't (?:really )?(?:drink|touch|consume|use|like)|do not drink|not a (?:drinker|drop)|non-?drinker|not (?:taking|having|consuming) (?:any )?(?:alcohol|drinks?)|no alcohol|no drinking|no booze|teetotal\w*|teetotaller|sober|zero alcohol|abstain|alcohol[- ]free|(?:quit|stopped|gave up|given up|no longer) (?:drinking|drink|alcohol)|quit|not anymore|can't drink|i don't|don't drink)\b/;
const occasionalWords =
  /\b(?:oc+as+ion\w*|ocasional\w*|once in a (?:while|blue moon)|socially|social drinker|special occasions|holidays|now and (?:then|again)|rarely|seldom|hardly ever|every now and then|from time to time|light(?:ly)?|a little|infrequent\w*|few times a (?:year|month)|couple times a (?:year|month)|birthdays|weddings|a glass here and there|here and there|at parties)\b/;
const moderateWords = /\b(?:moderat\w*|modrate\w*|in moderation)\b/;
const frequentWords =
  /\b(?:fr?e?qu?ent\w*|heav(?:y|ily)|a lot|too much|way too much|all the time|alcoholic|like a fish|constantly)\b/;

export const alcoholConsumptionReader: Reader = {
  slot: 'alcoholConsumption',
  read({ text }, isAsked) {
    const isTopic = drink.test(text);
    if (!isTopic && (!isAsked || exercises.test(text))) return undefined;
    if (/\b(?:depends|varies|vary)\b/.test(text)) return undefined;
    if (/\b(?:recovering|in recovery|non[- ]?alcoholic|sober curious)\b/.test(text) || isSoberDenied(text))
      return isAsked ? offer([never, occasionally]) : undefined;
    if (containers.test(text) && !/\bbottles? of beer\b/.test(text))
      return isAsked
        ? offer([moderately, frequently], 'It goes by the number of drinks in a week.')
        : undefined;
    if (!isAsked && incidental.test(text)) return undefined;
    const reading = readAmount(text) ?? readWords(text) ?? (isAsked ? readBare(text) : undefined);
    if (!reading || (!isAsked && reading.kind === 'options')) return undefined;
    return isTopic ? { ...reading, source: 'topic' } : reading;
  },
};

/** How many drinks these hold is not said. */
const containers = /\b(?:bottles?|cases?|fifths?|handles?|pitchers?|box(?:es)? of wine|\d+[- ]?packs?)\b/;

function isSoberDenied(text: string): boolean {
  const at = text.search(/\bsober\b/);
  return at !== -1 && /\b(?:not|never|stand|hate|isn't|ain't|hardly)\b/.test(text.slice(0, at));
}

/** Drinks per week. `twice a week` counts days, so it is asked back when it could be more drinks. */
function readAmount(text: string): Reading | undefined {
  const range =
    /^(?:about |around |maybe |like |i'd say |probably )*(\d+)\s?(?:-|to|or)\s?(\d+)(?: drinks?)?$/.exec(
      text,
    );
  const perWeek = range ? { least: Number(range[1]), most: Number(range[2]) } : readPerWeek(text);
  if (!perWeek)
    return /\b(?:daily|every (?:day|night|evening)|nightly)\b/.test(text) && !notMuch.test(text)
      ? readDaily(text)
      : undefined;
  // `Two a day on weekends` is no rate of every day.
  if (/\bweekends?\b/.test(text) && /\b(?:a|per|each|every) (?:day|night)\b/.test(text))
    return offer([occasionally, moderately, frequently]);
  const [low, high] = [levelOf(perWeek.least), levelOf(perWeek.most)];
  if (/\b(?:under|less than|fewer than)\b/.test(text) && low === moderately)
    return offer([occasionally, low]);
  if (/\b(?:over|more than|at least)\b/.test(text) && low === moderately) return offer([low, frequently]);
  if (low !== high) return offer([low, high]);
  const countsDays =
    /\b(?:twice|thrice|times?|days?|nights?|\d*x)\b/.test(text) &&
    !/\b(?:drinks?|beers?|glass)/.test(text.replace(/\bi drink\b/, ''));
  if (countsDays && low === occasionally && occasionalWords.test(text)) return bareValue(low);
  return countsDays && low !== frequently && perWeek.least > 1
    ? offer([occasionally, moderately, frequently], 'It goes by the number of drinks in a week.')
    : bareValue(low);
}

function readDaily(text: string): Reading {
  const count =
    /\b(a|an|one|\d+)(?:\s?(?:-|or|to)\s?(\d+))? (?:\w+ )*?(?:beers?|drinks?|glass(?:es)?|wines?|cocktails?|shots?|whiske?ys?)\b/.exec(
      text,
    );
  if (!count) return offer([moderately, frequently], 'It goes by the number of drinks in a week.');
  if (count[2] !== undefined) return offer([moderately, frequently]);
  return bareValue(Number(count[1]) > 1 ? frequently : moderately);
}

function levelOf(drinks: number): string {
  if (drinks === 0) return never;
  if (drinks < 3) return occasionally;
  return drinks < 8 ? moderately : frequently;
}

function readWords(text: string): Reading | undefined {
  if (/\balmost never|\bnever really|\bpractically never/.test(text)) return offer([never, occasionally]);
  if (notMuch.test(text)) return offer([occasionally, moderately]);
  if (neverWords.test(text)) return bareValue(never);
  if (
    /\bsometimes\b|\bnot often\b|\b(?:weekends?|saturdays?|fridays?|sundays?)\b|\ba few\b|\ba couple\b|\bweekly\b|\bnow\b/.test(
      text,
    )
  )
    return offer([occasionally, moderately]);
  if (occasionalWords.test(text)) return bareValue(occasionally);
  if (moderateWords.test(text)) return bareValue(moderately);
  if (frequentWords.test(text)) return bareValue(frequently);
  return /\b(?:often|regularly|quite a bit)\b/.test(text) ? offer([moderately, frequently]) : undefined;
}

function readBare(text: string): Reading | undefined {
  if (readYesNo(text) === 'No') return bareValue(never);
  const count = /^(?:about |around |maybe |like |i'd say |probably )*(\d+)\+?(?: drinks?| beers?)?$/.exec(
    text,
  );
  if (count) return bareValue(levelOf(Number(count[1])));
  return readYesNo(text) === 'Yes' ? offer([occasionally, moderately, frequently]) : undefined;
}
