import { describe, expect, it } from 'vitest';
import { maxChatMessageLength } from '../api/chat.ts';
import {
  formatChangeRequest,
  formatFormAnswers,
  keepValid,
  parseChangeRequest,
  parseFormAnswers,
} from './panel-words.ts';
import { listOptions, slots } from './questions.ts';
import { summaryGroups } from './summary.ts';

const rows = summaryGroups.flatMap((group) => group.rows);
const longest: Record<string, unknown> = {
  ...Object.fromEntries(
    slots.map((slot) => [slot.id, listOptions(slot).toSorted((a, b) => b.length - a.length)[0]]),
  ),
  name: 'N'.repeat(100),
  age: 80,
};

describe('a request to change an answer', () => {
  it.each(rows)('names $label, and is parsed as such', ({ id, label }) => {
    expect(parseChangeRequest(formatChangeRequest(label))).toBe(id);
  });

  it.each(['Change “Shoe size”', 'Change my age', 'Change “Age” to 41', 'Please Change “Age”'])(
    'doesn’t parse %s',
    (text) => {
      expect(parseChangeRequest(text)).toBeUndefined();
    },
  );
});

describe('answers from the form', () => {
  it('are parsed as they were given, and fit into one message at their maximum length', () => {
    const text = formatFormAnswers(longest);
    expect(text.length).toBeLessThanOrEqual(maxChatMessageLength);
    expect(parseFormAnswers(text)).toEqual(longest);
    expect(Object.keys(longest)).toHaveLength(rows.length);
  });

  it('keep a name with every printable character', () => {
    const values = { name: 'Zoë: "-" O’Neil, 3rd (né X)' };
    expect(parseFormAnswers(formatFormAnswers(values))).toEqual(values);
  });

  it('leave out what the form wouldn’t accept yet', () => {
    const values = { name: ' Maya ', age: '17', state: 'Ohio', coverageAmount: '' };
    expect(parseFormAnswers(formatFormAnswers(values))).toEqual({ name: 'Maya', state: 'Ohio' });
    expect(keepValid({ age: '34' })).toEqual({ age: 34 });
  });

  it.each([
    ['no line', formatFormAnswers({})],
    ['an unknown label', `${formatFormAnswers({ age: 34 })}\n- Shoe size: 9`],
    ['a value that is not one of the options', `${formatFormAnswers({ age: 34 })}\n- Overall health: Superb`],
    ['the same label twice', `${formatFormAnswers({ age: 34 })}\n- Age: 35`],
    ['words after them', `${formatFormAnswers({ age: 34 })}\nI am fine.`],
    ['words before them', `Hi. ${formatFormAnswers({ age: 34 })}`],
  ])('are not parsed from a text with %s', (_, text) => {
    expect(parseFormAnswers(text)).toBeUndefined();
  });
});
