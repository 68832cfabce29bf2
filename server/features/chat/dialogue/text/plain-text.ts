import { cutText } from './read-limits.ts';

/** Marks that someone dictates: a period at the end of a line only, where the word hardly means anything else. */
const spokenMarks =
  /(\p{L}|\d)[ ,]+(comma|question mark|exclamation (?:point|mark)|full stop|period)(?=[ .!]*(?:\n|$)|(?<=comma|mark|point) )/giu;
const marks: Readonly<Record<string, string>> = {
  comma: ',',
  'question mark': '?',
  'exclamation point': '!',
  'exclamation mark': '!',
};

/** What only adds force, but not `not a damn thing`. */
const expletives =
  /(?<!\ba )\b(?:f[ru][ei]?c?kin[g']?|friggin[g']?|effin[g']?|flippin[g']?|(?<=\b(?:every|the|whole|all) )dang|darn(?:ed)?|god ?dam(?:n|mit)|dammit|damn(?:ed)?)(?!['\p{L}])[ ,]*/giu;

/** A word that is spelled, with what introduces it: `Ostrander, that's O S T R A N D E R`. */
const spelling =
  /(?:,? (?:and|it's|spelled|spelt|that's|thats|which is))*[ ,:(]+(\p{L}(?:[ .,-]+\p{L}){2,})\)?(?=\s*(?:$|[.,;:!?\n]|and |but ))/giu;

/** One line of ordinary characters: straight quotes, plain dashes and spaces, no control or format characters. */
export function cleanText(message: string): string {
  const text = cutText(cutText(message).normalize('NFKC'))
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2014\u2015]/g, ', ')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/\u2044/g, '/')
    // `Every dang day`, `58 goddammit`.
    .replace(expletives, '')
    .replace(/\b(washington), *(d\. ?c\.?|dc)(?!\p{L})/giu, '$1 DC')
    // `PT x5`.
    .replace(/(?<![\p{L}\d])x(\d{1,2})(?![\d\p{L}])/giu, '$1x')
    // `Two hundred two hundred and fifty thousand`, from someone who dictates.
    .replace(/\b(\p{L}+ (?:hundred|thousand|million)) (?=\1(?!\p{L}))/giu, '')
    // `$ 100 , 000`.
    .replace(/(?<=\d) *, *(?=000(?!\d))/g, ',')
    // `25ok` is `250k`.
    .replace(/(?<=\d)o(?=[\dk]|o*(?![\p{L}']))/giu, '0')
    .replace(/[\u{1F44D}\u2705\u{1F44C}\u2714]/gu, ' yes ')
    .replace(/[\u{1F44E}\u274C\u{1F6AB}\u2716]/gu, ' no ')
    // A star before or after a word marks a correction.
    .replace(/^([^*]+)\*$|(?<![^\s.])\*(?=[^\s*]+(?:[\s.!,]|$))/, ' i mean $1')
    // Elsewhere it only emphasizes.
    .replace(/\u{1F4AF}(?=\s*(?:k|thousand|grand)\b)/giu, ' 100 ')
    .replace(/\uFE0F?\u20E3/gu, '')
    .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)/gu, ' ')
    .replace(/[^\P{Cf}]/gu, '')
    .replace(/[\r\n\u2028\u2029]+/g, '\n')
    .replace(/([,;:])(?:\s*\1)+/g, '$1')
    .replace(spokenMarks, (_, before: string, word: string) => before + (marks[word.toLowerCase()] ?? '.'))
    // A short line says one thing.
    .replace(/(?<=^|\n)([^\n]{0,39}[^\n.,;:!?])(?=\n)/g, '$1.')
    // `Jon period Myers`.
    .replace(/(?<=\p{Lu}\p{L}+),? period (?=\p{Lu})/gu, '. ')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(spelling, (said, letters: string, at: number, all: string) =>
      hasWord(all.slice(0, at), letters.replace(/[^\p{L}]/gu, '')) ? '' : said,
    )
    // `J-O-N`.
    .replace(/(?<![\p{L}-])\p{L}(?:-\p{L}){2,}(?![\p{L}-])/gu, (letters) => {
      const word = letters.replaceAll('-', '');
      return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
    })
    .trim();
  return cutText(text);
}

function hasWord(text: string, word: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}]/u)
    .includes(word.toLowerCase());
}
