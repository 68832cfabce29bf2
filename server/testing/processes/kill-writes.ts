import { randomUUID } from 'node:crypto';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import type { Member } from '../members.ts';
import { chromeUserAgent } from '../test-beacon.ts';

export type WriteKind = 'beacon' | 'referral' | 'contact' | 'account' | 'profile';

/** One call that changes something, with what it must leave behind. */
export type Write = {
  kind: WriteKind;
  /** Each must be in one row of the table. */
  ids: readonly string[];
  table: string;
  column: string;
  /** True when the server has acknowledged it, now or in an earlier try. */
  send: (origin: string) => Promise<boolean>;
};

/** Returns the next call: mostly events, alone or in batches. Each member saves a profile once. */
export function createWrites(members: readonly Member[]): { next: () => Write } {
  const waiting = [...members];
  let made = 0;
  return {
    next() {
      made += 1;
      const member = made % 8 === 1 ? waiting.pop() : undefined;
      if (member) return createProfile(member);
      if (made % 40 === 7) return createAccount();
      if (made % 8 === 3) return createReferral();
      if (made % 8 === 5) return createContact();
      return createBeacon(1 + (made % 5));
    },
  };
}

function createBeacon(events: number): Write {
  const ids = Array.from({ length: events }, () => randomUUID());
  const body = ids.map((eventId, index) => ({
    action: 'track_event',
    data: { eventId, sessionId: `tab_${eventId.slice(0, 2)}`, eventName: `event_${index}`, pageRoute: '/' },
  }));
  const send = (origin: string) => post(origin, '/api/analytics', body);
  return { kind: 'beacon', ids, table: 'analytics_events', column: 'event_id', send };
}

function createReferral(): Write {
  const clickId = randomUUID();
  const carrier = matchedCarriers[0];
  const body = { carrierName: carrier?.name, referralUrl: carrier?.referralLink, clickId };
  const send = (origin: string) => post(origin, '/api/referrals', body);
  return { kind: 'referral', ids: [clickId], table: 'referral_logs', column: 'click_id', send };
}

function createContact(): Write {
  const messageId = randomUUID();
  const body = { name: 'Ada', email: `${messageId}@example.com`, message: 'Please call me.', messageId };
  const send = (origin: string) => post(origin, '/api/contact', body);
  return { kind: 'contact', ids: [body.email], table: 'contact_messages', column: 'email', send };
}

function createAccount(): Write {
  const email = `${randomUUID()}@example.com`;
  const body = { email, password: 'correct horse battery staple', termsAccepted: true };
  const send = (origin: string) => post(origin, '/api/auth/sign-up', body, [409]);
  return { kind: 'account', ids: [email], table: 'users', column: 'unproven_email', send };
}

function createProfile({ cookie }: Member): Write {
  const lastName = `Lovelace ${randomUUID()}`;
  const send = (origin: string) =>
    call(`${origin}/api/profile`, { method: 'PUT', body: { lastName }, headers: { Cookie: cookie } });
  return { kind: 'profile', ids: [lastName], table: 'profiles', column: 'last_name', send };
}

function post(origin: string, path: string, body: object, known?: number[]): Promise<boolean> {
  return call(`${origin}${path}`, { method: 'POST', body, known });
}

type Call = {
  method: string;
  body: object;
  headers?: Record<string, string>;
  /** Statuses that mean an earlier try was stored, but the client never saw its response. */
  known?: number[] | undefined;
};

async function call(url: string, { method, body, headers, known = [] }: Call): Promise<boolean> {
  const { origin } = new URL(url);
  const response = await fetch(url, {
    method,
    headers: {
      Origin: origin,
      'User-Agent': chromeUserAgent,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.ok || known.includes(response.status)) return true;
  throw new Error(`${method} ${url} answered ${response.status} ${text}`);
}
