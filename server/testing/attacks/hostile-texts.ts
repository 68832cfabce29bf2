import type { Random } from '../../../shared/seeded-random.ts';

/** A repeating text: `start`, then `pump` again and again, then `end`. */
export type PumpedText = { start: string; pump: string; end: string };

const pump = (start: string, repeated: string, end = ''): PumpedText => ({ start, pump: repeated, end });

/** Found by a search for regular expressions that backtrack, and by people. Each one made some pattern slow once. */
export const pumpedTexts: readonly PumpedText[] = [
  pump('', 'diabetes and '),
  pump('', "I'm 42 and "),
  pump('', 'a\n'),
  pump('', 'Texas, '),
  pump('', '$1, '),
  pump('uh', 'imuhh', '\0'),
  pump('', '1', 'z'),
  pump('he ', 'has just ', 'n'),
  pump('can i it ', 'me something it ', 'n'),
  pump('i woul', 'd i want to i woul', 'l'),
  pump('yep', 'yeahyepp', '\0'),
  pump('putme ', 'through to ', 'n'),
  pump('what', ' kind', 's'),
  pump('y,', 'yes indeed,yep ', '\uDC4D'),
  pump('a ', 'fortunately um ', '\0'),
  pump('a ', "oh god that's a ", '\0'),
  pump('a,', 'nothing ', '\0'),
  pump('no ', 'no no, ', '!?'),
  pump('', "i don't have, ", 'x'),
  pump('', 'i never have, not any, ', 'x'),
  pump('skip all ', 'of these other ', 's'),
  pump('show all ', 'the all ', 'n'),
  pump('what have you ', 'got so far ', 'x'),
  pump('wowe', 'what do ', 's'),
  pump('what does ,u', 'pf', '\n'),
  pump('pull the trigger\0pay', ' trigger on', 'say'),
  pump('\0', 'r!jump ', '\n'),
  pump('tie rope ', 'tie rope ', '\n'),
  pump('contemplath', ' jump would', 'e'),
  pump('i\0', 'e-ms do i ', '\0'),
  pump('0:\n', 'D INSTEA', 'D:\nE'),
  pump('', '.0', ''),
  pump('', 't\x000\x00', 't\n0\x00not'),
  pump('', '.o', '.\to@o.-'),
  pump('+', '0', '\0'),
  pump('0', '0.0', '\0'),
  pump('', ' ', 'Б'),
  pump('', '@a.', '@'),
  pump('/', '/a', '?'),
  pump('Version/', '.', 'Safari/'),
  pump('', ' ', '\n$1'),
  pump('how much would i ', 'pay for a ', '?'),
  pump('if ', 'i die and ', '?'),
  pump('', 'my wife and ', ''),
  pump('between ', 'good and ', ''),
  pump(' ', 'a was\x00year ', 's'),
  pump('', 'arm is weak\x00', '\n'),
  pump('', 'sign ', '\n'),
  pump(' ', 'wise for me ', '\n'),
  pump('', 'r-', ''),
  pump('to d ', 'f ', 's'),
  pump('', 'until i\x00', '\n'),
  pump('', 'h\x00', ''),
  pump('tel:123;phone-context=0', '0.0', '!'),
  pump('', '-a', ''),
  pump('', 'aB', ''),
];

/** The text at a length, or slightly shorter. */
export function pumpTo({ start, pump: repeated, end }: PumpedText, length: number): string {
  const count = Math.max(1, Math.floor((length - start.length - end.length) / repeated.length));
  return (start + repeated.repeat(count) + end).slice(0, length);
}

const forms = [
  (text: string) => text.normalize('NFKC'),
  (text: string) => text.normalize('NFKD'),
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
];

/** Every character that normalization or a change of case makes longer, starting with those that grow most. */
export function listGrowingCharacters(): readonly string[] {
  const growing: { character: string; growth: number }[] = [];
  for (let point = 0x80; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const character = String.fromCodePoint(point);
    const growth = Math.max(...forms.map((form) => form(character).length)) / character.length;
    if (growth > 1) growing.push({ character, growth });
  }
  return growing.sort((one, other) => other.growth - one.growth).map(({ character }) => character);
}

/** Rarely typed characters: marks, zero widths, directions, halves of pairs, other scripts, controls. */
export const oddCharacters: readonly string[] = [
  ...[
    '\u0301',
    '\u0336',
    '\u20dd',
    '\u034f',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\u202e',
    '\u2066',
  ],
  ...[
    '\ud800',
    '\udfff',
    '\ufffe',
    '\u{1f44d}',
    '\u2705',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u{1f1fa}\u{1f1f8}',
  ],
  ...[
    '\0',
    '\n',
    '\r',
    '\t',
    '\u0085',
    '\u2028',
    '\u00a0',
    '\u3000',
    '\\',
    '"',
    "'",
    '<',
    '&',
    '%',
    '\u2014',
  ],
  ...[
    '\u0430',
    '\u03b1',
    '\u05d0',
    '\u0627',
    '\u0915',
    '\u4e2d',
    '\uac00',
    '\u0e01',
    '\u1e9e',
    '\u0130',
    '\u0660',
    '\uff10',
  ],
];

/** A text for any field, of about the given length: repeated, grown by normalization, odd, or a mixture. */
export function writeHostileText(random: Random, growing: readonly string[], length: number): string {
  const repeat = (text: string) => text.repeat(Math.max(1, Math.floor(length / text.length)));
  const pickGrowing = () => growing[random.below(random.below(2) === 0 ? 60 : growing.length)] ?? '';
  const pickOdd = () => oddCharacters[random.below(oddCharacters.length)] ?? '';
  const pickPumped = () => pumpedTexts[random.below(pumpedTexts.length)] ?? pump('', 'a');
  switch (random.below(6)) {
    case 0:
    case 1:
      return pumpTo(pickPumped(), length);
    case 2:
      return repeat(pickGrowing());
    case 3:
      return repeat(pickOdd() + pickPumped().pump);
    case 4:
      return repeat(`${pickGrowing()} ${pickPumped().pump}${pickOdd()}`);
    default: {
      const pieces = [pickPumped().pump, pickPumped().pump, pickOdd(), pickGrowing()];
      let text = '';
      while (text.length < length) text += pieces[random.below(pieces.length)] ?? '';
      return text.slice(0, length);
    }
  }
}
