import { directory } from '../../../../shared/site/directory.data.ts';
import words from './data/words.json' with { type: 'json' };
import { foldText } from './terms.ts';

/** Words about life insurance and this site. One that ends in a hyphen is the beginning of words. */
const listed = [
  ...words.domain.split(' '),
  ...directory.carriers.map(({ name }) => (name.split(' ')[0] ?? '').toLowerCase()),
];
const names = new Set(listed);
const beginnings = listed.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1));
const choice = (list: string) => `(?:${list.split(' ').join('|')})`;
const otherBusiness = [
  new RegExp(`\\b${choice(words.otherInsurance)}(?:'?s)? insurance\\b`),
  new RegExp(`\\b(?:insure|insuring|cover|coverage for) (?:my|a|the|our) ${choice(words.otherThings)}\\b`),
  new RegExp(`\\b(?:${words.otherBusiness.join('|')})s?\\b`),
];

/** Whether a text has a word about life insurance. A question without one must be very similar to a known question. */
export function isAboutLifeInsurance(text: string): boolean {
  const spoken = foldText(text).match(/[a-z]+/g) ?? [];
  return spoken.some((word) => names.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
}

/** Whether a text is about other insurance or finances, which share words with life insurance but have no page. */
export function isAboutOtherBusiness(text: string): boolean {
  const folded = foldText(text);
  return otherBusiness.some((pattern) => pattern.test(folded));
}
