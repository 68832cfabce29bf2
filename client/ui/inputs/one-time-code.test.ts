import { describe, expect, it } from 'vitest';
import { cleanCode, isCompleteCode } from './one-time-code.ts';

describe('cleanCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['Your code is 987654.', '987654'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
  ])('turns %j into %j', (text, code) => {
    expect(cleanCode(text)).toBe(code);
  });

  it('is complete at exactly six digits', () => {
    expect(['', '12345', '123456'].map(isCompleteCode)).toEqual([false, false, true]);
  });
});
