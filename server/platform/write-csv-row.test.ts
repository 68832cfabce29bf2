import { expect, it } from 'vitest';
import { formatCell } from '../features/reports/output/report-tables.ts';
import { writeCsvRow } from './write-csv-row.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1', "'\t'=1"],
  [';=1', ";'=1"],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; =1+1', "a; '=1+1"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['\u001b[2Jx\u009b\u0000', '\ufffd[2Jx\ufffd\ufffd'],
  ['a,"b"', '"a,""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['term-life', 'term-life'],
  [-0.25, '-0.25'],
  [1 / 3, '0.333333'],
  [null, ''],
])('writes the cell %j as %j', (cell, written) => {
  expect(writeCsvRow([cell])).toBe(`${written}\r\n`);
});

it('removes control characters that a terminal would obey', () => {
  expect(formatCell('\u001b[2Jx\u202e', 'text')).toBe('\ufffd[2Jx\ufffd');
});
