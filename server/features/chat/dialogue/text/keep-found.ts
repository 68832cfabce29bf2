import type { Match, Token } from './phrases.ts';

type Found<Label> = (tokens: readonly Token[], at: number) => Match<Label> | undefined;

/** The same words are read several times, so what was found is kept as long as their tokens. */
export function keepFound<Label>(find: Found<Label>): Found<Label> {
  const kept = new WeakMap<readonly Token[], Map<number, Match<Label> | undefined>>();
  return (tokens, at) => {
    const found = kept.get(tokens) ?? new Map<number, Match<Label> | undefined>();
    kept.set(tokens, found);
    if (!found.has(at)) found.set(at, find(tokens, at));
    return found.get(at);
  };
}
