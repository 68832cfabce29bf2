import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { ApiError, NetworkError, parseJson } from '../../../../lib/api-client.ts';
import { createFakeCall } from '../../../../lib/testing/fake-call.ts';
import { buildAnswer, buildUser } from './builders.ts';

const hourMs = 3_600_000;

/** The server's view of one browser: the session of its cookie, by the (faked) time of `Date.now`. */
export function createFakeServer() {
  let session: { id: string; user: AuthUser; endsAt: number; isFactorDue: boolean } | undefined;
  let sessions = 0;
  let isRefreshable = false;
  let error: Error | undefined;
  let latencyMs = 0;
  const calls: string[] = [];

  function describe() {
    if (!session || session.endsAt <= Date.now()) {
      return { session: null, user: null, ...(session && isRefreshable && { isRefreshable }) };
    }
    const expiresIn = Math.floor((session.endsAt - Date.now()) / 1000);
    const answer = buildAnswer({ id: session.id, expiresIn, user: session.user });
    return session.isFactorDue ? { ...answer, nextStep: 'mfa' } : answer;
  }

  function open(user = buildUser(), isFactorDue = false) {
    sessions += 1;
    session = { id: `session-${sessions}`, user, endsAt: Date.now() + hourMs, isFactorDue };
    isRefreshable = true;
    return describe();
  }

  const routes: Record<string, (body: unknown) => unknown> = {
    'GET /api/auth/session': describe,
    'POST /api/auth/refresh': () => {
      if (!session || !isRefreshable) throw createRefusal(401, 'session_missing');
      session.endsAt = Date.now() + hourMs;
      return describe();
    },
    'POST /api/auth/sign-in': () => open(),
    'POST /api/auth/sign-out': () => {
      session = undefined;
    },
  };

  async function answer(name: string, body: unknown): Promise<unknown> {
    calls.push(name);
    await (latencyMs > 0 && new Promise((resolve) => setTimeout(resolve, latencyMs)));
    if (error) throw error;
    const route = routes[name];
    if (!route) throw createRefusal(404, 'not_found');
    return structuredClone(await route(body));
  }

  return {
    call: createFakeCall((name, { body }) => answer(name, body)),
    /** Responds to what `fetch` sends. */
    async fetch(address: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
      try {
        const found = await answer(`${method} ${address}`, parseJson(String(body)));
        return found === undefined ? new Response(null, { status: 204 }) : Response.json(found);
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        const { status, code, message } = cause;
        return Response.json({ error: { code, message, requestId: 'r1' } }, { status });
      }
    },
    routes,
    calls,
    open,
    /** Ends the session like another device or a password change would. */
    end: () => {
      session = undefined;
    },
    /** The session can no longer be refreshed. */
    forgetRefresh: () => {
      isRefreshable = false;
    },
    update: (change: Partial<AuthUser>) => {
      if (session) session.user = { ...session.user, ...change };
    },
    passFactor: () => {
      if (session) session.isFactorDue = false;
      return describe();
    },
    /** Makes every call fail, until this is called without an error. */
    failWith: (cause?: Error) => {
      error = cause;
    },
    setLatency: (ms: number) => {
      latencyMs = ms;
    },
    count: (name: string) => calls.filter((called) => called === name).length,
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

export function createRefusal(status: number, code: ApiError['code'], retryAfterSeconds?: number): ApiError {
  return new ApiError(status, { code, message: `Refused: ${code}`, requestId: 'r1' }, retryAfterSeconds);
}

export function createOutage(): NetworkError {
  return new NetworkError(new TypeError('Failed to fetch'), false);
}
