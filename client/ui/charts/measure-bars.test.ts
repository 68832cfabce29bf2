import { expect, it } from 'vitest';
import { measureRows, measureStack } from './measure-bars.ts';

it('draws rows from zero to the longest, including its striped part', () => {
  const rows = [
    { label: 'At work', text: '', to: 1, upTo: 2 },
    { label: 'Advised', text: '', to: 8, upTo: 10 },
  ];
  expect(measureRows(rows)).toEqual([
    { start: 0, width: 10, extra: 10 },
    { start: 0, width: 80, extra: 20 },
  ]);
});

it('places rows on an axis that has its own ends', () => {
  const rows = [
    { label: 'Term', text: '', from: 40, to: 60 },
    { label: 'Whole', text: '', to: 80 },
  ];
  expect(measureRows(rows, { from: 30, to: 80 })).toEqual([
    { start: 20, width: 40, extra: 0 },
    { start: 0, width: 100, extra: 0 },
  ]);
});

it('divides a bar among its parts without a gap or an overlap', () => {
  expect(measureStack([700, 230, 70])).toEqual([
    { start: 0, width: 70 },
    { start: 70, width: 23 },
    { start: 93, width: 7 },
  ]);
});

it('keeps a tiny part wide enough to be seen', () => {
  expect(measureStack([1_000_000, 1])[1]?.width).toBeGreaterThan(1.9);
});
