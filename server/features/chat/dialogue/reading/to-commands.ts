import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { findSlot, slotIds } from '../slots.ts';
import type { Clause } from './clauses.ts';
import { notes } from './messages.ts';
import type { Claim } from './traits.ts';

export type Question = Exclude<SlotId, 'name'>;
export const questions: readonly Question[] = slotIds.filter((slot) => slot !== 'name');

/** The four fields of the form, before the questions. */
export function isField(slot: DialogueState['expects']): boolean {
  return slot === 'name' || slot === 'age' || slot === 'state' || slot === 'coverageAmount';
}

export function textOf({ tokens }: Clause): string {
  return tokens.map(({ text }) => text).join(' ');
}

export function kindOf(slot: SlotId, value: string | number, { values }: DialogueState): 'set' | 'correct' {
  return values[slot] === undefined || values[slot] === value ? 'set' : 'correct';
}

/** Questions that a bare number may answer unasked: `54` corrects an age, and `1` nothing. */
export function listPossible(clauses: readonly Clause[]): readonly Question[] {
  const [only, ...more] = clauses.flatMap(({ tokens }) => tokens);
  if (!only || more.length > 0 || only.number === undefined || only.isMoney) return questions;
  return only.number < minAmount ? ['age'] : ['age', 'coverageAmount'];
}
/** Nobody means thousands by less. */
const minAmount = 25;

/** What a claim does: its value is taken, asked about with chips, or refused. */
export function toCommands(
  slot: Question,
  claim: Claim,
  clauses: readonly Clause[],
  state: DialogueState,
): Command[] {
  const evidence = clauses.map(({ original }) => original).join(', ');
  const note = claim.note === undefined ? {} : { note: notes[claim.note] };
  if (claim.refusal !== undefined && claim.options.length === 0)
    return [{ kind: 'refuse', slot, message: claim.refusal }];
  const [only] = claim.options;
  const isRepeated =
    state.expects === slot &&
    only !== undefined &&
    state.offered.length === 1 &&
    state.offered.includes(only);
  const isTaken = claim.options.length === 1 && (claim.isFirm || isRepeated);
  if (isTaken && only !== undefined) {
    const value = slot === 'age' ? Number(only) : only;
    return [{ kind: kindOf(slot, value, state), slot, value, evidence, ...note }];
  }
  const { options } = findSlot(slot);
  return [
    {
      kind: 'clarify',
      slot,
      options: options.includes('Yes') ? options : claim.options.slice(0, 4),
      evidence,
      ...note,
    },
  ];
}
