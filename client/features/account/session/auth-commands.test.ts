import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiCall } from '../../../lib/api-client.ts';
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

/** The commands over a server that gives these answers, one after the other. */
function create(...answers: unknown[]) {
  const calls: ApiCall[] = [];
  const accept = vi.fn();
  const replaceUser = vi.fn();
  const wait = vi.fn();
  const leave = vi.fn();
  const commands = createAuthCommands({
    call: async (call) => {
      calls.push(call);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
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
    expect(calls).toEqual([{ method: 'POST', path: `/api/auth/${path}`, body }]);
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
    expect(calls).toEqual([{ method: 'POST', path: '/api/auth/exchange', body: { code: 'c0de' } }]);
    expect(accept).toHaveBeenCalledExactlyOnceWith(exchanged, event);
  });

  it.each([
    ['email/start', (c: Commands) => c.startEmail({ email: 'a@b.example' }), { email: 'a@b.example' }],
    ['email/resend', (c: Commands) => c.resendEmail('a@b.example'), { email: 'a@b.example' }],
    ['user/resend', (c: Commands) => c.resendConfirmation(), undefined],
  ] as const)('%s', async (path, run, body) => {
    const { commands, calls, accept, wait } = create(sent);
    expect(await run(commands)).toBe(sent);
    expect(calls).toEqual([{ method: 'POST', path: `/api/auth/${path}`, body }]);
    expect(accept).not.toHaveBeenCalled();
    expect(wait).toHaveBeenCalledExactlyOnceWith(47);
  });

  it.each([{ continuesElsewhere: true }, { removed: true }])(
    'an exchange that ends with %o leaves the session alone',
    async (exchanged) => {
      const { commands, calls, accept } = create(exchanged);
      const request = { code: 'c0de', choice: 'other_screen', number: '47' } as const;
      expect(await commands.exchange(request)).toBe(exchanged);
      expect(calls[0]?.body).toEqual(request);
      expect(accept).not.toHaveBeenCalled();
    },
  );

  it('a look at a link', async () => {
    const link = {
      purpose: 'recovery',
      startedAt: '2026-01-01T00:00:00.000Z',
      device: 'Chrome on Windows',
      email: 'a•••@mail.example',
      isThisBrowser: false,
      isSignedInAsAnother: false,
      choices: [],
    };
    const { commands, calls, accept } = create(link);
    expect(await commands.readLink('c0de')).toBe(link);
    expect(calls).toEqual([{ method: 'POST', path: '/api/auth/link', body: { code: 'c0de' } }]);
    expect(accept).not.toHaveBeenCalled();
  });

  it('the request for a text message, with the consent that the form has asked for', async () => {
    const { commands, calls } = create({ phone: '+15555550123', retryAfterSeconds: 30 });
    await commands.startPhone({ phone: '+15555550123' });
    expect(calls[0]?.body).toEqual({ phone: '+15555550123', consent: true });
  });

  it('a change of the user', async () => {
    const user = buildUser({ email: 'new@mail.example' });
    const { commands, calls, replaceUser } = create({ user, number: 47 });
    expect(await commands.updateUser({ email: 'new@mail.example' })).toBe(user);
    expect(calls).toEqual([{ method: 'PATCH', path: '/api/auth/user', body: { email: 'new@mail.example' } }]);
    expect(replaceUser).toHaveBeenCalledExactlyOnceWith(user, 47);
  });

  it('a second factor: its challenge, then the code', async () => {
    const { commands, calls, accept } = create({ id: 'c1' }, answer);
    await commands.verifyFactor({ factorId: 'f/1', code: '123456' });
    expect(calls).toEqual([
      { method: 'POST', path: '/api/auth/factors/f%2F1/challenge', body: undefined },
      {
        method: 'POST',
        path: '/api/auth/factors/f%2F1/verify',
        body: { challengeId: 'c1', code: '123456' },
      },
    ]);
    expect(accept).toHaveBeenCalledExactlyOnceWith(answer, 'MFA_CHALLENGE_VERIFIED');
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
    expect(calls).toEqual([{ method: 'POST', path: '/api/auth/sign-out', body: { scope } }]);
    expect(accept).toHaveBeenCalledExactlyOnceWith(over, 'SIGNED_OUT');
  });

  it('works when the session is over already', async () => {
    const { commands, accept } = create(createRefusal(401, 'session_missing'));
    await commands.signOut();
    expect(accept).toHaveBeenCalledExactlyOnceWith(over, 'SIGNED_OUT');
  });

  it('does not pretend when the server could not do it', async () => {
    const { commands, accept } = create(createRefusal(503, 'unavailable'));
    await expect(commands.signOut()).rejects.toMatchObject({ status: 503 });
    expect(accept).not.toHaveBeenCalled();
  });
});

describe('Google', () => {
  it('is asked for first, and left for when it is there', async () => {
    const { commands, calls, leave } = create(undefined);
    await commands.startGoogle('/onboarding?from=quote');
    const path = '/api/auth/google?next=%2Fonboarding%3Ffrom%3Dquote';
    expect(calls).toEqual([{ method: 'GET', path, isRedirectKept: true }]);
    expect(leave).toHaveBeenCalledExactlyOnceWith(path);
    expect(String(localStorage['coverlight.next'])).toContain('"/onboarding?from=quote"');
  });

  it('that is not set up is an error with the server’s words', async () => {
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

it.each([
  [
    'a session without a user',
    (c: Commands) => c.signIn({ email: 'a@b.example', password: 'x' }),
    { session: {} },
  ],
  ['nothing', (c: Commands) => c.exchange({ code: 'c0de' }), undefined],
  [
    'a purpose that nobody knows',
    (c: Commands) => c.exchange({ code: 'c0de' }),
    { ...buildAnswer(), purpose: 'toString' },
  ],
  ['a link without choices', (c: Commands) => c.readLink('c0de'), { purpose: 'recovery' }],
  ['no user', (c: Commands) => c.updateUser({ email: 'a@b.example' }), { user: { id: 'u1' } }],
  ['no wait', (c: Commands) => c.resendEmail('a@b.example'), { number: 47 }],
  ['no number', (c: Commands) => c.resendEmail('a@b.example'), { retryAfterSeconds: 30 }],
  ['no phone', (c: Commands) => c.startPhone({ phone: '+15555550123' }), { retryAfterSeconds: 30 }],
  ['no challenge', (c: Commands) => c.verifyFactor({ factorId: 'f1', code: '123456' }), undefined],
] as const)('an answer with %s is refused as unreadable', async (_about, run, answer) => {
  const { commands, accept } = create(answer);
  await expect(run(commands)).rejects.toMatchObject({ code: 'unreadable_answer' });
  expect(accept).not.toHaveBeenCalled();
});

type Commands = ReturnType<typeof createAuthCommands>;
