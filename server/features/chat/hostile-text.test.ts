import { expect, test } from 'vitest';
import {
  listGrowingCharacters,
  oddCharacters,
  pumpedTexts,
  pumpTo,
} from '../../testing/attacks/hostile-texts.ts';
import { findFixedAnswer } from './answers/find-fixed-answer.ts';
import { takeTurn } from './dialogue/dialogue.ts';
import { createDialogueState, type DialogueState } from './dialogue/dialogue-state.ts';
import { cleanText } from './dialogue/text/plain-text.ts';
import { cutText } from './dialogue/text/read-limits.ts';
import { tokenize } from './dialogue/text/tokens.ts';

const parts = { findFixedAnswer, knowledge: { find: () => [] } };
const maxCpuMs = 100;

/** The states of a conversation at each of its questions: what is asked decides how a message is read. */
function listStates(): readonly DialogueState[] {
  const known = new Map([
    ['name', 'Maria Lopez'],
    ['age', '42'],
    ['state', 'Ohio'],
    ['coverageAmount', '$500,000'],
  ]);
  const states = [createDialogueState(undefined)];
  let said = 'I want a quote';
  for (;;) {
    const { state, expects, suggestions } = takeTurn(
      states.at(-1) ?? createDialogueState(undefined),
      said,
      parts,
    );
    states.push(state);
    if (expects === null || expects === 'confirm') return states;
    said = known.get(expects) ?? suggestions[0] ?? 'no';
  }
}

function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('[security 66] no text that repeats takes more than 100 ms of CPU, whatever is being asked', () => {
  const states = listStates();
  expect(states.length).toBeGreaterThan(15);
  const slow: { text: string; asked: string | null; cpuMs: number }[] = [];
  states.forEach((state, index) => {
    // Short texts end in other places of a pattern than the longest do.
    for (const length of index % 6 === 0 ? [120, 1000] : [240]) {
      for (const pumped of pumpedTexts) {
        const text = pumpTo(pumped, length);
        const turn = () => takeTurn(state, text, parts);
        const first = measureCpuMs(turn);
        const cpuMs = first > maxCpuMs ? Math.min(measureCpuMs(turn), measureCpuMs(turn)) : first;
        if (cpuMs > maxCpuMs) slow.push({ text, asked: state.expects, cpuMs });
      }
    }
  });
  expect(slow).toEqual([]);
});

test('[security 66] no character makes more to read than a message may have', () => {
  const growing = listGrowingCharacters();
  expect(growing[0]).toBe('\ufdfa');
  expect(growing.length).toBeGreaterThan(10_000);
  for (const character of [...growing, ...oddCharacters]) {
    const text = cleanText(character.repeat(1000 / character.length));
    expect(text.length).toBeLessThanOrEqual(1000);
  }
  // Words for short forms and numbers in digits add a little after that.
  for (const text of ['u ', 'r ', 'im ', 'b4 ', '1k ', 'dozen ', '½ ', '✅', '—']) {
    expect(tokenize(cleanText(text.repeat(500))).length).toBeLessThanOrEqual(3000);
  }
});

test('a text is not cut through a character', () => {
  expect(cutText(`${'x'.repeat(999)}\u{1f44d}`)).toBe('x'.repeat(999));
  expect(cutText('short')).toBe('short');
});
