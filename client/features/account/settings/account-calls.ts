import type { Proof } from '../../../../shared/api/auth.ts';
import type { DevicesAnswer } from '../../../../shared/api/auth-user.ts';
import type { FactorEnrolledAnswer, RecoveryCodesAnswer } from '../../../../shared/api/factors.ts';
import { callApi, createUnreadableError } from '../../../lib/api-client.ts';

// All of them throw an ApiError or a NetworkError. What they change reaches the page by `client.reload()`.

/** Emails a link to a new address, or texts a code to a new number. Returns the seconds until that can be repeated. */
export async function startChange(change: { email: string } | { phone: string }): Promise<number> {
  const answer = await callApi({ method: 'PATCH', path: '/api/auth/user', body: change });
  if (isRecord(answer) && typeof answer.retryAfterSeconds === 'number') return answer.retryAfterSeconds;
  throw createUnreadableError(200);
}

export async function enrollApp(friendlyName: string): Promise<FactorEnrolledAnswer> {
  const answer = await callApi({ method: 'POST', path: '/api/auth/factors', body: { friendlyName } });
  if (isEnrolled(answer)) return answer;
  throw createUnreadableError(201);
}

export async function removeApp(id: string): Promise<void> {
  await callApi({ method: 'DELETE', path: `/api/auth/factors/${encodeURIComponent(id)}` });
}

export async function renewRecoveryCodes(): Promise<readonly string[]> {
  const answer = await callApi({ method: 'POST', path: '/api/auth/factors/recovery-codes' });
  if (isRecoveryCodes(answer)) return answer.recoveryCodes;
  throw createUnreadableError(201);
}

export async function listDevices(): Promise<DevicesAnswer['sessions']> {
  const answer = await callApi({ method: 'GET', path: '/api/auth/sessions' });
  if (isDevices(answer)) return answer.sessions;
  throw createUnreadableError(200);
}

export async function endDevice(id: string): Promise<void> {
  await callApi({ method: 'DELETE', path: `/api/auth/sessions/${encodeURIComponent(id)}` });
}

/** Everything that is held about the person. */
export async function exportData(): Promise<unknown> {
  return callApi({ method: 'GET', path: '/api/auth/user/export', timeoutMs: 60_000 });
}

export async function deleteAccount(proof: Proof): Promise<void> {
  await callApi({ method: 'DELETE', path: '/api/auth/user', body: proof });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEnrolled(answer: unknown): answer is FactorEnrolledAnswer {
  return isRecord(answer) && [answer.id, answer.secret, answer.uri].every((part) => typeof part === 'string');
}

function isRecoveryCodes(answer: unknown): answer is RecoveryCodesAnswer {
  return isRecord(answer) && Array.isArray(answer.recoveryCodes);
}

function isDevices(answer: unknown): answer is DevicesAnswer {
  return isRecord(answer) && Array.isArray(answer.sessions);
}
