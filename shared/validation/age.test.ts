import { describe, expect, it } from 'vitest';
import { computeAge, parseProfileAge } from './age.ts';

describe('parseProfileAge', () => {
  it.each([
    ['18', 18],
    ['100', 100],
    [' 42 ', 42],
    ['17', undefined],
    ['101', undefined],
    ['', undefined],
    ['-30', undefined],
    ['30.5', undefined],
    ['3e1', undefined],
    ['thirty', undefined],
  ])('%j is %s', (text, age) => {
    expect(parseProfileAge(text)).toBe(age);
  });
});

it.each([
  ['1990-06-15', '2030-06-15T00:00:00Z', 40],
  ['1990-06-15', '2030-06-14T23:59:59Z', 39],
  ['1990-06-15', '2030-06-16T00:00:00Z', 40],
  ['1990-12-31', '2030-01-01T00:00:00Z', 39],
  ['2008-02-29', '2026-02-28T12:00:00Z', 17],
  ['2008-02-29', '2026-03-01T00:00:00Z', 18],
  ['2008-02-29', '2028-02-29T00:00:00Z', 20],
  ['2031-01-01', '2030-01-01T00:00:00Z', -1],
  ['2030-01-01', '2030-01-01T00:00:00Z', 0],
])('a person born %s is at %s this many years old: %i', (born, now, age) => {
  expect(computeAge(born, new Date(now))).toBe(age);
});
