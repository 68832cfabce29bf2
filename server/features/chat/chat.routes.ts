import type { RequestHandler } from 'express';
import { chatRequestSchema, longestConversation } from '../../../shared/api/chat.ts';
import { AppError } from '../../platform/errors.ts';
import { createJsonBodyReader } from '../../platform/http/bodies/json-body.ts';
import { getClientAddress } from '../../platform/http/client-address.ts';
import { type RateLimiter, rateLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/routes.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { parseBody } from '../../platform/http/validate.ts';
import type { ChatService } from './chat.service.ts';

type Dependencies = { chat: ChatService; limit: RateLimiter };

/** A conversation of 200 messages is longer than other bodies may be. */
const readConversation = createJsonBodyReader(512 * 1024);

/** `POST /api/chat`: the whole conversation comes along with the message, and nothing of it is stored or logged. */
export function createChatRoutes({ chat, limit }: Dependencies): readonly Route[] {
  const answer: RequestHandler = async (request, response) => {
    // A conversation that is over the limit is told so, whatever else its messages are.
    rejectFull(request.body);
    const caller = getClientAddress(request);
    sendJson(response, 200, await chat.answer(parseBody(chatRequestSchema, request.body), caller));
  };
  return [
    { method: 'POST', path: '/api/chat', handlers: [limit(rateLimits.chat), readConversation, answer] },
  ];
}

/** Throws 422 `conversation_full` for more messages than a conversation holds. A history of just as many is answered. */
function rejectFull(body: unknown): void {
  const history =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'conversationHistory') : undefined;
  if (!Array.isArray(history) || history.length <= longestConversation) return;
  throw new AppError(
    422,
    'conversation_full',
    `This conversation has reached its ${longestConversation} messages. Start over to go on.`,
  );
}
