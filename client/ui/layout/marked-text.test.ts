import { describe, expect, it } from 'vitest';
import { parseMarkedText, toPlainText } from './marked-text.ts';

describe('marked text', () => {
  it.each([
    ['', []],
    ['Plain words.', [{ text: 'Plain words.' }]],
    ['**Strong** first', [{ text: 'Strong', isStrong: true }, { text: ' first' }]],
    [
      'See [the guide](/guide#cost), or ask.',
      [{ text: 'See ' }, { text: 'the guide', target: '/guide#cost' }, { text: ', or ask.' }],
    ],
    ['send `a*b` first', [{ text: 'send ' }, { text: 'a*b', isCode: true }, { text: ' first' }]],
    [
      '[a](/a)[b](/b)',
      [
        { text: 'a', target: '/a' },
        { text: 'b', target: '/b' },
      ],
    ],
  ])('parses %j', (text, parts) => {
    expect(parseMarkedText(text)).toEqual(parts);
  });

  it.each(['5 * 3 ** 2', 'an [open bracket', 'brackets [alone] and (round ones)', '<b>no HTML</b>'])(
    'leaves text without marks unchanged: %s',
    (text) => {
      expect(parseMarkedText(text)).toEqual([{ text }]);
    },
  );

  it('leaves a link whose target is not accepted unchanged', () => {
    const accepts = (target: string) => target.startsWith('/');
    expect(parseMarkedText('A [b](javascript:c) and **d**', accepts)).toEqual([
      { text: 'A [b](javascript:c) and ' },
      { text: 'd', isStrong: true },
    ]);
  });

  it('can be converted to plain text', () => {
    expect(toPlainText('**Free**, see [how we are paid](/legal/disclosures).')).toBe(
      'Free, see how we are paid.',
    );
  });
});
