import type { ContactRequest } from '../../../shared/api/messages.contract.ts';
import { ApiError, call, NetworkError } from '../../lib/api-client.ts';
import { messages } from './messages.ts';

const { unreadable, wordless } = messages.failure;

/** Sends a message to support. Throws an error with a message to show. */
export async function sendContactMessage(message: ContactRequest): Promise<void> {
  try {
    await call('POST /api/contact', { body: message });
  } catch (cause) {
    if (cause instanceof NetworkError) throw cause;
    if (!(cause instanceof ApiError)) {
      globalThis.reportError(cause);
      throw reword(500, 'internal', wordless);
    }
    if (cause.code === 'unreadable_answer') throw reword(cause.status, 'internal', unreadable);
    if (cause.message.trim() === '') throw reword(cause.status, cause.code, wordless);
    throw cause;
  }
}

function reword(status: number, code: ApiError['code'], message: string): ApiError {
  return new ApiError(status, { code, message, requestId: '' });
}
