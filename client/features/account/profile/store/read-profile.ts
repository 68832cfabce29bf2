import type { Profile, ProfileQuote } from '../../../../../shared/api/profile.ts';
import { createUnreadableError } from '../../../../lib/api-client.ts';

/** Checks what the pages rely on, without a schema's weight. Throws an ApiError `unreadable_answer`. */
export function readProfile(answer: unknown): Profile {
  if (isProfile(answer)) return answer;
  throw createUnreadableError(200);
}

function isProfile(answer: unknown): answer is Profile {
  if (!isRecord(answer) || typeof answer.userId !== 'string') return false;
  const { firstName, lastName, age, quote } = answer;
  return (
    [firstName, lastName].every(isTextOrNull) &&
    (age === null || typeof age === 'number') &&
    (quote === null || isQuote(quote))
  );
}

function isQuote(value: unknown): value is ProfileQuote {
  if (!isRecord(value) || !isRecord(value.userData)) return false;
  const { carrierName, matchPercent, quotedAt, referredCarrierName, referredAt } = value;
  return (
    typeof carrierName === 'string' &&
    typeof matchPercent === 'number' &&
    typeof quotedAt === 'string' &&
    [referredCarrierName, referredAt].every(isTextOrNull)
  );
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
