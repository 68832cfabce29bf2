/** What may be anywhere in a file that someone wrote by hand, or that a program got wrong. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  ' ',
  'x'.repeat(3000),
  '\n',
  'a\u0000b',
  '\u202Eevil\uD800',
  '<script>alert(1)</script>',
  '$' + '{process.exit(0)}`"\'\\',
  '../../../etc/passwd',
  '/dev/zero',
  'javascript:alert(1)',
  '__proto__',
  [],
  [[]],
  {},
  { constructor: 1 },
  Array.from({ length: 300 }, () => 'x'),
];

/**
 * The value with each wrong value in the place of each of its parts, and once of the whole. With `step`, only one in so many:
 * a number that has no factor in common with that of the parts gets into all of them.
 */
export function* listSpoiled(value: unknown, step = 1): Generator<{ place: string; spoiled: unknown }> {
  let index = 0;
  for (const wrong of wrongValues)
    for (const one of spoilWith(value, wrong, '')) if (index++ % step === 0) yield one;
}

function* spoilWith(
  value: unknown,
  wrong: unknown,
  place: string,
): Generator<{ place: string; spoiled: unknown }> {
  yield { place: `${place} = ${String(JSON.stringify(wrong)).slice(0, 40)}`, spoiled: wrong };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const { place: inside, spoiled } of spoilWith(part, wrong, `${place}.${key}`))
      yield {
        place: inside,
        spoiled: Array.isArray(value)
          ? value.map((item, index) => (index === Number(key) ? spoiled : item))
          : { ...value, [key]: spoiled },
      };
  }
}

const maxLines = 22;
const maxLineLength = 400;

/** What is wrong with how a bad file is reported: every line a sentence, not too many, no stack, no words of a library. */
export function findUnclear(message: string): readonly string[] {
  const [title = '', ...lines] = message.split('\n');
  const sentences = lines.length === 0 ? [title] : lines;
  return [
    ...(lines.length > maxLines ? [`${lines.length} lines`] : []),
    ...sentences.filter((line) => !/[.]$/.test(line) || line.length > maxLineLength),
    ...message
      .split('\n')
      .filter((line) => /Invalid input|\bexpected|\bat .+:\d+:\d+|TypeError|undefined/.test(line)),
  ];
}
