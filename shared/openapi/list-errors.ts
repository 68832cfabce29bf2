import type { ErrorCode } from '../api/errors.ts';
import { errorCases } from './error-cases.ts';
import type { Operation } from './operation.ts';

/** Every error that a call can answer, by status, in ascending order. */
export function listErrors(operation: Operation): readonly [status: number, codes: readonly ErrorCode[]][] {
  const codes = [...new Set([...followFrom(operation), ...(operation.errors ?? [])])];
  const statuses = [...new Set(codes.map((code) => errorCases[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => errorCases[code].status === status)]);
}

/** The errors that every call of its kind shares. */
function followFrom(operation: Operation): readonly ErrorCode[] {
  const { method, access, request, limit, tag } = operation;
  const codes: ErrorCode[] = [];
  if (request && access !== 'beacon') {
    codes.push('invalid_json', 'payload_too_large', 'unsupported_media_type', 'invalid_input');
  }
  if (method !== 'get' && access !== 'beacon') codes.push('cross_site');
  if (access === 'session') codes.push('session_missing', 'mfa_required');
  if (access === 'session' && !operation.isOpenToUnconfirmed) codes.push('email_unconfirmed');
  if (limit !== undefined) codes.push('rate_limited');
  codes.push('internal');
  if (tag !== 'Service') codes.push('unavailable');
  return codes;
}
