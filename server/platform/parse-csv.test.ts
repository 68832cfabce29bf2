import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

it.each<[string, string, [number, string[]][]]>([
  [
    'plain rows',
    'a,b\r\n1,2\r\n',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'no last end of line',
    'a,b\n1,2',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'old Mac line ends',
    'a\rb',
    [
      [1, ['a']],
      [2, ['b']],
    ],
  ],
  ['a byte order mark and spaces', '\u{feff} a , b \n', [[1, ['a', 'b']]]],
  ['quotes, with separators and quotes inside', '"a,b","c ""d"""\n', [[1, ['a,b', 'c "d"']]]],
  [
    'a line break in quotes',
    '"a\nb",c\nd,e',
    [
      [1, ['a\nb', 'c']],
      [3, ['d', 'e']],
    ],
  ],
  [
    'semicolons',
    'a;b\n1,5;2',
    [
      [1, ['a', 'b']],
      [2, ['1,5', '2']],
    ],
  ],
  ['a separator that Excel names', 'sep=;\r\n"a,b";c\r\n', [[2, ['a,b', 'c']]]],
  ['another separator that Excel names', '"sep=|"\na|b,c\n', [[2, ['a', 'b,c']]]],
  [
    'a quoted comma before semicolons',
    '"Amount, USD";b\n1;2\n',
    [
      [1, ['Amount, USD', 'b']],
      [2, ['1', '2']],
    ],
  ],
  ['a quoted semicolon before tabs', '"a;""b"\tc\n', [[1, ['a;"b', 'c']]]],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'empty rows and cells',
    'a,b\n\n,\n1,\n',
    [
      [1, ['a', 'b']],
      [4, ['1', '']],
    ],
  ],
  [
    'a stray quote',
    'a,b\nx"y,2\n3,4',
    [
      [1, ['a', 'b']],
      [2, ['x"y,2']],
      [3, ['3', '4']],
    ],
  ],
  [
    'a quote that is never closed',
    'a,b\n"x,2\n3,4',
    [
      [1, ['a', 'b']],
      [2, ['"x,2']],
      [3, ['3', '4']],
    ],
  ],
  ['nothing', '', []],
])('parses %s', (_name, text, rows) => {
  expect(parseCsv(text).map(({ line, cells }) => [line, cells])).toEqual(rows);
});
