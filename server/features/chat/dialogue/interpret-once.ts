import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { interpret } from './interpret.ts';

const lastRead = new WeakMap<DialogueState, { message: string; commands: readonly Command[] }>();

/**
 * What a message asks for. It's read for its hint, for its answer, and when the next turn replays it, all in the same
 * state, so what was read is kept with the state.
 */
export function interpretOnce(message: string, state: DialogueState): readonly Command[] {
  const last = lastRead.get(state);
  if (last?.message === message) return last.commands;
  const commands = interpret(message, state);
  lastRead.set(state, { message, commands });
  return commands;
}
