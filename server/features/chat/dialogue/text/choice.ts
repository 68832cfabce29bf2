import intents from '../lexicon/intents.json' with { type: 'json' };
import { coverTokens, isWord } from './intents.ts';
import { createLabeledMatcher, type Token } from './phrases.ts';

const choices = createLabeledMatcher(intents.choice);

/** The option that a message picks from those offered: by its place (`the second one`), or its number in a list. */
export function readChoice(
  tokens: readonly Token[],
  text: string,
  offered: readonly string[],
  isNumbered: boolean,
): string | undefined {
  const bare = text.replace(/[.!,)]+$/g, '').trim();
  const exact = offered.find((option) => option.toLowerCase() === bare);
  if (exact !== undefined) return exact;
  const [only, ...more] = tokens.filter(isWord);
  if (isNumbered && only && more.length === 0)
    return offered[(only.text === 'one' ? 1 : (only.number ?? 0)) - 1];
  const [place = '', ...others] = coverTokens(tokens, choices) ?? [];
  if (others.length > 0) return undefined;
  return place === 'last' ? offered.at(-1) : offered[Number(place) - 1];
}

/** Nothing but words that one option alone has in its name: `week`, `8+`, `withinaweek`. */
export function readLabel(text: string, options: readonly string[]): string | undefined {
  const words = listLabelWords(text);
  const squeezed = words.join('');
  const [only, ...others] = options.filter(
    (option) =>
      words.every((word) => listLabelWords(option).includes(word)) ||
      (/\p{L}{4}/u.test(squeezed) && listLabelWords(option).join('').startsWith(squeezed)),
  );
  const isTelling = words.some((word) => /^(?:\d+\+?|(?!sure$)\p{L}{4,})$/u.test(word));
  return others.length === 0 && isTelling ? only : undefined;
}

function listLabelWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}']+|\d+\+?/gu) ?? [];
}
