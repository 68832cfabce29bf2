import cues from '../lexicon/cues.json' with { type: 'json' };
import type { Token } from '../text/phrases.ts';
import { fillParts } from '../text/rules.ts';
import { textOf } from '../text/tokens.ts';

export type Cue = keyof typeof cues;

const patterns = new Map([...fillParts(cues)].map(([cue, pattern]) => [cue, new RegExp(pattern)]));

/** Whether words have a cue that `cues.json` lists, such as `changes`: `make it 50`. */
export function hasCue(cue: Cue, tokens: readonly Token[]): boolean {
  return patterns.get(cue)?.test(textOf(tokens)) === true;
}
