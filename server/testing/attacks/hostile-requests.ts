import type { ChatMessage } from '../../../shared/api/chat.ts';
import type { Random } from '../../../shared/seeded-random.ts';
import { listGrowingCharacters, writeHostileText } from './hostile-texts.ts';

export type TextRequest = {
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
};

type Options = {
  random: Random;
  /** Cookies of a signed-in person. */
  cookie: string;
  /** Conversations that lead up to each of the assistant's questions. */
  conversations: readonly (readonly ChatMessage[])[];
};

/**
 * Requests that contain only hostile text, for every route that accepts text. The same random numbers make the same
 * requests.
 */
export function createTextRequests({
  random,
  cookie,
  conversations,
}: Options): Record<string, () => TextRequest> {
  const growing = listGrowingCharacters();
  /** A text near the field's length limit: just within, or far beyond. */
  const text = (max: number) => writeHostileText(random, growing, random.pick([max, max, max, 120, max * 4]));
  const within = (max: number) =>
    writeHostileText(random, growing, random.pick([max, max, 240, 120])).slice(0, max);
  const email = () =>
    random.pick([`${text(64)}@example.com`, `a@${text(180)}.com`, text(254), `${random.uuid()}@example.com`]);
  const phone = () => random.pick([text(250), `+1${within(20)}`, `tel:${within(200)}`, within(249)]);
  const write = (content: string, isUser = true): ChatMessage => ({
    id: random.uuid(),
    content,
    isUser,
    timestamp: '2026-01-01T00:00:00.000Z',
  });
  const proposals = (evidence: string) =>
    JSON.stringify(
      Array.from({ length: 17 }, () => ({ kind: 'ask', question: evidence.slice(0, 100) })),
    ).slice(0, 4000);

  const writeHistory = (): readonly ChatMessage[] => {
    const said = within(1000);
    switch (random.below(5)) {
      case 0:
        return [];
      case 1:
        return Array.from({ length: Math.min(199, Math.floor(440_000 / Buffer.byteLength(said))) }, () =>
          write(said),
        );
      case 2: {
        // As much of a conversation as is processed, in messages of the same length.
        const length = random.pick([20, 60, 240, 900]);
        return Array.from({ length: Math.floor(7900 / (length + 60)) }, () => write(said.slice(0, length)));
      }
      case 3:
        return Array.from({ length: 20 }, () => [
          write(said.slice(0, 300)),
          { ...write(within(2000), false), proposals: proposals(said) },
        ]).flat();
      default:
        return conversations[random.below(conversations.length)] ?? [];
    }
  };

  const post = (path: string, body: unknown, headers: Record<string, string> = {}): TextRequest => ({
    route: `POST ${path}`,
    method: 'POST',
    path,
    headers,
    body,
  });
  const signedIn = { Cookie: cookie };
  const events = (count: number) =>
    Array.from({ length: count }, () =>
      random.pick<() => unknown>([
        () => ({
          action: 'track_event',
          data: {
            eventName: within(500),
            elementValue: within(500),
            pageRoute: `/${within(400)}`,
            sessionId: within(128),
            additionalData: Object.fromEntries(Array.from({ length: 20 }, () => [within(100), within(100)])),
          },
        }),
        () => ({
          action: 'track_referral',
          data: { carrierName: within(120), referralUrl: `https://a.example/${within(1900)}` },
        }),
        () => ({ action: 'track_funnel', data: { step: text(100), sessionId: text(128) } }),
      ])(),
    );

  return {
    chat: () =>
      post('/api/chat', { message: within(1000).trim() || 'a', conversationHistory: writeHistory() }),
    analytics: () => post('/api/analytics', events(random.pick([1, 10, 25]))),
    contact: () =>
      post('/api/contact', { name: text(100), email: email(), subject: text(150), message: text(5000) }),
    'password-check': () => post('/api/password-check', { password: text(1024) }),
    'sign-up': () =>
      post('/api/auth/sign-up', {
        email: email(),
        password: text(256),
        name: text(100),
        termsAccepted: true,
      }),
    'sign-in': () => post('/api/auth/sign-in', { email: email(), password: text(256) }),
    'email-start': () => post('/api/auth/email/start', { email: email(), name: text(100) }),
    recover: () => post('/api/auth/recover', { email: email() }),
    exchange: () => post('/api/auth/exchange', { code: text(200) }),
    'phone-start': () => post('/api/auth/phone/start', { phone: phone(), consent: true, name: text(100) }),
    'phone-verify': () => post('/api/auth/phone/verify', { phone: phone(), token: text(6), type: 'sms' }),
    recommendation: () =>
      post('/api/recommendation', {
        userData: {
          name: text(100),
          age: text(3),
          state: text(20),
          coverageAmount: text(20),
          smokingStatus: text(10),
        },
      }),
    referrals: () =>
      post('/api/referrals', {
        carrierName: text(120),
        referralUrl: `https://a.example/${text(2000)}`,
        sessionId: text(128),
      }),
    profile: () => ({
      route: 'PUT /api/profile',
      method: 'PUT',
      path: '/api/profile',
      headers: signedIn,
      body: {
        firstName: text(100),
        lastName: text(100),
        city: text(100),
        phone: phone(),
        dob: text(10),
        zipCode: text(10),
      },
    }),
    user: () => ({
      route: 'PATCH /api/auth/user',
      method: 'PATCH',
      path: '/api/auth/user',
      headers: signedIn,
      body: random.pick<unknown>([
        { password: text(256) },
        { phone: phone() },
        { metadata: { givenName: text(100), fullName: text(100) } },
      ]),
    }),
    next: () => ({
      route: 'GET /api/auth/google',
      method: 'GET',
      path: `/api/auth/google?next=${encodeText(`/${text(600)}`)}`,
      headers: {},
    }),
    paths: () => ({
      route: 'GET any path',
      method: 'GET',
      path: `/${encodeText(text(1500)).slice(0, 8000)}`,
      headers: {},
    }),
    headers: () => ({
      route: 'GET with headers',
      method: 'GET',
      path: random.pick(['/api/auth/session', '/', '/api/auth/sessions']),
      headers: {
        'User-Agent': toHeader(text(3000)),
        Cookie: `${cookie}; a=${toHeader(text(2000))}; ${toHeader(text(1000))}`,
        Authorization: `Bearer ${toHeader(text(2000))}`,
        Referer: toHeader(text(1000)),
        'Accept-Encoding': toHeader(text(500)),
        'If-None-Match': toHeader(text(1000)),
        'Accept-Language': toHeader(text(500)),
        'X-Forwarded-For': toHeader(text(1000)),
      },
    }),
  };
}

/**
 * Header values contain bytes, and no control characters. All of them together stay within the 16 KiB that Node
 * accepts.
 */
function toHeader(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '\xff').slice(0, 1500);
}

function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
