import type { Contract } from '../api/contract.ts';
import { type ErrorCode, errorCases } from '../api/errors.ts';

/** Every error that a call can return, by status, in ascending order. */
export function listErrors(contract: Contract): readonly [status: number, codes: readonly ErrorCode[]][] {
  const codes = [...new Set([...followFrom(contract), ...(contract.errors ?? [])])];
  const statuses = [...new Set(codes.map((code) => errorCases[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => errorCases[code].status === status)]);
}

/** The errors that all calls with the same properties share. */
function followFrom(contract: Contract): readonly ErrorCode[] {
  const { method, access, body, limit, tag } = contract;
  const codes: ErrorCode[] = ['invalid_request'];
  // The beacon's contract lists its own errors, because it accepts events one by one and from other origins.
  if (access !== 'analytics-source') {
    if (body) codes.push('invalid_json', 'payload_too_large', 'unsupported_media_type', 'invalid_input');
    if (method !== 'GET' && access !== 'carrier-signature') codes.push('cross_site');
  }
  codes.push(...listAccessErrors(contract));
  if (limit) codes.push('rate_limited');
  codes.push('internal');
  if (tag !== 'Service') codes.push('unavailable');
  return codes;
}

function listAccessErrors({
  access,
  needsSessionFor,
  isOpenToUnconfirmed,
  isOpenToPasswordDue,
}: Contract): readonly ErrorCode[] {
  if (access === 'session' || needsSessionFor) {
    return [
      'session_missing',
      'mfa_required',
      ...(isOpenToPasswordDue === true ? [] : ['password_required' as const]),
      ...(isOpenToUnconfirmed === true ? [] : ['email_unconfirmed' as const]),
    ];
  }
  if (access === 'operator') {
    return [
      'session_missing',
      'mfa_required',
      'password_required',
      'email_unconfirmed',
      'factor_missing',
      'reauthentication_required',
      'not_found',
    ];
  }
  if (access === 'live-or-waiting' || access === 'live-or-refreshable') {
    return ['session_missing', 'password_required'];
  }
  if (access === 'metrics-key' || access === 'analytics-key') return ['invalid_key'];
  if (access === 'carrier-signature') return ['invalid_signature'];
  return access === 'development' ? ['not_found'] : [];
}
