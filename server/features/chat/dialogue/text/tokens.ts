import { mergeNumbers, splitNumberWords } from './numbers.ts';
import type { Token } from './phrases.ts';
import { respell } from './spelling.ts';

/** More than anyone says in one message; each token costs time. */
const maxTokens = 400;
const token =
  /\p{L}\.(?:\p{L}\.?)+(?!\p{L})|(?<!\S)-\d+|\d+(?:\/\d+)+|\d{1,3}(?: \d{3})+(?![\d,.])|\d+%|\d+(?:[.,]\d+)*|(?<!\.)\.(?!\d\d(?!\d|\s?m))\d+|\p{L}[\p{L}\p{M}\d]*(?:'\p{L}+)*|'\d+|\S/gu;

/** The tokens of clean text. Numbers are one token each, whether they are in digits or words. */
export function tokenize(text: string): readonly Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(token)) {
    const [original] = match;
    const [start, end] = [match.index, match.index + original.length];
    const isHyphen = original === '-' && /\S/.test(text[end] ?? '');
    // `3-4` is `3 to 4`, `non-smoker` is two words, and ` - ` parts what is beside it.
    const isRange = isHyphen && /^\d-(?!0\b)\d/.test(text.slice(Math.max(0, start - 1), end + 1));
    if (isHyphen && !isRange) continue;
    const word = isRange ? 'to' : original.toLowerCase().replaceAll(/(?<=\p{L})\.| /gu, '');
    for (const text of splitNumberWords(word)) found.push({ text, original, start, end });
    if (found.length >= maxTokens) break;
  }
  return mergeNumbers(respell(found));
}

/** The numbers of a text, in digits or words. */
export function listNumbers(text: string): number[] {
  return tokenize(text).flatMap(({ number }) => number ?? []);
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
