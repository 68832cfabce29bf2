import { formatWait } from '../../../shared/format/durations.ts';
import { ApiError, NetworkError } from '../../lib/api-client.ts';
import { messages } from '../messages.ts';

export type Failure = {
  /** Can be shown to people. Includes how long to wait if the server says so. */
  message: string;
  code: ApiError['code'] | 'no_answer' | 'unexpected';
  /** The error for each field of the call, by field name. */
  fields: Readonly<Record<string, string>>;
  waitSeconds?: number;
};

/** Error codes that are always about one field, without naming it. */
const codeFields: Partial<Record<ApiError['code'], string>> = {
  email_taken: 'email',
  weak_password: 'password',
  invalid_code: 'code',
  expired_code: 'code',
};

/** Returns what to tell people about a failed call. Also reports unexpected errors to the console. */
export function describeFailure(cause: unknown): Failure {
  if (cause instanceof ApiError) {
    const { code, fields, retryAfterSeconds } = cause;
    const message = addWait(cause.message, retryAfterSeconds);
    const field = codeFields[code];
    return {
      message,
      code,
      fields: { ...(field && { [field]: message }), ...fields },
      ...(retryAfterSeconds !== undefined && { waitSeconds: retryAfterSeconds }),
    };
  }
  if (cause instanceof NetworkError) return { message: cause.message, code: 'no_answer', fields: {} };
  globalThis.reportError(cause);
  return { message: messages.tryAgain, code: 'unexpected', fields: {} };
}

/** Doesn't change a message that already contains seconds or minutes. */
function addWait(message: string, seconds: number | undefined): string {
  if (seconds === undefined || /\d|minute/.test(message)) return message;
  return messages.tryAgainIn(message, formatWait(seconds));
}
