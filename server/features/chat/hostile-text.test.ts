import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../../shared/seeded-random.ts';
import {
  listGrowingCharacters,
  oddCharacters,
  pumpedTexts,
  pumpTo,
} from '../../testing/attacks/hostile-texts.ts';
import { loadSearch } from './search/load-search.ts';
import type { Search } from './search/search.ts';
import { takeTurn } from './turn.ts';

const length = 1000;
const maxCpuMs = 100;
const count = 500;

let search: Search;
beforeAll(async () => {
  ({ search } = await loadSearch(''));
}, 60_000);

/** Texts that once made a pattern slow, characters that grow, and mixtures of both. */
function listHostileTexts(): readonly string[] {
  const random = createRandom(37);
  const pumps = pumpedTexts.map((text) => pumpTo(text, length));
  const grown = listGrowingCharacters()
    .slice(0, 40)
    .map((character) => character.repeat(length).slice(0, length));
  const pieces = [
    ...pumpedTexts.map(({ pump }) => pump),
    ...oddCharacters,
    'i vape; ',
    'my dad had ',
    'half a ',
  ];
  const texts = [...pumps, ...grown, 'i vape; '.repeat(125)];
  while (texts.length < count) {
    let text = '';
    while (text.length < length) {
      const piece = pieces[random.below(pieces.length)] ?? ' ';
      text += piece.repeat(1 + random.below(8));
    }
    texts.push(text.slice(0, length));
  }
  return texts;
}

test('[security 66] the worst of 500 hostile messages takes less than 100 ms of CPU', () => {
  const texts = listHostileTexts();
  const slow = texts.map((message) => {
    // What others do on this machine, and compiling, only ever add.
    const tries = Array.from({ length: 8 }, () => Number.POSITIVE_INFINITY);
    for (const [index] of tries.entries()) {
      const before = process.cpuUsage();
      takeTurn({ message, history: [], now: new Date() }, search);
      const { user, system } = process.cpuUsage(before);
      tries[index] = (user + system) / 1000;
      if ((tries[index] ?? 0) < maxCpuMs) break;
    }
    return { message: message.slice(0, 40), cpuMs: Math.min(...tries) };
  });
  expect(texts).toHaveLength(count);
  expect(slow.filter(({ cpuMs }) => cpuMs >= maxCpuMs)).toEqual([]);
});
