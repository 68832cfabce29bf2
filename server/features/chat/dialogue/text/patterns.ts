import lexicon from '../lexicon/intents.json' with { type: 'json' };

/**
 * Ways to say one thing: words that may lead, one of `any`, words that may follow. `{name}` is one of a list.
 * `isStart` is for what begins the message, and `end` is what has to come after it.
 */
type Ways = {
  lead?: readonly string[];
  any: readonly string[];
  tail?: readonly string[];
  isStart?: boolean;
  end?: string;
};

const lists = new Map<string, readonly string[]>(Object.entries(lexicon.lists));

function choose(words: readonly string[]): string {
  const written = words.map((word) =>
    word.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => choose(lists.get(name) ?? [])),
  );
  return `(?:${written.join('|')})`;
}

function compile({ lead = [], any, tail = [], isStart = false, end = '' }: Ways): RegExp {
  const before = lead.length > 0 ? `(?:${choose(lead)}[, ]+)*` : '';
  const after = tail.length > 0 ? `(?:[, ]+${choose(tail)})*` : '';
  return new RegExp(`${isStart ? '^' : ''}${before}${choose(any)}${after}${end}`);
}

type Said = keyof typeof lexicon.patterns;

const patterns = new Map<string, readonly RegExp[]>(
  Object.entries(lexicon.patterns).map(([name, ways]: [string, readonly Ways[]]) => [
    name,
    ways.map(compile),
  ]),
);

/** Whether a text says what `lexicon/intents.json` has under this name. */
export function says(name: Said, text: string): boolean {
  return patterns.get(name)?.some((pattern) => pattern.test(text)) ?? false;
}

const { lead, tail, commands } = lexicon.wholes;

/** The wishes that a whole message may be, in the order in which they are looked for. */
export const wholes = Object.entries(commands).map(([name, any]) => ({
  name,
  pattern: compile({ lead, any, tail, isStart: true, end: '$' }),
}));

/** Words before a choice, such as `I'll take the`. */
export const choiceLead = new RegExp(`^(?:${choose(lexicon.choiceLead)}[, ]+)+(?=\\S)`);
