import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { listOptions, questions } from '../shared/quote/questions.ts';

type UiSentence = { line: number; text: string };

/** Props that don't contain words, such as class names, drawings, and URLs. */
const wordlessProps = new Set(['className', 'd', 'viewBox', 'points', 'transform', 'style', 'sizes']);
/** Errors for programmers, who can read the code. */
const programmerErrors = new Set(['Error', 'RangeError', 'TypeError', 'JobRefused']);
const logLevels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Where sentences belong: messages modules, content modules, and data. */
const homes = /(^|\/)([\w-]+-)?(messages|content)\.ts$|^client\/content\/|\.data\.ts$/;
/** Tests, and the page that shows developers every component. */
const exempt = /\.test\.tsx?$|\/testing\//;

/** Straight quotes in words, also next to a value. Code samples and the model's prompt need them. */
const straight = /[\p{Letter}…]'\p{Letter}|\p{Letter}"|"\p{Letter}/u;
const samples = /^client\/content\/developers\/|\/prompt-content\.ts$/;

/**
 * The only sentences with straight quotation marks, because docs/messages.md spells them this way, or because
 * they are sent as text messages.
 */
const straightByRule = [
  "I'm not sure",
  "I'm flexible on timing",
  "Passwords don't match",
  "I'm sorry, I'm having trouble connecting right now. Please try again.",
  "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
  "We'll get back to you within ….",
  "… is your … code. It expires in …. Don't share it with anyone.",
];

function listFiles(...rooms: string[]): string[] {
  return rooms
    .flatMap((room) => readdirSync(join(root, room), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !exempt.test(path));
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const options = new Set(questions.flatMap((question) => listOptions(question).map(String)));
/** Stored values, alone or in a list. Their words are with their question. */
const isOption = (text: string) => text.split(' | ').every((part) => options.has(part));

const misplaced = listFiles('client', 'server/features')
  .filter((path) => !homes.test(path))
  .flatMap((path) =>
    findUiSentences(path, read(path))
      .filter(({ text }) => !isOption(text))
      .map(({ line, text }) => `${path}:${line} ${text}`),
  );

describe('sentences that people read', () => {
  it('are in a messages or content module of their feature', () => {
    expect(misplaced).toEqual([]);
  });
});

describe('quotes that people read', () => {
  const found = [
    ...listFiles('client', 'server/features').filter((path) => homes.test(path) && !samples.test(path)),
    ...listFiles('shared/quote', 'shared/matching', 'shared/directory', 'shared/validation'),
  ].flatMap((path) =>
    findUiSentences(path, read(path), (text) => straight.test(text)).filter(({ text }) =>
      straight.test(text),
    ),
  );

  it('are typographic, except where a rule says otherwise', () => {
    // What visitors type to the assistant, as data, is in lower case.
    const shown = found
      .flatMap(({ text }) => text.split(' | '))
      .filter((text) => straight.test(text) && text !== text.toLowerCase());
    expect([...new Set(shown)].toSorted()).toEqual(straightByRule.toSorted());
  });
});

describe('findUiSentences', () => {
  it.each([
    ['words between tags', 'const a = <p>Close</p>', ['Close']],
    ['words around a value', 'const a = <p>About {name} and us</p>', ['About', 'and us']],
    ['a sentence in a prop', '<Toast title="Your browser is offline." />', ['Your browser is offline.']],
    ['a sentence in a template', `const a = \`You have \${count} tries.\``, ['You have … tries.']],
    [
      'an error that a person reads',
      "throw new AppError('x', 'The code has expired.')",
      ['The code has expired.'],
    ],
  ])('finds %s', (_name, source, expected) => {
    expect(findUiSentences('a.tsx', source).map(({ text }) => text)).toEqual(expected);
  });

  it.each([
    ['an error for programmers', "throw new RangeError('The year is out of range.')"],
    ['a line of the log', "log.warn({ error }, 'The job has failed again.')"],
    ['a style', '<p className="Flex items center." />'],
    ['SQL', 'sql`Select all from here.`'],
    ['a value that is compared', "const a = b === 'I am not sure'"],
    ['a name of two words', "const a = 'Sign In'"],
    ['a comment', '// This is a sentence.'],
  ])('ignores %s', (_name, source) => {
    expect(findUiSentences('a.tsx', source)).toEqual([]);
  });

  it('reports the line', () => {
    expect(findUiSentences('a.tsx', 'const a = (\n  <p>\n    Hello there\n  </p>\n);')).toEqual([
      { line: 3, text: 'Hello there' },
    ]);
  });
});

/**
 * Finds the sentences in a source file: any words between tags, and strings of three or more words that look like a
 * sentence.
 */
function findUiSentences(path: string, source: string, looksRight = isSentence): UiSentence[] {
  const sentences: UiSentence[] = [];
  let ignored = 0;
  const add = (start: number, text: string) => {
    if (ignored === 0) sentences.push({ line: source.slice(0, start).split('\n').length, text });
  };
  const enter = (isIgnored: boolean) => {
    if (isIgnored) ignored += 1;
  };
  const exit = (isIgnored: boolean) => {
    if (isIgnored) ignored -= 1;
  };
  new Visitor({
    JSXText({ start, value }) {
      const text = value.trim().replaceAll(/\s+/g, ' ');
      if (/\p{Letter}{2}/u.test(text)) add(start + value.search(/\S/), text);
    },
    Literal({ start, value }) {
      if (typeof value === 'string' && looksRight(value)) add(start, value);
    },
    TemplateLiteral({ start, quasis }) {
      const text = quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
      if (looksRight(text)) add(start, text);
    },
    JSXAttribute: (node) => enter(isWordless(node)),
    'JSXAttribute:exit': (node) => exit(isWordless(node)),
    NewExpression: (node) => enter(isProgrammerError(node)),
    'NewExpression:exit': (node) => exit(isProgrammerError(node)),
    CallExpression: (node) => enter(isLog(node)),
    'CallExpression:exit': (node) => exit(isLog(node)),
    Property: (node) => enter(isMetricHelp(node)),
    'Property:exit': (node) => exit(isMetricHelp(node)),
    BinaryExpression: (node) => enter(isComparison(node)),
    'BinaryExpression:exit': (node) => exit(isComparison(node)),
    TaggedTemplateExpression: () => enter(true),
    'TaggedTemplateExpression:exit': () => exit(true),
  }).visit(parseSync(path, source).program);
  return sentences;
}

/** Whether it has at least three words, and a capital letter at the start or punctuation at the end. */
function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isProse = words.filter((word) =>
    /^[("'“‘]?[\p{Letter}$…][\p{Letter}…'’-]*[.,:;!?)"”’]*$/u.test(word),
  );
  return isProse.length >= 3 && /^["'“‘]?\p{Uppercase}|[.!:]["'”’)]?$/u.test(text.trim());
}

function isWordless({ name }: ESTree.JSXAttribute): boolean {
  return name.type === 'JSXIdentifier' && wordlessProps.has(name.name);
}

/** A stored value that happens to be a sentence. */
function isComparison({ operator }: ESTree.BinaryExpression): boolean {
  return operator === '===' || operator === '!==';
}

/** A metric's help text is part of its definition. */
function isMetricHelp({ key }: { key: { type: string; name?: unknown } }): boolean {
  return key.type === 'Identifier' && key.name === 'help';
}

function isProgrammerError({ callee }: ESTree.NewExpression): boolean {
  return callee.type === 'Identifier' && programmerErrors.has(callee.name);
}

function isLog({ callee }: ESTree.CallExpression): boolean {
  if (callee.type === 'Identifier') return /^log[A-Z]/.test(callee.name);
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    logLevels.has(callee.property.name)
  );
}
