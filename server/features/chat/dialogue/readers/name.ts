import { isCommonWord, isStateWord } from '../text/common-words.ts';
import { isGreetingWord } from '../text/greeting-words.ts';
import type { Part } from '../text/message-parts.ts';
import { bareValue, type Reader, type Reading, topicValue } from './reading.ts';

const says =
  /(?:\b(?:my|the|mi|ym|me) ?(?:full |first |legal |real |given |actual )?(?:names?|nmaes?|naems?|nams?|nmes?|neme|mane|nane)(?:'s| it is| it's| ?(?:is|iz|si|es)\b|s| =|:|,)?|^(?:(?:hi|hello|hey|hola|yes|ok|well|so|um)[, ]+)?(?:names?|nmae|naem|nme|neme|mane|nane)(?: ?(?:is|iz|si)\b|'s|:| -)?|\bname'?s|\b(?:just |please |you can |everyone |everybody |people |friends |they |folks )*calls? me|\bi go by|\bi'?m called|\bi (?:am |'m )?call(?:ing)? myself|\bknown as|\b(?:it'?s |it is |is |that'?s )?spel(?:led|t)(?: as| like)?|\bchange (?:my |the )?name to|\bname (?:should be|to)|\bsigned,?|\b(?:on paper|officially|legally|on my (?:license|birth certificate|passport|id)),?)\s+(?:is |it'?s |i'?m |actually |just |now |as )?/i;
const introduces =
  /^(?:(?:hi|hello|hey|hola|bonjour|hallo|ciao|salut|yes|yeah|ok|okay|sure|well|so|um|uh|oh|sorry|actually|no|and)[,! ]+(?:there[,! ]+)?)*(?:i'?m|i m|iam|i am|ia m|im|this is|it'?s|it is|that'?s|(?:just |please |you can |we can )*(?:put(?: me)?(?: down)?(?: as)?|use|write|enter|go with)|me llamo|soy|ich bin|ich heisse|mi chiamo|sono|me is|myself|mi nombre es|je m'appelle)\s+(?:just |actually |called |named )*/i;
const greets =
  /^(?:(?:hi|hello|hey|yes|yeah|ok|okay|sure|sure thing|well|so|um|uh|oh|sorry|actually|no|it'?s)(?: there)?[,! ]+)+/i;
const titles = /^(?:mr|mrs|ms|miss|mx|dr|prof)\b\.?\s+/i;
const follows =
  /\s+(?:here|speaking|is (?:my|the) name|is what (?:people|they|you can) call me|by the way|btw|please|pls|thanks|thank you)\b.*$/i;
const word = /^\p{L}[\p{L}\p{M}'.-]*$/u;
const ends =
  /^(?:and|but|from|in|at|age|aged|i|i'm|im|i've|live|living|who|with|or|not|instead|\d.*|,|yo|is|male|female|looking|need|want|the)$/i;
const particles = new Set([
  'de',
  'la',
  'van',
  'von',
  'der',
  'den',
  'del',
  'da',
  'di',
  'bin',
  'al',
  'el',
  'le',
  'st',
  'dos',
  'mac',
  'jr',
  'sr',
  'may',
  'will',
  'young',
  'love',
  'king',
  'grace',
  'hope',
  'joy',
  'faith',
  'rich',
  'mark',
  'long',
  'short',
  'small',
  'white',
  'black',
  'best',
  'good',
  'little',
  'price',
  'early',
  'day',
  'moon',
  'art',
  'drew',
  'summer',
  'august',
  'april',
  'june',
  'sunny',
  'rose',
  'big',
  'lil',
  'slim',
  'man',
]);

export const nameReader: Reader = {
  slot: 'name',
  read({ original, kind }, isAsked) {
    if (kind === 'others' || /['’]s name\b/i.test(original.replace(/\bname['’]s/i, ''))) return undefined;
    const text = original.replace(/[’‘]/g, "'").trim();
    const both = /first name(?: is|:)?\s+(\S+?),?\s+(?:and )?(?:my )?last name(?: is|:)?\s+(\S+)/i.exec(text);
    if (both) return readSaid(`${both[1]} ${both[2]}`, false);
    const said = says.exec(text);
    if (said) return readSaid(text.slice(said.index + said[0].length), /spel/i.test(said[0]));
    const introduced = introduces.exec(text);
    if (introduced)
      return readIntroduced(
        text.slice(introduced[0].length),
        isAsked,
        /i'?m|i m|i ?am|this is/i.test(introduced[0]),
      );
    return isAsked ? readBare(text) : undefined;
  },
};

/** The name that someone writes as an answer to an opening that has not asked for it: only with capitals. */
export function readUnaskedName(part: Part): string | undefined {
  const reading = /^\p{Lu}\p{Ll}+(?:(?: \p{Lu}[\p{L}'.-]+){1,3}(?: here| speaking)?| here| speaking)$/u.test(
    part.original,
  )
    ? readBare(part.original)
    : undefined;
  return reading?.kind === 'value' ? String(reading.value) : undefined;
}

function readSaid(rest: string, isSpelled: boolean): Reading | undefined {
  const letters = isSpelled ? rest.match(/^(?:\p{L}[ -]){2,}\p{L}\b/u)?.[0].replace(/[ -]/g, '') : undefined;
  const name = takeName(letters ?? rest, 1);
  return name === undefined ? undefined : topicValue(name);
}

function readIntroduced(rest: string, isAsked: boolean, isSelf: boolean): Reading | undefined {
  const name = takeName(rest.replace(follows, ''), 1);
  if (name === undefined) return undefined;
  const hasCapital = /^\p{Lu}/u.test(rest.replace(titles, '')) && rest !== rest.toUpperCase();
  const isAnswer = rest.replace(follows, '').trim().split(/\s+/).length <= 6;
  if (isSelf && hasCapital && !isNationality(name)) return topicValue(name);
  return isAsked && isAnswer && !isNationality(name) ? bareValue(name) : undefined;
}

function isNationality(name: string): boolean {
  return (
    /(?:ican|adian|exan|nese|panic|ornian|itish|ew yorker|yorker)$/i.test(name) ||
    /^(?:christian|catholic|jewish|muslim|buddhist|republican|democrat) \w/i.test(name)
  );
}

/** A message that is a name and little else: `maria`, `Maria Lopez, 42`, `sure, it's Al here`. */
function readBare(text: string): Reading | undefined {
  const rest = text.replace(greets, '').replace(follows, '').trim();
  const name = takeName(rest, 0);
  return name === undefined ? undefined : bareValue(name);
}

/** The leading words of a text as a name of at most five; undefined when they are common words or say more. */
function takeName(text: string, mostCommon: 0 | 1): string | undefined {
  const rest = text
    .replace(titles, '')
    .replace(/[\s"'.,!?()*:;-]+$/u, '')
    .replace(/^["'(*\s]+/, '')
    .trim();
  if (isTitled(rest)) return rest;
  const taken: string[] = [];
  for (const token of rest.split(/\s+/)) {
    const bareToken = token.replace(/[,"!?()*:;]+$/u, '').replace(/^["(*]+/, '');
    const place = judgeToken(bareToken, taken.length > 0, mostCommon === 1);
    if (place === 'none') return undefined;
    if (place === 'end') break;
    taken.push(bareToken);
    if (/,$/.test(token)) break;
  }
  if (taken.length === 0 || taken.length > 5) return undefined;
  const name = taken.join(' ').replace(/[.'-]+$/, '');
  return /\p{L}{2}|^\p{L}$|\p{Lo}/u.test(name) ? capitalise(name) : undefined;
}

/** `Li Na Zhou`: capitals throughout make a common word a name among others. */
function isTitled(text: string): boolean {
  const tokens = text.split(' ');
  const areNames = tokens.every(
    (token) => /^\p{Lu}\p{Ll}+$/u.test(token) && !isGreetingWord(token) && !isStateWord(token),
  );
  const common = tokens.filter(isCommonWord).length;
  return areNames && tokens.length === 3 && common === 1;
}

/** Whether a word belongs to a name, ends it, or shows that there is none. */
function judgeToken(token: string, isLater: boolean, endsAtCommon: boolean): 'name' | 'end' | 'none' {
  if (isLater && ends.test(token)) return 'end';
  if (!word.test(token)) return isLater && /^[\d$]/.test(token) ? 'end' : 'none';
  const hasCapital = /^\p{Lu}/u.test(token);
  const isPart = particles.has(token.toLowerCase().replace(/\.$/, '')) && (isLater || hasCapital);
  const isSurname = isLater && /^washington$/i.test(token);
  if ((!isCommonWord(token) && !isGreetingWord(token)) || isPart || isSurname) return 'name';
  return isLater && (endsAtCommon || isStateWord(token)) ? 'end' : 'none';
}

/** Names typed in small letters, or in capitals throughout, get the capitals of a name. */
function capitalise(name: string): string {
  const isShouted =
    name === name.toUpperCase() && name !== name.toLowerCase() && name.replace(/[^\p{L}]/gu, '').length > 3;
  if (name !== name.toLowerCase() && !isShouted) return name;
  const small = name.toLowerCase();
  return small.replace(
    /(^|[\s'-])(\p{Ll})/gu,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
}
