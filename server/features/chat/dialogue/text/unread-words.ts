import { findClosest } from './closest.ts';
import { isCommonWord } from './common-words.ts';
import { findSmallNumber, findUnit } from './number-words.ts';

const denials =
  "never nothing without haven't didn't don't doesn't stopped quit former none neither nobody hardly".split(
    ' ',
  );
const numbers =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half quarter'.split(
    ' ',
  );

/** Whether a word that no one knows looks like one that denies, such as `nevet` or `stoped`. */
export function hasUnreadDenial(text: string): boolean {
  if (
    /^(?:i |me |we )?(?!div|dri|dip|die|drag|dirt|nurs)[dn][a-z]{1,5} /.test(text) &&
    isUnread(text.replace(/^(?:i|me|we) /, '').split(' ')[0] ?? '')
  )
    return true;
  return text
    .split(/[^a-z']+/)
    .some(
      (word) =>
        word.length > 3 &&
        (isUnread(word) || (/ed$/.test(word) && word !== 'dropped' && !denials.includes(word))) &&
        findClosest(word, denials).length > 0,
    );
}

/**
 * A text with the number words fixed that are misspelled beside a number word, when there is a word beside one that
 * no one knows; undefined when all can be read.
 */
export function mendNumbers(text: string): string | undefined {
  const words = text.split(/(\s+|-)/);
  let isUnsure = false;
  const mended = words.map((word, index) => {
    const beside = [words[index - 2], words[index + 2]].some(
      (other) => other !== undefined && isNumberWord(other),
    );
    if (!beside || isNumberWord(word) || !isUnread(word)) return word;
    const only = findClosest(word, numbers)[0];
    isUnsure = true;
    return only ?? word;
  });
  return isUnsure ? mended.join('') : undefined;
}

function isNumberWord(cased: string): boolean {
  const word = cased.toLowerCase();
  return (
    findSmallNumber(word) !== undefined ||
    findUnit(word) !== undefined ||
    numbers.includes(word.replace(/s$/, ''))
  );
}

function isUnread(word: string): boolean {
  return /^[a-z']{2,}$/.test(word) && !isCommonWord(word);
}
