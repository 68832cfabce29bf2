import { maxConversationLength } from '../../../shared/api/chat.ts';
import { chat as chatContract } from '../../../shared/api/messages.contract.ts';
import { AppError } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { ChatService } from './chat.service.ts';
import { errorTexts } from './messages.ts';
import { findDanger } from './safety.ts';

/** The message comes with the whole conversation, and none of it is stored or logged. */
export function createChatRoutes({ chat }: { chat: ChatService }): readonly Route[] {
  return [
    implement(
      chatContract,
      ({ body }) => chat.answer(body),
      // A conversation over the limit gets that error, no matter what else is wrong with its messages.
      { inspectBody: rejectFull },
    ),
  ];
}

/**
 * Throws 422 `conversation_full` for more messages than a conversation may have, unless someone is in danger. A history
 * of just as many is answered.
 */
function rejectFull(body: unknown): void {
  const { conversationHistory: history, message }: Record<string, unknown> = Object(body);
  if (!Array.isArray(history) || history.length <= maxConversationLength) return;
  if (typeof message === 'string' && findDanger(message)) return;
  throw new AppError(422, 'conversation_full', errorTexts.full(maxConversationLength));
}
