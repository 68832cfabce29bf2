import { type ESTree, parseSync, Visitor } from 'vite';

export type UiSentence = { line: number; text: string };

/** Props that don't contain words, such as class names, drawings, and URLs. */
const wordlessProps = new Set(['className', 'd', 'viewBox', 'points', 'transform', 'style', 'sizes']);
/** Errors for programmers, who can read the code. */
const programmerErrors = new Set(['Error', 'RangeError', 'TypeError', 'JobRefused']);
const logLevels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/**
 * Finds the sentences in a source file: any words between tags, and strings of three or more words that look like a
 * sentence.
 */
export function findUiSentences(path: string, source: string, looksRight = isSentence): UiSentence[] {
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
