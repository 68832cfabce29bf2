import { foldText } from '../format/fold-text.ts';

/** Words that nearly every question has, and that say nothing about what it asks. */
const emptyWords = new Set(
  'a about am an and any are as at be been but by can could did do does for from get had has have how i if im in into is it its ive just life me my no of on or our out should so than that the their them then there they this to up us was we what whats when where which who why will with would you your insurance policy'.split(
    ' ',
  ),
);

/** Splits a text into the words that a search compares, without case, accents, and words that say nothing. */
export function listSearchWords(text: string): readonly string[] {
  const words =
    foldText(text)
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !emptyWords.has(word));
}
