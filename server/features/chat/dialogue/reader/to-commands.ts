import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import { findSlot, slotIds } from '../slots.ts';
import { type Claim, is } from './claims.ts';
import type { Clause } from './clauses.ts';
import { notes } from './messages.ts';

export type Question = Exclude<SlotId, 'name'>;
export const questions: readonly Question[] = slotIds.filter((slot) => slot !== 'name');

/** The four fields of the form, before the questions. */
export function isField(slot: DialogueState['expects']): boolean {
  return slot !== null && slot !== 'confirm' && is(slot, 'field');
}

export function kindOf(slot: SlotId, value: string | number, { values }: DialogueState): 'set' | 'correct' {
  return values[slot] === undefined || values[slot] === value ? 'set' : 'correct';
}

/** A smaller number isn't short for thousands of dollars. */
const minAmount = 25;

/** Questions that a bare number may answer unasked: `54` corrects an age, and `1` nothing. */
export function listPossible(clauses: readonly Clause[]): readonly Question[] {
  const [only, ...more] = clauses.flatMap(({ tokens }) => tokens);
  if (!only || more.length > 0 || only.number === undefined || only.isMoney) return questions;
  return only.number < minAmount ? ['age'] : ['age', 'coverageAmount'];
}

/** What a claim does: its value is taken, asked about with chips, or refused. */
export function toCommands(
  slot: Question,
  { options: named, isFirm, refusal, note }: Claim,
  clauses: readonly Clause[],
  state: DialogueState,
): Command[] {
  const evidence = clauses.map(({ original }) => original).join(', ');
  const said = { slot, evidence, ...(note === undefined ? {} : { note: notes[note] }) };
  const [only, ...others] = named;
  if (refusal !== undefined && only === undefined) return [{ kind: 'refuse', slot, message: refusal }];
  const isRepeated = state.expects === slot && state.offered.length === 1 && state.offered[0] === only;
  if (only !== undefined && others.length === 0 && (isFirm || isRepeated)) {
    const value = slot === 'age' ? Number(only) : only;
    return [{ kind: kindOf(slot, value, state), value, ...said }];
  }
  const options = is(slot, 'yesNo') ? findSlot(slot).options : named.slice(0, 4);
  return [{ kind: 'clarify', options, ...said }];
}
