import { formatWait } from '../../../../shared/format/durations.ts';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';
import { messages } from '../messages.ts';

/** What failed, in words that are fit to show, and what helps: another try, other words, or a new conversation. */
export type ChatFailure = { text: string; remedy: 'retry' | 'edit' | 'start-over'; isOffline: boolean };

const { failure } = messages;

/**
 * No answer came: the person's own connection may be the cause, and another try may help right away. Where the server was
 * reached and could not serve, it needs a moment.
 */
export function describeChatFailure(cause: unknown): ChatFailure {
  if (cause instanceof NetworkError)
    return { text: failure.noAnswer, remedy: 'retry', isOffline: !cause.isTimeout };
  if (!(cause instanceof ApiError)) {
    globalThis.reportError(cause);
    return { text: failure.noService, remedy: 'retry', isOffline: false };
  }
  if (cause.code === 'conversation_full' || cause.code === 'payload_too_large') {
    return { text: failure.full, remedy: 'start-over', isOffline: false };
  }
  if (cause.code === 'invalid_input') {
    const ownWords = cause.fields.message;
    if (ownWords !== undefined) return { text: ownWords, remedy: 'edit', isOffline: false };
    return { text: failure.unreadable, remedy: 'start-over', isOffline: false };
  }
  const seconds = cause.retryAfterSeconds;
  const text = seconds === undefined ? failure.noService : failure.busy(formatWait(seconds));
  return { text, remedy: 'retry', isOffline: false };
}
