import { createHash } from 'node:crypto';
import type { ChatContext, ChatMessage } from '../../../../shared/api/chat.ts';
import { applyCommands } from './apply.ts';
import { readTurn } from './dialogue.ts';
import { createDialogueState, type DialogueState } from './dialogue-state.ts';
import { readHint } from './hint.ts';
import { readProposals } from './proposals.ts';

export type Replay = (history: readonly ChatMessage[], context: ChatContext | undefined) => DialogueState;

/** How many states are kept in memory. Each takes about 2 KB. */
const maxKeptStates = 200;

/**
 * Finds the state after a conversation. Only the person's words count, and the commands that a model proposed for them.
 * The latest states are kept under a digest of their conversation, so that a message late in a long one costs as much
 * to answer as the first.
 */
export function createReplay(): Replay {
  const kept = new Map<string, DialogueState>();
  return (history, context) => {
    const keys = computeKeys(history, context);
    const start = keys.findLastIndex((key) => kept.has(key));
    let state = kept.get(keys[start] ?? '') ?? createDialogueState(context);
    history.slice(start + 1).forEach(({ isUser, content }, index, rest) => {
      if (!isUser) return;
      const answer = rest[index + 1];
      const json = answer && !answer.isUser ? answer.proposals : undefined;
      const aids = { proposals: readProposals(json, content), hint: readHint(json) };
      state = applyCommands(state, readTurn(state, content, aids).commands).state;
    });
    const key = keys.at(-1);
    if (key) kept.set(key, state);
    if (kept.size > maxKeptStates) kept.delete([...kept.keys()][0] ?? '');
    return state;
  };
}

/** A key for the conversation up to each answer. A message of the person has none, because it is read with its answer. */
function computeKeys(history: readonly ChatMessage[], context: ChatContext | undefined): string[] {
  const hash = createHash('sha256').update(JSON.stringify(context ?? null));
  return history.map(({ isUser, content, proposals = '' }) => {
    hash.update(JSON.stringify([isUser, content, proposals]));
    return isUser ? '' : hash.copy().digest('base64url');
  });
}
