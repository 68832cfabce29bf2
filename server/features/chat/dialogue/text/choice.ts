import { parseCoverageAmount } from '../../../../../shared/quote/coverage-amounts.ts';
import { choiceLead } from './patterns.ts';

const ordinals: readonly RegExp[] = [
  /^(?:the )?(?:1st|first|former)\b|^(?:option|number|choice|answer|no\.?|#) ?(?:1|one)$/,
  /^(?:the )?(?:2nd|second)\b|^(?:option|number|choice|answer|no\.?|#) ?2$/,
  /^(?:the )?(?:3rd|third)\b|^(?:option|number|choice|answer|no\.?|#) ?3$/,
  /^(?:the )?(?:4th|fourth)\b|^(?:option|number|choice|answer|no\.?|#) ?4$/,
  /^(?:the )?(?:5th|fifth)\b|^(?:option|number|choice|answer|no\.?|#) ?5$/,
];
/**
 * The option that a message picks from those offered: by its place (`the second one`), by comparing amounts (`the higher
 * one`), by yes when there is only one, or by number when the options were numbered.
 */
export function readChoice(
  text: string,
  offered: readonly string[],
  isNumbered: boolean,
): string | undefined {
  const bare = text.replace(/[.!,)]+$/g, '').trim();
  const exact = offered.find((option) => option.toLowerCase() === bare);
  if (exact !== undefined) return exact;
  const words = bare.replace(choiceLead, '');
  if (isNumbered) {
    const digit =
      /^(?:#|no\.? ?|number |option )?(\d{1,2})$/.exec(words)?.[1] ?? (words === 'one' ? '1' : undefined);
    if (digit !== undefined) return offered[Number(digit) - 1];
  }
  if (/ (?:time|thing|of all)|year|week|drink/.test(words)) return undefined;
  const place = ordinals.findIndex((pattern) => pattern.test(words));
  if (place !== -1 && words.split(' ').length <= 4) return offered[place];
  if (/^(?:the )?(?:last|latter)(?: one| option)?$/.test(words)) return offered.at(-1);
  return readComparison(words, offered);
}

function readComparison(words: string, offered: readonly string[]): string | undefined {
  const sorted = offered.filter((option) => /^\$?\d/.test(option)).sort((a, b) => amountOf(a) - amountOf(b));
  if (sorted.length < 2) return undefined;
  if (
    /^(?:the )?(?:higher|bigger|larger|greater|highest|biggest|largest|upper|more|older)(?: (?:one|amount|option|number|of the two))?$/.test(
      words,
    )
  )
    return sorted.at(-1);
  if (
    /^(?:the )?(?:lower|smaller|lesser|lowest|smallest|less|younger)(?: (?:one|amount|option|number|of the two))?$/.test(
      words,
    )
  )
    return sorted[0];
  return undefined;
}

function amountOf(option: string): number {
  return option.startsWith('$') ? parseCoverageAmount(option) : Number(option);
}
