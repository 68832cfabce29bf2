import { cutText } from './read-limits.ts';
import { writeNumbers } from './write-numbers.ts';

/** Marks that someone dictates: a period at the end of a line only, where the word hardly means anything else. */
const spokenMarks =
  /(\p{L}|\d)[ ,]+(comma|question mark|exclamation (?:point|mark)|full stop|period)(?=[ .!]*(?:\n|$)|(?<=comma|mark|point) )/giu;
const marks: Readonly<Record<string, string>> = {
  comma: ',',
  'question mark': '?',
  'exclamation point': '!',
  'exclamation mark': '!',
};

/** One line of ordinary characters: straight quotes, plain dashes and spaces, no control or format characters. */
export function cleanText(message: string): string {
  const text = cutText(cutText(message).normalize('NFKC'))
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2014\u2015]/g, ', ')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/[\u{1F44D}\u2705\u{1F44C}\u2714]/gu, ' yes ')
    .replace(/[\u{1F44E}\u274C\u{1F6AB}\u2716]/gu, ' no ')
    .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)/gu, ' ')
    .replace(/[^\P{Cf}]/gu, '')
    .replace(/[\r\n\u2028\u2029]+/g, '\n')
    .replace(spokenMarks, (_, before: string, word: string) => before + (marks[word.toLowerCase()] ?? '.'))
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  return cutText(text);
}

const spellings: readonly [RegExp, string][] = [
  [/\bi ?m\b(?!')/g, "i'm"],
  // `Nothin`, `smokin'`: the g that is not spoken.
  [
    /\b((?:noth|someth|anyth|smok|drink|rac|rid|hunt|fish|runn|skipp|walk|work|liv|go|try|quitt|div|climb|tak|gett|look|chew|vap|lift|swimm|do|hav|mov)in)'?(?=[\s,.!?]|$)/g,
    '$1g',
  ],
  [/\b(?:shure|shur)\b/g, 'sure'],
  [/\b(?:nevr|nver|nevar|neber|nevver|neverr|nevet|nevre|nevwr|bever|mever|neveer|nevah)\b/g, 'never'],
  [/\b(?:dnt|donot|dont't|don;t|dn't|donnt|dotn|dosnt|dosen't|doesent|dident)\b/g, "don't"],
  [/\b(?:dun|doan|dunt|dont)\b/g, "don't"],
  [/\b(?:stoped|stoppd|stpped|stopt|stopd)\b/g, 'stopped'],
  [/\bused 2 (?=[a-z])/g, 'used to '],
  [/\bquite (?=smok|vap|drink|year|\d)/g, 'quit '],
  [/\b(?:weekley|wekly|weekely|weekyl|weakly|weeky)\b/g, 'weekly'],
  [/\b(?:tims|tiems|tmes|tomes)\b/g, 'times'],
  [/\bnever ever\b/g, 'never'],
  [/\b(?:noe|noo+)\b/g, 'no'],
  [/\b(?:yed|yse|eys|yess+|yesh|yas)\b/g, 'yes'],
  [/\b(?:nmae|naem|mane is)\b/g, 'name'],
  [/\bal+most\b/g, 'almost'],
  [/\b(?:an?other)\b/g, 'another'],
  [/\bi am\b/g, "i'm"],
  [/\bive\b/g, "i've"],
  [/\bi have (?=never|been|not|had)/g, "i've "],
  [/\b(do|does|did|have|has|had|would|could|should|was|were|is|are) not\b/g, "$1n't"],
  [/\b(do|does|did|have|has|had|would|could|should|was|were|is|are|wo|ca|ai)nt\b/g, "$1n't"],
  [/\b(do|does|did)n t\b/g, "$1n't"],
  [/\b(?:can ?not|cannot)\b/g, "can't"],
  [/\bdon;t\b/g, "don't"],
  [/\b(what|how|who|that|where)s\b/g, "$1's"],
  [/\b(?:wat|wut|wht)\b/g, 'what'],
  [/\bwats\b/g, "what's"],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(?:pls|plz|plese|pleas)\b/g, 'please'],
  [/\bhubby\b/g, 'husband'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\b(?:half a dozen|half dozen)\b/g, '6'],
  [/\b(?:a dozen|one dozen|dozen)\b/g, '12'],
  [/\b(?:thx|thnx|tnx|ty|thanx|thankyou)\b/g, 'thanks'],
  [/\b(?:nvm|nevermind|nvrmind)\b/g, 'never mind'],
  [/\b(?:abt)\b/g, 'about'],
  [/\b(?:yrs|yr)\b/g, 'years'],
  [/\b(?:approx)\b/g, 'about'],
  [/\b(?:insurence|insurace|insurnace|inusrance)\b/g, 'insurance'],
  [/\b(?:covrage|coverge|coverag)\b/g, 'coverage'],
];

const doubles =
  /^(?:good|poor|weeks?|weekly|weekends?|three|between|need|feel|free|see|seen|been|keep|smok\w*|wee+d|beers?|all|well|tell|will|still|pills?|hell|hello|too|soon|tobacco|coffee|look|pretty|million|billion|illness|occasionally|usually|really|off|never mind|mood|too|school|blood|sixteen|fifteen|seventeen|eighteen|nineteen|thirteen|fourteen|less|miss|happy|running|yoohoo)$/;

/** `yesss` and `nooo` are yes and no; `goood` keeps the two letters that it is written with. */
function shorten(text: string): string {
  return text.replace(/[a-z]*([a-z])\1{2,}[a-z]*/g, (word) => {
    const doubled = word.replace(/([a-z])\1{2,}/g, '$1$1');
    return doubles.test(doubled) ? doubled : word.replace(/([a-z])\1{2,}/g, '$1');
  });
}

const ones = 'one|two|three|four|five|six|seven|eight|nine';
const tens = 'twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety';
const joined: readonly [RegExp, string][] = [
  [new RegExp(`\\b(${tens}) and (${ones})(?= years?\\b|$)`, 'g'), '$1 $2'],
  [new RegExp(`\\b(${ones}) and (${tens})(?= years?\\b|$)`, 'g'), '$2 $1'],
];
const glued: readonly RegExp[] = [
  new RegExp(`\\b(${tens})(?=(?:${ones})\\b)`, 'g'),
  new RegExp(`\\b(a|${ones}|ten|${tens})(?=(?:hundred|thousand|million|mil\\b|grand\\b))`, 'g'),
  /(hundred|thousand)(?=(?:thousand|grand|million|and)\b)/g,
];

/** `fivehundred` is two words. */
function splitGlued(text: string): string {
  return glued.reduce((split, pattern) => split.replace(pattern, '$1 '), text);
}

/** What the readers look at: lower case, full contractions, numbers in digits, money with a dollar sign. */
export function simplify(text: string): string {
  let simple = splitGlued(shorten(text.toLowerCase()));
  for (const [pattern, replacement] of joined) simple = simple.replace(pattern, replacement);
  for (const [pattern, replacement] of spellings) simple = simple.replace(pattern, replacement);
  return writeNumbers(simple).replace(/ +/g, ' ').trim();
}
