import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeCall, type FakeInput } from '../../../lib/testing/fake-call.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { createAuthCommands } from './auth-commands.ts';
import { buildAnswer, buildUser } from './testing/builders.ts';
import { createRefusal } from './testing/fake-server.ts';

const sent = {
  userId: 'u1',
  emailSentAt: '2026-01-01T00:00:00.000Z',
  attempts: 1,
  retryAfterSeconds: 30,
  number: 47,
};
let localStorage: ReturnType<typeof createFakeStorage>;

beforeEach(() => {
  localStorage = createFakeStorage({ 'sb-old-auth-token': '1', 'coverlight.quote': '1' });
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

/** Creates the commands with a server that gives these responses, one after the other. */
function create(...answers: unknown[]) {
  const calls: [name: string, input: FakeInput][] = [];
  const accept = vi.fn();
  const replaceUser = vi.fn();
  const wait = vi.fn();
  const leave = vi.fn();
  const commands = createAuthCommands({
    call: createFakeCall(async (...call) => {
      calls.push(call);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    leave,
    refresher: { accept, replaceUser, wait },
  });
  return { commands, calls, accept, replaceUser, wait, leave };
}

describe('what is sent, and what it changes', () => {
  const answer = buildAnswer();
  it.each([
    [
      'sign-up',
      (c: Commands) => c.signUp({ email: 'a@b.example', password: 'secret', name: 'Ada' }),
      { email: 'a@b.example', password: 'secret', name: 'Ada', termsAccepted: true },
      'SIGNED_IN',
    ],
    [
      'sign-in',
      (c: Commands) => c.signIn({ email: 'a@b.example', password: 'secret' }),
      { email: 'a@b.example', password: 'secret' },
      'SIGNED_IN',
    ],
    [
      'phone/verify',
      (c: Commands) => c.verifyPhone({ phone: '+15555550123', token: '123456', type: 'sms' }),
      { phone: '+15555550123', token: '123456', type: 'sms' },
      'SIGNED_IN',
    ],
    [
      'phone/verify',
      (c: Commands) => c.verifyPhone({ phone: '+15555550123', token: '123456', type: 'phone_change' }),
      { phone: '+15555550123', token: '123456', type: 'phone_change' },
      'USER_UPDATED',
    ],
  ] as const)('%s', async (path, run, body, event) => {
    const { commands, calls, accept } = create(answer);
    expect(await run(commands)).toBe(answer);
    expect(calls).toEqual([[`POST /api/auth/${path}`, { body }]]);
    expect(accept).toHaveBeenCalledExactlyOnceWith(answer, event);
  });

  it.each([
    ['email_confirmation', 'SIGNED_IN'],
    ['google', 'SIGNED_IN'],
    ['recovery', 'PASSWORD_RECOVERY'],
    ['email_change', 'USER_UPDATED'],
  ])('the exchange of a code for %s', async (purpose, event) => {
    const exchanged = { ...answer, next: '/onboarding', purpose };
    const { commands, calls, accept } = create(exchanged);
    expect(await commands.exchange({ code: 'c0de' })).toBe(exchanged);
    expect(calls).toEqual([['POST /api/auth/exchange', { body: { code: 'c0de' } }]]);
    expect(accept).toHaveBeenCalledExactlyOnceWith(exchanged, event);
  });

  it.each([
    ['email/start', (c: Commands) => c.startEmail({ email: 'a@b.example' }), { email: 'a@b.example' }],
    ['email/resend', (c: Commands) => c.resendEmail('a@b.example'), { email: 'a@b.example' }],
    ['user/resend', (c: Commands) => c.resendConfirmation(), undefined],
  ] as const)('%s', async (path, run, body) => {
    const { commands, calls, accept, wait } = create(sent);
    expect(await run(commands)).toBe(sent);
    expect(calls).toEqual([[`POST /api/auth/${path}`, { body }]]);
    expect(accept).not.toHaveBeenCalled();
    expect(wait).toHaveBeenCalledExactlyOnceWith(47);
  });

  it.each([{ continuesElsewhere: true }, { removed: true }])(
    'an exchange that ends with %o leaves the session alone',
    async (exchanged) => {
      const { commands, calls, accept } = create(exchanged);
      const request = { code: 'c0de', choice: 'other_screen', number: '47' } as const;
      expect(await commands.exchange(request)).toBe(exchanged);
      expect(calls[0]?.[1].body).toEqual(request);
      expect(accept).not.toHaveBeenCalled();
    },
  );

  it('a change of the user', async () => {
    const user = buildUser({ email: 'new@mail.example' });
    const { commands, calls, replaceUser } = create({ user, number: 47 });
    expect(await commands.updateUser({ email: 'new@mail.example' })).toEqual({ user, number: 47 });
    expect(calls).toEqual([['PATCH /api/auth/user', { body: { email: 'new@mail.example' } }]]);
    expect(replaceUser).toHaveBeenCalledExactlyOnceWith(user, 47);
  });

  it('a second factor: its challenge, then the code', async () => {
    const { commands, calls, accept } = create({ id: 'c1' }, answer);
    await commands.verifyFactor('f1', '123456');
    const path = { id: 'f1' };
    expect(calls).toEqual([
      ['POST /api/auth/factors/{id}/challenge', { path }],
      ['POST /api/auth/factors/{id}/verify', { path, body: { challengeId: 'c1', code: '123456' } }],
    ]);
    expect(accept).toHaveBeenCalledExactlyOnceWith(answer, 'MFA_CHALLENGE_VERIFIED');
  });
});

describe('a browser that refuses cookies', () => {
  it.each([
    ['a password', (c: Commands) => c.signIn({ email: 'a@b.example', password: 'secret' })],
    ['a new account', (c: Commands) => c.signUp({ email: 'a@b.example', password: 'secret' })],
    ['an email', (c: Commands) => c.startEmail({ email: 'a@b.example' })],
    ['a link, which isn’t spent', (c: Commands) => c.exchange({ code: 'c0de' })],
    ['a text', (c: Commands) => c.verifyPhone({ phone: '+15555550123', token: '1', type: 'sms' })],
    ['Google', (c: Commands) => c.startGoogle('/dashboard')],
  ] as const)('is told what to do before anything is sent: %s', async (_way, run) => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    const { commands, calls, leave } = create();
    await expect(run(commands)).rejects.toMatchObject({
      code: 'cookies_refused',
      message: expect.stringContaining('Allow cookies for this site'),
    });
    expect([calls, leave.mock.calls]).toEqual([[], []]);
  });
});

describe('signing out', () => {
  const over = { session: null, user: null };

  it.each([
    ['local', undefined],
    ['global', 'global'],
  ] as const)('%s', async (scope, asked) => {
    const { commands, calls, accept } = create(undefined);
    await commands.signOut(asked);
    expect(calls).toEqual([['POST /api/auth/sign-out', { body: { scope } }]]);
    expect(accept).toHaveBeenCalledExactlyOnceWith(over, 'SIGNED_OUT');
  });

  it('works if the session is already over', async () => {
    const { commands, accept } = create(createRefusal(401, 'session_missing'));
    await commands.signOut();
    expect(accept).toHaveBeenCalledExactlyOnceWith(over, 'SIGNED_OUT');
  });

  it('throws if the server can’t do it', async () => {
    const { commands, accept } = create(createRefusal(503, 'unavailable'));
    await expect(commands.signOut()).rejects.toMatchObject({ status: 503 });
    expect(accept).not.toHaveBeenCalled();
  });
});

describe('Google', () => {
  it('is called first, and opened if it is available', async () => {
    const { commands, calls, leave } = create(undefined);
    await commands.startGoogle('/onboarding?from=quote');
    const query = { next: '/onboarding?from=quote' };
    expect(calls).toEqual([['GET /api/auth/google', { query, isRedirectKept: true }]]);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/api/auth/google?next=%2Fonboarding%3Ffrom%3Dquote');
    expect(String(localStorage['coverlight.next'])).toContain('"/onboarding?from=quote"');
  });

  it('that is not set up throws the server’s message', async () => {
    const { commands, leave } = create(createRefusal(503, 'google_unavailable'));
    await expect(commands.startGoogle('/onboarding')).rejects.toMatchObject({ code: 'google_unavailable' });
    expect(leave).not.toHaveBeenCalled();
    expect(localStorage).not.toHaveProperty(['coverlight.next']);
  });
});

it.each([
  ['sign-up', (c: Commands) => c.signUp({ email: 'a@b.example', password: 'secret' })],
  ['sign-in', (c: Commands) => c.signIn({ email: 'a@b.example', password: 'secret' })],
  ['the progressive sign-up', (c: Commands) => c.startEmail({ email: 'a@b.example' })],
  ['Google', (c: Commands) => c.startGoogle('/dashboard')],
] as const)('what the old backend left is removed before %s, even when that fails', async (_name, run) => {
  const { commands } = create(createRefusal(503, 'unavailable'));
  await expect(run(commands)).rejects.toThrow();
  expect(Object.keys(localStorage)).toEqual(['coverlight.quote']);
});

type Commands = ReturnType<typeof createAuthCommands>;
