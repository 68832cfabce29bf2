import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsEventSchema, analyticsLimits } from '../../../../shared/api/analytics.ts';
import { sentEvent } from '../../../testing/sent-events.ts';
import { buildEvent } from '../../../testing/test-beacon.ts';
import { type EventContext, readEvent } from '../read-event.ts';
import { compilePrecheck, createPrecheck } from './event-precheck.ts';
import { noDevice } from './request-signals.ts';

const precheck = await compilePrecheck();
const context: EventContext = {
  source: 'site',
  device: noDevice,
  isPrivate: false,
  userId: null,
  now: new Date('2030-01-02T03:04:05.000Z'),
  carriers: [],
  mayBeOld: true,
  cleanReferralLink: String,
};

describe('the precheck', () => {
  it('accepts nothing that the schema rejects, and changes nothing of what is stored', () => {
    let passed = 0;
    fc.assert(
      fc.property(sentEvent, (generated) => {
        // As parsed from a body, with `__proto__` as an ordinary property.
        const sent: unknown = JSON.parse(JSON.stringify(generated) ?? 'null');
        passed += Number(precheck(sent));
        if (precheck(sent)) expect(analyticsEventSchema.safeParse(sent).error).toBeUndefined();
        expect(readEvent(sent, 0, { ...context, precheck })).toEqual(readEvent(sent, 0, context));
      }),
      { numRuns: 5000, seed: 20_262 },
    );
    // It would be useless if it left most of them to the schema.
    expect(passed).toBeGreaterThan(1500);
  });

  const full = Object.fromEntries(
    Array.from({ length: analyticsLimits.additionalKeys }, (_, at) => [`k${at}`, at]),
  );
  it.each([
    ['the longest text', { elementValue: 'x'.repeat(500) }, true],
    ['a text of as many characters, but more code units', { elementValue: '\u{1f4a1}'.repeat(251) }, false],
    ['as many values as may be', { additionalData: full }, true],
    ['one more', { additionalData: { ...full, more: 1 } }, false],
    ['a key that tells of health', { additionalData: { healthStatus: 'Good' } }, false],
    [
      'a number that JSON can write but no computer can hold',
      { additionalData: { x: Number.POSITIVE_INFINITY } },
      false,
    ],
    ['29 February of another year', { occurredAt: '2029-02-29T00:00:00Z' }, false],
    ['no fields but the name', {}, true],
    ['an unknown field', { more: { deep: [1] } }, true],
  ])('%s: %#', (_what, data, expected) => {
    expect(precheck(buildEvent(data))).toBe(expected);
  });

  it('leaves referrals to the schema', () => {
    const data = { carrierName: 'Alderpoint Life', referralUrl: 'https://carrier.example' };
    expect(precheck({ action: 'track_referral', data })).toBe(false);
    expect(analyticsEventSchema.safeParse({ action: 'track_referral', data }).success).toBe(true);
  });

  it('accepts nothing until it is compiled', async () => {
    const created = createPrecheck((cause) => expect.unreachable(String(cause)));
    expect(created(buildEvent({}))).toBe(false);
    await expect.poll(() => created(buildEvent({}))).toBe(true);
  });
});
