import type { IncomingMessage } from 'node:http';
import { getRouteName } from '../../../platform/http/routes.ts';

type Condition = (body: unknown) => boolean;
const always: Condition = () => true;

/**
 * All that an account may do in a session while its address is not proven: confirm it, change it, sign out, or be
 * deleted. Every other route that asks for a session is closed to it, a new one included.
 */
const openRoutes: ReadonlyMap<string, Condition> = new Map([
  ['GET /api/auth/sessions', always],
  ['DELETE /api/auth/sessions', always],
  ['DELETE /api/auth/sessions/:id', always],
  ['POST /api/auth/user/resend', always],
  ['POST /api/auth/reauthenticate', always],
  ['DELETE /api/auth/user', always],
  ['PATCH /api/auth/user', isChangeOfAddress],
]);

/** Whether a call is open to accounts with an unproven address. Where the body decides, it has been parsed before. */
export function isOpenToUnconfirmed(request: IncomingMessage): boolean {
  const condition = openRoutes.get(getRouteName(request) ?? '');
  return condition?.(Reflect.get(request, 'body')) ?? false;
}

function isChangeOfAddress(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'email' in body;
}
