import { directory } from '../../../../shared/directory/directory.data.ts';
import words from './data/words.json' with { type: 'json' };
import { foldText } from './terms.ts';

/** Words of life insurance and of this site; one with a hyphen is a beginning. */
const [beginnings, names] = partition([
  ...words.domain.split(' '),
  ...directory.carriers.map(({ name }) => (name.split(' ')[0] ?? '').toLowerCase()),
]);
const choice = (list: string) => `(?:${list.split(' ').join('|')})`;
const otherBusiness = [
  new RegExp(`\\b${choice(words.otherInsurance)}(?:'?s)? insurance\\b`),
  new RegExp(`\\b(?:insure|insuring|cover|coverage for) (?:my|a|the|our) ${choice(words.otherThings)}\\b`),
  new RegExp(`\\b(?:${words.otherBusiness.join('|')})s?\\b`),
];

/** Whether a text has a word of life insurance. A question without any has to be one that people are known to ask. */
export function isAboutLifeInsurance(text: string): boolean {
  const spoken = foldText(text).match(/[a-z]+/g) ?? [];
  return spoken.some((word) => names.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
}

/** Other kinds of insurance and of money: the pages know nothing of them, though they share words with life insurance. */
export function isAboutOtherBusiness(text: string): boolean {
  const folded = foldText(text);
  return otherBusiness.some((pattern) => pattern.test(folded));
}

function partition(all: readonly string[]): readonly [readonly string[], ReadonlySet<string>] {
  const short = all.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1));
  return [short, new Set(all.filter((word) => !word.endsWith('-')))];
}
