import { maxConversationLength } from '../../../shared/api/chat.ts';
import { chat as chatContract } from '../../../shared/api/messages.contract.ts';
import { AppError } from '../../platform/errors.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { ChatService } from './chat.service.ts';
import { errorTexts } from './messages.ts';

/** The whole conversation comes along with the message, and nothing of it is stored or logged. */
export function createChatRoutes({ chat }: { chat: ChatService }): readonly Route[] {
  return [
    implement(
      chatContract,
      ({ body, request }) => chat.answer(body, getClientAddress(request)),
      // A conversation that is over the limit is told so, whatever else its messages are.
      { inspectBody: rejectFull },
    ),
  ];
}

/** Throws 422 `conversation_full` for more messages than a conversation holds. A history of just as many is answered. */
function rejectFull(body: unknown): void {
  const history =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'conversationHistory') : undefined;
  if (!Array.isArray(history) || history.length <= maxConversationLength) return;
  throw new AppError(422, 'conversation_full', errorTexts.full(maxConversationLength));
}
