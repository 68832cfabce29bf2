import { mergeNumbers, splitNumberWords } from './numbers.ts';
import type { Token } from './phrases.ts';
import { respell } from './spelling.ts';

/** More than anyone says in one message; each token costs time. */
const maxTokens = 400;
const token =
  /\p{L}\.(?:\p{L}\.?)+(?!\p{L})|\d+(?:\/\d+)+|\d{1,3}(?: \d{3})+(?![\d,.])|\d+%|\d+(?:[.,]\d+)*|\.\d+|\p{L}[\p{L}\p{M}\d]*(?:'\p{L}+)*|'\d+|\S/gu;

/** The tokens of clean text. Numbers are one token each, whether they are in digits or words. */
export function tokenize(text: string): readonly Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(token)) {
    const [original] = match;
    const [start, end] = [match.index, match.index + original.length];
    for (const text of splitNumberWords(original.toLowerCase().replaceAll(/(?<=\p{L})\.| /gu, '')))
      found.push({ text, original, start, end });
    if (found.length >= maxTokens) break;
  }
  return mergeNumbers(respell(joinHyphens(found)));
}

/** The numbers of a text, in digits or words. */
export function listNumbers(text: string): number[] {
  return tokenize(text).flatMap(({ number }) => number ?? []);
}

/** `non-smoker` is two words, `3-4` is `3 to 4`, `-5` is no number, and ` - ` parts what stands beside it. */
function joinHyphens(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((one, index): Token[] => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isTight = (other: Token | undefined, at: number) =>
      other !== undefined && (other.end === at || other.start === at);
    if (
      before?.text === '-' &&
      isTight(before, one.start) &&
      /^\d/.test(one.text) &&
      !isTight(tokens[index - 2], before.start)
    )
      return [{ ...one, text: `-${one.text}` }];
    if (one.text !== '-' || !isTight(after, one.end)) return [one];
    if (!isTight(before, one.start)) return [];
    const isRange = /^\d/.test(before?.text ?? '') && /^\d/.test(after?.text ?? '');
    return isRange ? [{ ...one, text: 'to' }] : [];
  });
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
