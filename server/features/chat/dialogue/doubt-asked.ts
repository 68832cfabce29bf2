import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import type { Clause } from './reader/clauses.ts';
import { hasCue } from './reader/cues.ts';
import { findSlot } from './slots.ts';

/** `I take vitamins, do those count`, `I don't know, what is whole life?`: who asks has not answered yet. */
export function doubtAsked(
  values: readonly Command[],
  clauses: readonly Clause[],
  { expects }: DialogueState,
): readonly Command[] {
  const last = clauses.at(-1);
  if (last?.kind !== 'question') return values;
  const { tokens } = last;
  return values.map((one) => {
    if (one.kind !== 'set' || one.slot !== expects) return one;
    const { slot, evidence } = one;
    if (hasCue('asksWhich', tokens)) return { kind: 'clarify', slot, options: [String(one.value)], evidence };
    const isOpen =
      hasCue('weighs', tokens) || (hasCue('explains', tokens) && /not sure/i.test(String(one.value)));
    const { options } = findSlot(slot);
    return isOpen && options.length > 0 && options.length < maxOffered
      ? { kind: 'clarify', slot, options, evidence }
      : one;
  });
}

const maxOffered = 5;
