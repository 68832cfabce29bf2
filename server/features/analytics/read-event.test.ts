import { describe, expect, it } from 'vitest';
import { analyticsLimits } from '../../../shared/api/analytics.ts';
import { questions } from '../../../shared/quote/questions.ts';
import { compilePrecheck } from './ingestion/event-precheck.ts';
import { noDevice } from './ingestion/request-signals.ts';
import { readEvent } from './read-event.ts';
import { createReferralLinks } from './referral-links.ts';

const now = Date.parse('2030-01-02T03:04:05.000Z');
const eventId = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';

const carrierLink = 'https://carrier.example/quote?partner=7';
const cleanReferralLink = createReferralLinks({
  carriers: [{ referralLink: carrierLink }],
  origins: ['https://agency.example'],
});
const precheck = await compilePrecheck();

const context = {
  source: 'site',
  device: noDevice,
  isPrivate: false,
  userId: null,
  now: new Date(now),
  carriers: [],
  cleanReferralLink,
};

/** Reads with and without the precheck, which must give the same result. */
function read(sent: unknown, mayBeOld = false) {
  const event = readEvent(sent, 3, { ...context, mayBeOld });
  expect(readEvent(sent, 3, { ...context, mayBeOld, precheck })).toEqual(event);
  return event;
}

function track(data: object) {
  return { action: 'track_event', data: { eventName: 'click', eventId, ...data } };
}

/** Code and field of the error. */
function findError(sent: unknown, mayBeOld = false) {
  const found = read(sent, mayBeOld);
  return 'rejected' in found ? [found.rejected.code, found.rejected.field] : 'accepted';
}

const long = 'x'.repeat(analyticsLimits.text + 1);
const ago = (ms: number) => new Date(now - ms).toISOString();
const hour = 3_600_000;

describe('reading an event', () => {
  it.each([
    [null, 'invalid_event', null],
    [7, 'invalid_event', null],
    [[track({})], 'invalid_event', null],
    [{}, 'missing_field', 'action'],
    [{ action: 'track_everything', data: {} }, 'unknown_action', 'action'],
    [{ action: 'track_event' }, 'missing_field', 'data'],
    [{ action: 'track_event', data: 'x' }, 'invalid_field', 'data'],
    [{ action: 'track_event', data: {} }, 'missing_field', 'data.eventName'],
    [{ action: 'track_funnel', data: {} }, 'missing_field', 'data.step'],
    [{ action: 'track_referral', data: { carrierName: 'A' } }, 'missing_field', 'data.referralUrl'],
    [
      { action: 'track_referral', data: { carrierName: 'A', referralUrl: 'javascript:alert(1)' } },
      'invalid_field',
      'data.referralUrl',
    ],
    [track({ eventName: '' }), 'invalid_field', 'data.eventName'],
    [track({ eventName: 'a\nb' }), 'invalid_field', 'data.eventName'],
    [track({ eventName: long }), 'too_long', 'data.eventName'],
    [track({ elementValue: long }), 'too_long', 'data.elementValue'],
    [track({ elementValue: 5 }), 'invalid_field', 'data.elementValue'],
    [track({ eventId: '1' }), 'invalid_field', 'data.eventId'],
    [track({ sessionId: 'ada@example.com' }), 'invalid_field', 'data.sessionId'],
    [track({ sessionId: 'x'.repeat(129) }), 'too_long', 'data.sessionId'],
    [track({ occurredAt: 'yesterday' }), 'invalid_field', 'data.occurredAt'],
    [track({ occurredAt: '2030-02-30T00:00:00Z' }), 'invalid_field', 'data.occurredAt'],
    [track({ occurredAt: ago(25 * hour) }), 'occurred_too_early', 'data.occurredAt'],
    [track({ occurredAt: ago(-0.1 * hour) }), 'occurred_in_future', 'data.occurredAt'],
    [track({ additionalData: [] }), 'invalid_field', 'data.additionalData'],
    [track({ additionalData: { a: { b: 1 } } }), 'invalid_field', 'data.additionalData.a'],
    [track({ additionalData: { a: long } }), 'too_long', 'data.additionalData.a'],
    [track({ additionalData: { 'a b': 1 } }), 'invalid_field', 'data.additionalData.a b'],
    [
      track({ additionalData: { [`a${'b'.repeat(100)}`]: 1 } }),
      'too_long',
      `data.additionalData.a${'b'.repeat(100)}`,
    ],
    [
      track({
        additionalData: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`a${index}`, 1])),
      }),
      'too_many_keys',
      'data.additionalData',
    ],
    [track({ additionalData: { smoker: true } }), 'forbidden_key', 'data.additionalData.smoker'],
  ])('rejects %j', (sent, code, field) => {
    expect(findError(sent)).toEqual([code, field]);
  });

  it('reports an error in a key, not in the object around it', () => {
    const messageOf = (key: string) => {
      const found = read(track({ additionalData: { [key]: 1 } }));
      return 'rejected' in found ? found.rejected.message : 'accepted';
    };
    expect(messageOf('a b')).toMatch(/^A key must start with a letter/);
    expect(messageOf('a'.repeat(101))).toBe('A key can have up to 100 characters.');
  });

  it.each(['e mail', 'еmail', 'ｅｍａｉｌ', 'e\u200bmail', 'E_Mail', 'ema1l'])(
    '[security 73] rejects the forbidden key %s',
    (key) => {
      expect(findError(track({ additionalData: { [key]: 'x' } }))).toEqual([
        'forbidden_key',
        `data.additionalData.${key}`,
      ]);
    },
  );

  it.each([
    'https://evil.example/quote',
    'https://carrier.example/',
    'https://carrier.example/quote/more',
    'http://carrier.example/quote?partner=7',
    'https://carrier.example:444/quote',
    'https://carrier.example.evil.example/quote',
    'https://carrier.example@evil.example/quote',
    'http://agency.example/',
  ])('[security 74] rejects a referral to %s', (referralUrl) => {
    expect(findError({ action: 'track_referral', data: { carrierName: 'A', referralUrl } })).toEqual([
      'unknown_referral_url',
      'data.referralUrl',
    ]);
  });

  it.each([
    [carrierLink, carrierLink],
    ['https://carrier.example/quote/', 'https://carrier.example/quote'],
    ['https://carrier.example/quote?partner=8', 'https://carrier.example/quote'],
    [
      `${carrierLink}&utm_source=coverlight&clid=0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11&email=a@b.example&smoker=Yes#me`,
      `${carrierLink}&utm_source=coverlight&clid=0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11`,
    ],
    ['https://ada:secret@carrier.example/quote?partner=7', carrierLink],
    [
      `${carrierLink}&utm_term=ada%40mail.example&utm_id=5550100123&utm_campaign=spring`,
      `${carrierLink}&utm_campaign=spring`,
    ],
    ['https://agency.example/u/ada@mail.example/x?name=Ada', 'https://agency.example/u/hidden/x'],
    ['https://agency.example/call/5550100123', 'https://agency.example/call/hidden'],
  ])('[security 74] cuts a referral to %s down to %s', (referralUrl, kept) => {
    expect(read({ action: 'track_referral', data: { carrierName: 'A', referralUrl } })).toMatchObject({
      event: { referralUrl: kept },
    });
  });

  it('names place and id of what it rejects, in its own words', () => {
    expect(read(track({ additionalData: { email: 'ada@example.com' } }))).toEqual({
      rejected: {
        index: 3,
        eventId,
        code: 'forbidden_key',
        field: 'data.additionalData.email',
        message: expect.not.stringContaining('ada@example.com'),
      },
    });
  });

  it('[security 35] drops a prototype that someone sends', () => {
    const found = read(track({ additionalData: JSON.parse('{"__proto__":{"a":1},"b":2}') }));
    expect(found).toMatchObject({ event: { additionalData: '{"b":2}' } });
    expect(JSON.stringify(found)).not.toContain('__proto__');
  });

  it('does not repeat an endless id', () => {
    expect(read(track({ eventId: 'x'.repeat(10_000) }))).toMatchObject({ rejected: { eventId: null } });
  });

  it.each([
    track({ occurredAt: ago(24 * hour) }),
    track({ occurredAt: ago(-analyticsLimits.clockSkewSeconds * 1000) }),
    track({ occurredAt: '2030-01-02T05:04:05+02:00' }),
    track({ elementValue: 'x'.repeat(analyticsLimits.text) }),
    track({ additionalData: { a: 'b', c: 1, d: false, e: null } }),
    { action: 'track_funnel', data: { step: 'question_smokingStatus' } },
  ])('accepts %j', (sent) => {
    expect(findError(sent)).toBe('accepted');
  });

  it('trusts the times of servers with a key, but not in the future', () => {
    expect(findError(track({ occurredAt: '2001-01-01T00:00:00Z' }), true)).toBe('accepted');
    expect(findError(track({ occurredAt: '0000-01-01T00:00:00+14:00' }), true)).toEqual([
      'occurred_too_early',
      'data.occurredAt',
    ]);
    expect(findError(track({ occurredAt: ago(-hour) }), true)).toEqual([
      'occurred_in_future',
      'data.occurredAt',
    ]);
  });

  it('[security 46] rejects health answers under the questionnaire’s own names', () => {
    const aboutPolicy = ['policyType', 'priority', 'approvalPreference'];
    const ids = questions.map(({ id }) => id).filter((id) => !aboutPolicy.includes(id));
    expect(ids).toContain('smokingStatus');
    for (const id of ids) {
      expect(findError(track({ additionalData: { [id]: 'Yes' } }))).toEqual([
        'forbidden_key',
        `data.additionalData.${id}`,
      ]);
    }
  });
});
