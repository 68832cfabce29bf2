import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import type { Clause } from './reader/clauses.ts';
import { hasCue } from './reader/cues.ts';
import { readQuestion } from './reader/read-question.ts';
import { findSlot } from './slots.ts';

/** `I take vitamins, do those count`, `I don't know, what is whole life?`: who asks has not answered yet. */
export function doubtAsked(
  values: readonly Command[],
  clauses: readonly Clause[],
  { expects, values: known }: DialogueState,
): readonly Command[] {
  const last = clauses.at(-1);
  if (last?.kind === 'statement' && clauses.length > 1)
    return values.map((one) => (one.kind === 'correct' ? keep(one, last, known[one.slot]) : one));
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

/** `Make it 500k. Actually keep 250` changes nothing, and `make it 500k. No wait, leave it` is asked about. */
function keep(
  one: Extract<Command, { kind: 'set' | 'correct' }>,
  { tokens, ...last }: Clause,
  current: string | number | undefined,
): Command {
  const { slot, evidence } = one;
  if (current === undefined || slot === 'name') return one;
  const isBack = hasCue('cuts', tokens) || hasCue('keeps', tokens);
  const said = isBack ? readQuestion(slot, [{ ...last, tokens }], true) : undefined;
  if (said?.isFirm && said.options[0] === String(current)) return { ...one, kind: 'set', value: current };
  if (!hasCue('keepsIt', tokens)) return one;
  return { kind: 'clarify', slot, options: [String(one.value), String(current)], evidence };
}

const maxOffered = 5;
