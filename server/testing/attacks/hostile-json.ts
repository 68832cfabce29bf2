import type { Random } from '../../../shared/seeded-random.ts';

/** Property names that JavaScript itself uses when it compares, prints, awaits, copies, or serializes an object. */
const trapNames = [
  ...[
    'length',
    'size',
    'toString',
    'valueOf',
    'toJSON',
    'then',
    'catch',
    '__proto__',
    'constructor',
    'prototype',
  ],
  ...[
    'hasOwnProperty',
    '__defineGetter__',
    'inspect',
    'message',
    'code',
    'status',
    'name',
    'message',
    'stack',
  ],
  ...['0', '-1', '4294967295', '', 'length', 'toString'],
] as const;

const scalars = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '1',
    '-1',
    '0.1',
    '1e400',
    '-1e400',
    '1e-400',
    '1E+308',
    '4294967296',
  ],
  ...['9007199254740993', '123456789012345678901234567890', '""', '" "', '"0"', '"\\u0000"', '"\\ud800"'],
  ...[
    '"\\udc00\\ud800"',
    '"a\\u0000b"',
    '"\\ufeff"',
    '"\\u202e"',
    '"__proto__"',
    '"constructor"',
    '"length"',
  ],
  ...[
    '"NaN"',
    '"[object Object]"',
    '"2026-13-45T99:99:99Z"',
    '"+999999999999999"',
    '"a@b"',
    '"%00"',
    '"\\u2028"',
  ],
  ...['"https://"', '"//evil.example"', '"javascript:1"', '"x=1; y=2"', '"\\r\\nX: y"', '"\\ud83d\\udca9"'],
] as const;

/** The text of one JSON value with a shape that code may not expect. Some repeat a key. */
export function writeHostileJson(random: Random, depth = 0): string {
  if (depth > 3) return random.pick(scalars);
  const nested = () => writeHostileJson(random, depth + 1);
  const trap = () => `${JSON.stringify(random.pick(trapNames))}:${nested()}`;
  const list = (count: number, write: () => string) => Array.from({ length: count }, write).join(',');
  const shapes: readonly [() => string, ...(() => string)[]] = [
    () => random.pick(scalars),
    () => random.pick(scalars),
    () => `{${trap()}}`,
    () => `{${trap()}}`,
    () => `{${list(1 + random.below(6), trap)}}`,
    () => `{"length":{${JSON.stringify(random.pick(['toString', 'valueOf', '__proto__']))}:${nested()}}}`,
    () => `{"length":${nest('[', ']', 3000, '')}}`,
    () => `{"length":${random.pick(['0', '-1', '1e9', '4294967296', '"5"', 'null', '[]', '[3]'])}}`,
    () => `{"a":${nested()},"a":${nested()}}`,
    () => `{"0":${nested()},"4294967294":1,"length":4294967295}`,
    () => `[${list(random.below(4), nested)}]`,
    () => `[${list(random.below(3000), () => random.pick(scalars))}]`,
    () => `{${list(random.below(2000), () => `"k${random.below(100_000)}":1`)}}`,
    () => nest('[', ']', 1 + random.below(4000), ''),
    () => nest('{"a":', '}', 1 + random.below(2000), random.pick(scalars)),
    () => nest('{"length":', '}', 1 + random.below(2000), '1'),
    () => JSON.stringify(random.pick(['x', '\u{fdfa}', '½', '💡', '\u0301', ' ']).repeat(random.below(2000))),
  ];
  return random.pick(shapes)();
}

/** A pair that makes an object hostile, no matter what else it contains. */
export function writeHostilePair(random: Random): string {
  return `${JSON.stringify(random.pick(trapNames))}:${writeHostileJson(random, 2)}`;
}

function nest(open: string, close: string, depth: number, core: string): string {
  return open.repeat(depth) + core + close.repeat(depth);
}
