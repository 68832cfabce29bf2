import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, call, NetworkError } from './api-client.ts';

const letter = {
  messageId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
  name: 'Maya',
  email: 'maya@mail.example',
  message: 'Hi.',
};

afterEach(() => vi.unstubAllGlobals());

function answerWith(respond: (init: RequestInit) => Response | Promise<Response>) {
  const fetch = vi.fn((_path: string, init: RequestInit) => Promise.resolve(respond(init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function catchFrom(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
}

describe('a call', () => {
  test('sends and returns JSON', async () => {
    const fetch = answerWith(() => Response.json({ id: 7 }, { status: 201 }));
    expect(await call('POST /api/contact', { body: letter })).toEqual({
      id: 7,
    });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/contact');
    expect(init).toMatchObject({
      method: 'POST',
      body: JSON.stringify(letter),
      credentials: 'same-origin',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    });
  });

  test('without a body sends none', async () => {
    const fetch = answerWith(() => Response.json({}));
    await call('GET /api/profile');
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('body');
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json' });
  });

  test('returns undefined for an empty response', async () => {
    answerWith(() => new Response(null, { status: 204 }));
    expect(await call('POST /api/auth/sign-out')).toBeUndefined();
  });

  test('that keeps redirects returns undefined for one', async () => {
    const redirect = Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      ok: { value: false },
    });
    const fetch = answerWith(() => redirect);
    const asked = call('GET /api/auth/google', { isRedirectKept: true });
    expect(await asked).toBeUndefined();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
  });

  test('returns a JSON null as null', async () => {
    answerWith(() => Response.json(null));
    expect(await call('GET /api/profile')).toBeNull();
  });
});

describe('a refusal', () => {
  test('keeps status, code, message, and fields', async () => {
    const error = {
      code: 'invalid_input',
      message: 'Check the form.',
      fields: { age: 'Too low.' },
      requestId: 'r1',
    };
    answerWith(() => Response.json({ error }, { status: 422 }));
    const thrown = await catchFrom(call('POST /api/contact', { body: letter }));
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({
      status: 422,
      code: 'invalid_input',
      message: 'Check the form.',
      fields: { age: 'Too low.' },
      retryAfterSeconds: undefined,
    });
  });

  test('parses the seconds to wait', async () => {
    const error = { code: 'rate_limited', message: 'Wait a little.', requestId: 'r1' };
    answerWith(() => Response.json({ error }, { status: 429, headers: { 'Retry-After': '42' } }));
    expect(await catchFrom(call('POST /api/contact', { body: letter }))).toMatchObject({
      retryAfterSeconds: 42,
    });
  });

  test.each([
    ['a date', 'Thu, 01 Jan 2026 12:01:30 GMT', 90],
    ['at most a day', 'Fri, 01 Jan 2027 12:00:00 GMT', 86_400],
    ['at most a day', '99999999', 86_400],
  ])('parses %s to wait: %s', async (_about, header, seconds) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1, 12, 0, 0));
    answerWith(() => new Response('', { status: 503, headers: { 'Retry-After': header } }));
    expect(await catchFrom(call('POST /api/contact', { body: letter }))).toMatchObject({
      retryAfterSeconds: seconds,
    });
  });

  test.each([
    ['a page from a proxy', () => new Response('<html>', { status: 502 })],
    ['an error of another shape', () => Response.json({ message: 'no' }, { status: 500 })],
    ['nothing', () => new Response('', { status: 500 })],
    ['a page where JSON was promised', () => new Response('<html>')],
  ])('%s is unreadable', async (_about, respond) => {
    answerWith(respond);
    const thrown = await catchFrom(call('GET /api/profile'));
    expect(thrown).toMatchObject({ name: 'ApiError', code: 'unreadable_answer', fields: {} });
  });
});

describe('no response', () => {
  test('is a network error', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const thrown = await catchFrom(call('GET /api/profile'));
    expect(thrown).toBeInstanceOf(NetworkError);
    expect(thrown).toMatchObject({ isTimeout: false });
  });

  test('in time is a timeout', async () => {
    const deadline = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    answerWith(({ signal }) => {
      deadline.abort(new DOMException('Timed out', 'TimeoutError'));
      return Promise.reject(signal?.reason);
    });
    expect(await catchFrom(call('GET /api/profile'))).toMatchObject({
      name: 'NetworkError',
      isTimeout: true,
    });
  });

  test('because the caller gave up throws the caller’s reason', async () => {
    const caller = new AbortController();
    const reason = new Error('left the page');
    answerWith(({ signal }) => {
      caller.abort(reason);
      return Promise.reject(signal?.reason);
    });
    expect(await catchFrom(call('GET /api/profile', { signal: caller.signal }))).toBe(reason);
  });
});
