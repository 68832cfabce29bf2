import { toAsciiDigits } from '../../../../shared/validation/digits.ts';
import { mergeNumbers } from './numbers.ts';
import { correctSpelling } from './spelling.ts';
import type { Token } from './token.ts';

export type Sentence = { text: string; tokens: readonly Token[]; isQuestion: boolean };

const maxTokens = 300;
const piece =
  /'\d\d(?!\d)|\d\/\d(?![\d/])|(?<![\d.])\.\d+|\d{1,3}(?:[ ']\d{3})*[ ']000(?! ?[\d.,]| ?[km]\b)|\d+(?:[.,]\d+)*(?:(?:st|nd|rd|th)(?![\p{L}\d]))?|[$€£]|\p{L}[\p{L}\p{M}]*(?:['.-](?=\p{L})\p{L}+)*\.?|[^\s\p{L}\d]/gu;
/** Words before a question. */
const leads =
  /^(?:(?:and|so|but|ok|okay|well|hi|hey|hello|um|wait|also|sorry|just wondering|quick question)[, ]+)+/;
/** What begins with one of these, and goes on, is a question also without its mark. */
const asking =
  /^(?:what|what's|whats|why|how|how's|when|where|who|whose|which|can|could|does|did|is|are|am|would|should|isn't|aren't|doesn't)(?=(?: \S+){2}|.*\?)/;
const askingOfSomeone =
  /^(?:do|will|may|have|has|was|don't) (?:i|you|we|they|the|my|your|it|people|insurers|life|smokers|term|whole|any)\b/;
/** "Can you change it to 43?" asks for a change, and not a question. */
const request =
  /\b(?:can|could|would|will) (?:you|we|i) (?:please |just |also )*(?:change|update|fix|correct|switch|make|put|set|edit|bump|raise|lower|go back)\b/;
const contractions = new Map([
  ['i am', "i'm"],
  ['do not', "don't"],
  ['did not', "didn't"],
  ['does not', "doesn't"],
  ['have not', "haven't"],
  ['has not', "hasn't"],
  ['can not', "can't"],
  ['is not', "isn't"],
  ['was not', "wasn't"],
  ['are not', "aren't"],
  ['would not', "wouldn't"],
  ['will not', "won't"],
  ['it is', "it's"],
  ['that is', "that's"],
]);

/** Plain digits, quotes, dashes, and spaces, in one Unicode form. A thumb and a check mark are words. */
function cleanText(message: string): string {
  return toAsciiDigits(message.normalize('NFKC').replaceAll(/\p{Cf}/gu, ' '))
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/[\u2014\u2015\u2026]/g, ', ')
    .replace(/[\u{1F44D}\u{1F44C}\u2705\u2714]/gu, ' yes ')
    .replace(/[\u{1F44E}\u274C]/gu, ' no ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/gu, ' ')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** The sentences of a message, each with its tokens. Linear in the text. */
export function splitSentences(message: string): readonly Sentence[] {
  let clause = 0;
  let left = maxTokens;
  return cleanText(message)
    .split(/(?<=(?<![\s.]\p{L}|^\p{L}|\b(?:mrs?|ms|dr|st|jr|sr|rev|approx|vs))[.]|[?!])\s+|\n+/iu)
    .filter((text) => /[\p{L}\d]/u.test(text))
    .map((text) => {
      const { tokens, next } = tokenize(text, clause, left);
      clause = next;
      left -= tokens.length;
      return { text, tokens, isQuestion: isQuestion(text) };
    });
}

function isQuestion(text: string): boolean {
  const said = text.toLowerCase();
  const start = said.replace(leads, '');
  return (
    (/\?\W*$/.test(said) || asking.test(start) || askingOfSomeone.test(start)) &&
    !(
      request.test(said) &&
      !/\b(?:later|after|if|once|when|anytime|future|someday|down the road)\b/.test(said)
    )
  );
}

function tokenize(
  text: string,
  firstClause: number,
  max: number,
): { tokens: readonly Token[]; next: number } {
  const found: Token[] = [];
  let clause = firstClause;
  for (const { 0: raw, index } of text.matchAll(piece)) {
    if (found.length >= max) break;
    const isSpaced = /^[-/]$/.test(raw) && text[index - 1] === ' ' && text[index + 1] === ' ';
    if (/^[^\p{L}\d$&%*+#/:'.-]$/u.test(raw) || raw === '.' || isSpaced) clause += 1;
    else if (/^[-/+:'"*]$/.test(raw)) continue;
    else {
      if (beginsClause(raw, found.at(-1)?.text)) clause += 1;
      for (const [index, part] of splitWord(raw).entries()) {
        found.push({
          text: part.toLowerCase(),
          raw: part,
          clause,
          ...(index > 0 && raw.includes('-') && { isJoined: true }),
        });
      }
    }
  }
  return { tokens: mergeNumbers(joinPairs(found.map(correctSpelling))), next: clause + 1 };
}

/** "But" turns to something else, and "and I" to someone else. */
function beginsClause(word: string, before: string | undefined): boolean {
  return (
    /^but$/i.test(word) ||
    (/^(?:and|so)$/.test(before ?? '') && /^(?:i|i'm|im|my|mine|he|she|his|her|no|none|yes|not)$/i.test(word))
  );
}

/** `non-smoker` is two words. Initials stay as they are. */
function splitWord(raw: string): readonly string[] {
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(raw)) return [raw.length > 2 ? raw.replaceAll('.', '') : raw];
  if (/^[\d.]/.test(raw)) return [raw];
  const word = raw.replace(/\.$/, '');
  return word.split(/[-.]/).filter((part) => part !== '');
}

function joinPairs(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const pair =
      before?.clause === token.clause ? contractions.get(`${before.text} ${token.text}`) : undefined;
    if (before && pair !== undefined) joined[joined.length - 1] = { ...before, text: pair, raw: pair };
    else joined.push(token);
  }
  return joined;
}
