import type { ContactRequest } from '../../../shared/api/messages.contract.ts';
import { ApiError, call, NetworkError } from '../../lib/api-client.ts';

/** The messages of the product specification's error catalogue, "Contact failure". */
export const fallbacks = {
  unreadable: 'Failed to submit contact form',
  wordless: 'Please try again later.',
} as const;

/** Sends a message to support. Throws an error with a message to show. */
export async function sendContactMessage(message: ContactRequest): Promise<void> {
  try {
    await call('POST /api/contact', { body: message });
  } catch (cause) {
    if (cause instanceof NetworkError) throw cause;
    if (!(cause instanceof ApiError)) {
      globalThis.reportError(cause);
      throw reword(500, 'internal', fallbacks.wordless);
    }
    if (cause.code === 'unreadable_answer') throw reword(cause.status, 'internal', fallbacks.unreadable);
    if (cause.message.trim() === '') throw reword(cause.status, cause.code, fallbacks.wordless);
    throw cause;
  }
}

function reword(status: number, code: ApiError['code'], message: string): ApiError {
  return new ApiError(status, { code, message, requestId: '' });
}
