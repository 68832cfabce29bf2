import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { chromeUserAgent } from '../../server/testing/test-beacon.ts';
import { buildUserData } from '../../shared/matching/testing/builders.ts';

export type Kind = 'page' | 'asset' | 'events' | 'quote' | 'sign-in' | 'chat' | 'session';
export type Sample = { kind: Kind; ms: number; isError: boolean };

/** What visitors do, as shares of all visits. Each one opens three pages. */
const shares = { quote: 0.4, referral: 0.1, chat: 0.05, signIn: 0.02 } as const;
const eventsPerVisit = 13;
const eventCalls = 4;
const warmUpVisits = 20;
const password = 'correct horse battery staple';
export const accounts = 40;
const emailOf = (number: number) => `visitor-${number % accounts}@example.com`;

type Options = { port: number; origin: string; record: (sample: Sample) => void };
type Reply = { status: number; text: string };

/** Visitors, each from their own address, as a proxy in front of the server would report it. */
export function createVisitors({ port, origin, record }: Options) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 });
  let started = 0;

  const send = (kind: Kind, address: string, path: string, body?: object) => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const startedAt = performance.now();
    const finish = (status: number, text: string) => {
      record({ kind, ms: performance.now() - startedAt, isError: status < 200 || status >= 400 });
      resolve({ status, text });
    };
    const headers = {
      'User-Agent': chromeUserAgent,
      'X-Forwarded-For': address,
      ...(body ? { Origin: origin, 'Content-Type': 'application/json' } : { 'Accept-Encoding': 'br' }),
    };
    const call = request({ agent, port, path, headers, method: body ? 'POST' : 'GET' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => finish(response.statusCode ?? 0, Buffer.concat(chunks).toString('latin1')));
    });
    call.on('error', () => finish(0, ''));
    call.end(body && JSON.stringify(body));
    return promise;
  };

  const sendEvents = async (address: string, sessionId: string) => {
    for (let sent = 0; sent < eventCalls; sent += 1) {
      const count = sent === 0 ? eventsPerVisit - 3 * (eventCalls - 1) : 3;
      const events = Array.from({ length: count }, (_, index) => ({
        action: 'track_event',
        data: {
          eventId: randomUUID(),
          eventName: index === 0 ? 'page_view' : 'button_click',
          sessionId,
          pagePath: '/',
          occurredAt: new Date().toISOString(),
        },
      }));
      await send('events', address, '/api/analytics', { sentAt: new Date().toISOString(), events });
    }
  };

  const quote = async (address: string, refers: boolean) => {
    await send('quote', address, '/api/carriers');
    const { text } = await send('quote', address, '/api/recommendation', { userData: buildUserData() });
    if (!refers) return;
    const { recommendedCompany: carrierName, referralLink: referralUrl } = JSON.parse(text || '{}');
    await send('quote', address, '/api/referrals', { carrierName, referralUrl });
  };

  const chat = async (address: string) => {
    let conversationHistory: unknown[] = [];
    for (const message of [
      'How much life insurance do I need?',
      'I want a quote',
      'I am 34 and live in Ohio',
    ]) {
      const { text } = await send('chat', address, '/api/chat', { message, conversationHistory });
      conversationHistory = JSON.parse(text || '{}').conversationHistory ?? [];
    }
  };

  const visit = async (pages: readonly { path: string; assets: readonly string[] }[]) => {
    started += 1;
    const number = started;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const does = (share: number) => (number * 0.618_034) % 1 < share;
    for (const { path, assets } of pages) {
      await send('page', address, path);
      await Promise.all(assets.map((asset) => send('asset', address, asset)));
      if (path === '/') await send('session', address, '/api/auth/session');
    }
    await sendEvents(address, randomUUID());
    if (does(shares.quote)) await quote(address, does(shares.referral));
    if (does(shares.chat)) await chat(address);
    if (does(shares.signIn))
      await send('sign-in', address, '/api/auth/sign-in', { email: emailOf(number), password });
  };

  return {
    /** The site's files that each page loads, which only have to be found once. */
    async findPages(list: (path: string) => Promise<readonly string[]>) {
      const pages = ['/', '/carriers', '/faq'];
      const seen = new Set<string>();
      return Promise.all(pages.map(list)).then((all) =>
        pages.map((path, index) => {
          const assets = (all[index] ?? []).filter((asset) => !seen.has(asset));
          for (const asset of assets) seen.add(asset);
          return { path, assets };
        }),
      );
    },
    signUp: (number: number) =>
      send('sign-in', `10.1.0.${number}`, '/api/auth/sign-up', {
        email: emailOf(number),
        password,
        termsAccepted: true,
      }),
    /** The assistant loads its models with the first message. */
    async warmUp(pages: Parameters<typeof visit>[0]) {
      await chat('10.2.0.1');
      for (let count = 0; count < warmUpVisits; count += 1) await visit(pages);
    },
    visit,
    close: () => agent.destroy(),
    eventsPerVisit,
  };
}
