import { describe, expect, it } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const table = '| | Term | Whole |\n|---|:---:|---|\n| Lasts | 10 to 30 years | For life |\n| Price | Lower |';

describe('parseAnswer', () => {
  it.each([
    ['a sentence', 'Yes.', [{ kind: 'paragraph', text: 'Yes.' }]],
    [
      'line breaks inside a paragraph, and paragraphs apart',
      'One\ntwo\n\n\nthree',
      [
        { kind: 'paragraph', text: 'One\ntwo' },
        { kind: 'paragraph', text: 'three' },
      ],
    ],
    [
      'a list under a line, which ends with the next line',
      'These:\n- one\n- **two**\nAnd so on.',
      [
        { kind: 'paragraph', text: 'These:' },
        { kind: 'list', isNumbered: false, items: ['one', '**two**'] },
        { kind: 'paragraph', text: 'And so on.' },
      ],
    ],
    [
      'items that are quoted from a page as a list',
      'Income.\n• Debts.\n• Savings.',
      [
        { kind: 'paragraph', text: 'Income.' },
        { kind: 'list', isNumbered: false, items: ['Debts.', 'Savings.'] },
      ],
    ],
    ['a numbered list', '1. one\n2. two', [{ kind: 'list', isNumbered: true, items: ['one', 'two'] }]],
    ['a year at the start as text', '2020. A year.', [{ kind: 'paragraph', text: '2020. A year.' }]],
    [
      'a table, with cells for those that a row lacks',
      `Compare:\n${table}\nThat is all.`,
      [
        { kind: 'paragraph', text: 'Compare:' },
        {
          kind: 'table',
          columns: ['', 'Term', 'Whole'],
          rows: [
            ['Lasts', '10 to 30 years', 'For life'],
            ['Price', 'Lower', ''],
          ],
        },
        { kind: 'paragraph', text: 'That is all.' },
      ],
    ],
    [
      'a bar without its rule as text',
      '| not | a table |',
      [{ kind: 'paragraph', text: '| not | a table |' }],
    ],
    [
      'a rule with other columns as text',
      '| a | b |\n|---|',
      [{ kind: 'paragraph', text: '| a | b |\n|---|' }],
    ],
    ['nothing', '\n \n', []],
  ])('reads %s', (_, text, blocks) => {
    expect(parseAnswer(text)).toEqual(blocks);
  });

  it('reads the longest answer of lines that nearly are tables in time that does not explode', () => {
    const blocks = parseAnswer('| a |\n'.repeat(1300));
    expect(blocks).toHaveLength(1);
  });
});
