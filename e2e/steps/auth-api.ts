import type { Page, Route } from '@playwright/test';
import { buildAnswer, buildUser } from '../../client/features/account/session/testing/builders.ts';
import type { AuthFactor, SessionResponse, SignedInResponse } from '../../shared/api/auth-user.ts';
import type { ErrorCode, ErrorResponse } from '../../shared/api/errors.ts';

const app: AuthFactor = {
  id: 'factor-1',
  type: 'totp',
  friendlyName: 'Authenticator',
  status: 'verified',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const email = 'maya@mail.example';
export const user = buildUser({ email });

/** A new person, who still has every onboarding step left. */
export const noProfile = refuse(404, 'no_profile', 'There is no profile yet.');

export const signedOut: SessionResponse = { session: null, user: null };
export const signedIn: SignedInResponse = buildAnswer({ user });
export const secondFactorDue: SignedInResponse = {
  ...buildAnswer({ user: buildUser({ email, factors: [app] }) }),
  nextStep: 'mfa',
};

/** The server's response to one call: a success, an error, or nothing. */
export type Reply = { status: number; body?: unknown; retryAfter?: number } | 'offline';

export function refuse(
  status: number,
  code: ErrorCode,
  message: string,
  more: { fields?: Record<string, string>; retryAfter?: number } = {},
): Reply {
  const { fields, retryAfter } = more;
  const body: ErrorResponse = { error: { code, message, requestId: 'request-1', ...(fields && { fields }) } };
  return { status, body, ...(retryAfter !== undefined && { retryAfter }) };
}

/** The browser's own line about a response of 400 and above, or about a missing one. */
export const failedRequest = /Failed to load resource/;

/** What the protected area requires to let the person in. */
const completeProfile = { userId: user.id, firstName: 'Maya', lastName: 'Ellison', age: 34, quote: null };

/**
 * Answers the auth calls in place of the server. `replies` is keyed by method and path, such as `POST sign-in`, and may
 * change while a test runs; `GET profile` is the only call outside of `/api/auth`. Returns the bodies of all calls by
 * the same keys.
 */
export async function answerAuth(page: Page, replies: Record<string, Reply>) {
  const calls: Record<string, unknown[]> = {};
  await page.route('**/api/profile', async (route) => {
    const isRead = route.request().method() === 'GET';
    const read = replies['GET profile'] ?? { status: 200, body: completeProfile };
    await fulfill(route, isRead ? read : { status: 200, body: completeProfile });
  });
  await page.route('**/api/auth/**', async (route) => {
    const request = route.request();
    const key = `${request.method()} ${new URL(request.url()).pathname.replace('/api/auth/', '')}`;
    calls[key] = [...(calls[key] ?? []), request.postDataJSON()];
    if (key === 'GET events') return route.fulfill({ contentType: 'text/event-stream', body: ': quiet\n\n' });
    const reply = replies[key] ?? (key === 'GET session' ? { status: 200, body: signedOut } : 'offline');
    const session = readSession(key, reply);
    if (session) replies['GET session'] = { status: 200, body: session };
    await fulfill(route, reply);
  });
  return calls;
}

/** The session after a call, which the page may ask for again. */
function readSession(key: string, reply: Reply): unknown {
  if (key === 'POST sign-out') return signedOut;
  if (reply === 'offline' || reply.status >= 300) return undefined;
  const { body } = reply;
  return typeof body === 'object' && body !== null && 'session' in body ? body : undefined;
}

async function fulfill(route: Route, reply: Reply): Promise<void> {
  if (reply === 'offline') return route.abort('internetdisconnected');
  const { status, body, retryAfter } = reply;
  await route.fulfill({
    status,
    headers: {
      'Content-Type': 'application/json',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
    body: body === undefined ? '' : JSON.stringify(body),
  });
}
