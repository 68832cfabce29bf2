import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { createRandom } from '../../../shared/seeded-random.ts';
import { writeHostileJson } from './hostile-json.ts';

export type OverloadCall = { method: string; path: string; body?: string };

const post = (path: string, body: object): OverloadCall => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
const recommendation = post('/api/recommendation', { userData: buildUserData() });

/** What an honest visitor requests, over and over. */
export const visitorCalls: readonly OverloadCall[] = [
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/' },
  recommendation,
];

export function isExpectedOfVisitor(status: string): boolean {
  return status === '200';
}

/** A conversation that grows 18-fold under NFKC, which once took half a minute. */
const growingText = post('/api/chat', {
  message: 'hello',
  conversationHistory: Array.from({ length: 150 }, (_, number) => ({
    id: `message-${number}`,
    content: '\u{fdfa}'.repeat(1000),
    isUser: true,
    timestamp: '2026-01-01T00:00:00.000Z',
  })),
});

/**
 * At `scale` 1, ten times what one address may request, in mixed order: honest calls, hostile text, hostile objects,
 * sign-ins that hash passwords, and events.
 */
export function createOverload(scale: number): OverloadCall[] {
  const random = createRandom(59);
  const hostile = ['/api/chat', '/api/contact', '/api/referrals', '/api/analytics', '/api/auth/sign-in'];
  const makers: [count: number, make: (number: number) => OverloadCall][] = [
    [600, () => recommendation],
    [
      50,
      (number) => post('/api/contact', { name: 'Eve', email: `eve${number}@example.com`, message: 'Hi.' }),
    ],
    [
      300,
      (number) => post('/api/auth/sign-in', { email: `p${number}@example.com`, password: 'no such thing' }),
    ],
    [100, () => growingText],
    [
      400,
      (number) => ({ method: 'POST', path: hostile[number % 5] ?? '/', body: writeHostileJson(random, 2) }),
    ],
    [1500, () => post('/api/analytics', { action: 'track_event', data: { eventName: 'flood' } })],
  ];
  const calls = makers.flatMap(([count, make]) =>
    Array.from({ length: Math.ceil(count * scale) }, (_, number) => make(number)),
  );
  return random.shuffle(calls);
}
