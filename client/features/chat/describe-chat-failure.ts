import { formatWait } from '../../../shared/format/durations.ts';
import { ApiError, NetworkError } from '../../lib/api-client.ts';

/** What failed, in words that are fit to show, and what helps: another try, other words, or a new conversation. */
export type ChatFailure = { text: string; remedy: 'retry' | 'edit' | 'start-over'; isOffline: boolean };

/** No answer came: the person's own connection may be the cause, and another try may help at once. */
const noAnswer = "I'm sorry, I'm having trouble connecting right now. Please try again.";
/** The server was reached and could not serve: it needs a moment. */
const noService = "I apologize, but I'm having trouble connecting right now. Please try again in a moment.";

export function describeChatFailure(cause: unknown): ChatFailure {
  if (cause instanceof NetworkError) return { text: noAnswer, remedy: 'retry', isOffline: !cause.isTimeout };
  if (!(cause instanceof ApiError)) {
    globalThis.reportError(cause);
    return { text: noService, remedy: 'retry', isOffline: false };
  }
  if (cause.code === 'conversation_full' || cause.code === 'payload_too_large') {
    return {
      text: 'This conversation is as long as it can be. Start over to go on; your last message is kept.',
      remedy: 'start-over',
      isOffline: false,
    };
  }
  if (cause.code === 'invalid_input') {
    if (cause.fields.message !== undefined) {
      return { text: cause.fields.message, remedy: 'edit', isOffline: false };
    }
    return {
      text: 'We cannot go on with this conversation. Start over to begin a new one; your last message is kept.',
      remedy: 'start-over',
      isOffline: false,
    };
  }
  const seconds = cause.retryAfterSeconds;
  const wait = seconds === undefined ? '' : ` You can try again in ${formatWait(seconds)}.`;
  return { text: `${noService}${wait}`, remedy: 'retry', isOffline: false };
}
