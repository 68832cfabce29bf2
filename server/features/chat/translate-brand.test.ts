import { describe, expect, it } from 'vitest';
import { translateBrand } from './translate-brand.ts';

describe('a brand that is an ordinary word', () => {
  const { toBuiltIn, restoreBuiltIn, toOwn } = translateBrand([
    ['Coverlight', 'Bright'],
    ['coverlight', 'bright'],
  ]);

  it.each([
    ['What is Bright?', 'What is Coverlight?'],
    ['what is bright', 'what is Coverlight'],
    ['is bright legit', 'is Coverlight legit'],
    ['How does BRIGHT make money?', 'How does Coverlight make money?'],
    ['bright is great', 'Coverlight is great'],
    ['can i trust bright', 'can i trust Coverlight'],
    ['I read about bright’s fees', 'I read about Coverlight’s fees'],
    ['My sister used Bright last year', 'My sister used Coverlight last year'],
  ])('is heard as a name: %s', (said, heard) => {
    expect(toBuiltIn(said)).toBe(heard);
  });

  it.each([
    'my kids have bright futures',
    'Bright futures matter to me',
    'the future is bright',
    'is bright light bad for you',
    'what does the bright side look like',
    'Brighton is my town',
  ])('stays an ordinary word: %s', (said) => {
    expect(toBuiltIn(said)).toBe(said);
  });

  it('is said in place of the built-in one, and understood when it is said again', () => {
    expect(toOwn({ response: 'Coverlight is free.' })).toEqual({ response: 'Bright is free.' });
    expect(restoreBuiltIn('Bright is free.')).toBe('Coverlight is free.');
  });
});

it('hears a name that is no ordinary word however it is written', () => {
  const { toBuiltIn } = translateBrand([['Coverlight', 'Harbor & O’Dell']]);
  expect(toBuiltIn('my kids and harbor & o’dell')).toBe('my kids and Coverlight');
});

it('changes nothing without a brand of the operator’s', () => {
  const { toBuiltIn, restoreBuiltIn, toOwn } = translateBrand([]);
  expect([toBuiltIn('a b'), restoreBuiltIn('a b'), toOwn('a b')]).toEqual(['a b', 'a b', 'a b']);
});
