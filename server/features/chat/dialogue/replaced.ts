import { parseCoverageAmount } from '../../../../shared/quote/coverage-amounts.ts';
import type { DialogueState } from './dialogue-state.ts';
import { findReader } from './readers/all-readers.ts';
import type { Read } from './readers/reading.ts';
import type { Part } from './text/message-parts.ts';

const newFirst = /(\$?\d[\d.]*)\+? (?:instead of|rather than|in place of|not) (?:the |a )?\$?(\d[\d.]*)/;
const oldFirst =
  /\b(?:from|change|switch|swap)(?: the| my| that)? \$?(\d[\d.]*) (?:to|for|into) (\$?\d[\d.]*)/;

/** `250 instead of 100`: a number in the place of one that was given tells which slot it belongs to. */
export function readReplaced(
  parts: readonly Part[],
  reads: readonly Read[],
  { values }: DialogueState,
): Read[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'statement') return [];
    const [, oldest, newest] = oldFirst.exec(part.text) ?? [];
    const [, newer, older] = newFirst.exec(part.text) ?? [];
    const [was, becomes] = [Number(oldest ?? older), newest ?? newer];
    const slot = becomes === undefined ? undefined : findSlotOf(was, values);
    if (slot === undefined || reads.some((read) => read.slot === slot)) return [];
    const reading = findReader(slot).read({ ...part, text: becomes ?? '', original: becomes ?? '' }, true);
    return reading ? [{ slot, reading: { ...reading, source: 'topic' as const }, part }] : [];
  });
}

function findSlotOf(was: number, { age, coverageAmount }: DialogueState['values']) {
  if (was === age) return 'age';
  const dollars = coverageAmount === undefined ? 0 : parseCoverageAmount(coverageAmount);
  return dollars > 0 && [was, was * 1000, was * 1_000_000].includes(dollars) ? 'coverageAmount' : undefined;
}
