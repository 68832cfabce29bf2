import { expect, test } from 'vitest';
import { fits, toRules, turn } from './rules.ts';

const none: ReadonlySet<string> = new Set();

test('a rule turns letters where its pattern fits, after the rules before it', () => {
  const rules = toRules([
    { where: 'D[^W]*', from: 'yn', to: 'kz' },
    { where: '^.*F', from: 'ykn', to: '_' },
  ]);
  expect(turn(rules, 'iDyWy', none)).toBe('iDkWy');
  expect(turn(rules, 'DyFn', none)).toBe('D_Fz');
});

test('a rule applies to what has its features, and none that it excludes', () => {
  const [rule] = toRules([{ where: 'H', is: 'yesNo asked', not: 'wish' }]);
  const apply = (text: string, ...features: string[]) =>
    rule !== undefined && fits(rule, text, new Set(features));
  expect(apply('iHy', 'yesNo', 'asked')).toBe(true);
  expect(apply('iHy', 'yesNo')).toBe(false);
  expect(apply('iHy', 'yesNo', 'asked', 'wish')).toBe(false);
  expect(apply('iy', 'yesNo', 'asked')).toBe(false);
});

test('a pattern may name parts, and a part the parts before it', () => {
  const [rule] = toRules([{ where: '^{two}$' }], { one: 'a|b', two: '{one}{one}' });
  expect(rule?.where.source).toBe('^(?:(?:a|b)(?:a|b))$');
});
