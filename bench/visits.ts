import { randomUUID } from 'node:crypto';
import type { SpawnedServer } from '../server/testing/processes/spawn-server.ts';
import { chromeUserAgent } from '../server/testing/test-beacon.ts';
import { buildUserData } from '../shared/matching/testing/builders.ts';
import { createClient, password } from './harness.ts';

export type Kind = 'page' | 'asset' | 'events' | 'quote' | 'sign-in' | 'chat' | 'session';
type Page = { path: string; assets: readonly string[] };
export type Sample = { kind: Kind; ms: number; isError: boolean };

/** What visitors do, as shares of all visits. Each one opens three pages. */
const shares = { quote: 0.4, referral: 0.1, chat: 0.05, signIn: 0.02 } as const;
const eventsPerVisit = 13;
const eventCalls = 4;
const warmUpVisits = 20;
export const accounts = 40;
const emailOf = (number: number) => `visitor-${number % accounts}@example.com`;

/** Visitors, each from their own address, as a proxy in front of the server would report it. */
export function createVisitors(server: SpawnedServer, record: (sample: Sample) => void) {
  const client = createClient(server);
  let started = 0;

  const send = async (kind: Kind, address: string, path: string, body?: object) => {
    const headers = { 'User-Agent': chromeUserAgent, 'X-Forwarded-For': address };
    const { status, text, ms } = await (body
      ? client.post(path, body, headers)
      : client.get(path, { ...headers, 'Accept-Encoding': 'br' }));
    record({ kind, ms, isError: status < 200 || status >= 400 });
    return text;
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
    const text = await send('quote', address, '/api/recommendation', { userData: buildUserData() });
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
      const text = await send('chat', address, '/api/chat', { message, conversationHistory });
      conversationHistory = JSON.parse(text || '{}').conversationHistory ?? [];
    }
  };

  const visit = async (pages: readonly Page[]) => {
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
    /** Each page's files, of which a browser loads only those that it doesn't have yet. */
    async findPages(): Promise<Page[]> {
      const seen = new Set<string>();
      const pages: Page[] = [];
      for (const path of ['/', '/carriers', '/faq']) {
        const { text } = await client.get(path);
        const found = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, asset = '']) => asset);
        pages.push({ path, assets: [...new Set(found)].filter((asset) => !seen.has(asset)) });
        for (const asset of found) seen.add(asset);
      }
      return pages;
    },
    signUp: (number: number) =>
      send('sign-in', `10.1.0.${number}`, '/api/auth/sign-up', {
        email: emailOf(number),
        password,
        termsAccepted: true,
      }),
    /** The assistant loads its models with the first message. */
    async warmUp(pages: readonly Page[]) {
      await chat('10.2.0.1');
      for (let count = 0; count < warmUpVisits; count += 1) await visit(pages);
    },
    visit,
    close: () => client[Symbol.dispose](),
    eventsPerVisit,
  };
}
