import { formatWait } from '../../../shared/format/durations.ts';
import { ApiError, NetworkError } from '../../lib/api-client.ts';
import { messages } from '../messages.ts';

export type Failure = {
  /** Fit to show; says how long to wait when the server asks for that. */
  message: string;
  code: ApiError['code'] | 'no_answer' | 'unexpected';
  /** What is wrong with each field of the call, by field name. */
  fields: Readonly<Record<string, string>>;
  waitSeconds?: number;
};

/** What to tell about a call that failed. What is no one's error but ours is also reported to the console. */
export function describeFailure(cause: unknown): Failure {
  if (cause instanceof ApiError) {
    const { message, code, fields, retryAfterSeconds } = cause;
    return {
      message: addWait(message, retryAfterSeconds),
      code,
      fields,
      ...(retryAfterSeconds !== undefined && { waitSeconds: retryAfterSeconds }),
    };
  }
  if (cause instanceof NetworkError) return { message: cause.message, code: 'no_answer', fields: {} };
  globalThis.reportError(cause);
  return { message: messages.tryAgain, code: 'unexpected', fields: {} };
}

/** A message that already names a number of seconds or minutes says enough. */
function addWait(message: string, seconds: number | undefined): string {
  if (seconds === undefined || /\d|minute/.test(message)) return message;
  return messages.tryAgainIn(message, formatWait(seconds));
}
