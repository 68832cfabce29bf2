import type { AuthUser, SessionAnswer, SignedInAnswer } from '../../../../shared/api/auth-user.ts';
import { createUnreadableError } from '../../../lib/api-client.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isUser(value: unknown): value is AuthUser {
  if (!isRecord(value) || typeof value.id !== 'string') return false;
  return isRecord(value.metadata) && Array.isArray(value.identities) && Array.isArray(value.factors);
}

export function isSignedIn(answer: unknown): answer is SignedInAnswer {
  if (!isRecord(answer) || !isRecord(answer.session)) return false;
  return typeof answer.session.expiresIn === 'number' && isUser(answer.user);
}

function isSignedOut(answer: unknown): answer is Extract<SessionAnswer, { session: null }> {
  return isRecord(answer) && answer.session === null;
}

/** Throws an ApiError `unreadable_answer` for anything else. */
export function readSignedIn(answer: unknown): SignedInAnswer {
  if (isSignedIn(answer)) return answer;
  throw createUnreadableError(200);
}

/** Throws an ApiError `unreadable_answer` for anything else. */
export function readSession(answer: unknown): SessionAnswer {
  return isSignedOut(answer) ? answer : readSignedIn(answer);
}
