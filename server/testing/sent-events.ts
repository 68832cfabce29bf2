import fc from 'fast-check';
import { analyticsEventSchema } from '../../shared/api/analytics.ts';

/** Texts that break things: long, empty, hostile, in other scripts, halves of characters. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...['', ' ', '\0', '\ud800', 'x'.repeat(501), '💡'.repeat(260), "'; drop table analytics_events; --"],
    ...['page_view', '/guide?x=1#y', 'https://carrier.example/quote', '__proto__', '2026-13-45'],
  ),
);
const wild = fc.oneof(text, fc.jsonValue());
const word = fc.stringMatching(/^[a-z]{1,12}$/);
const shared = {
  eventId: fc.uuid(),
  occurredAt: fc
    .integer({ min: -80_000, max: 60 })
    .map((seconds) => new Date(Date.now() + seconds * 1000).toISOString()),
  sessionId: fc.constantFrom('tab-1', 'tab-2', null),
  pageRoute: fc.webPath(),
};
const good = fc.oneof(
  fc.tuple(
    fc.constant('track_event'),
    fc.record({ ...shared, eventName: word, eventType: word, elementValue: word }),
  ),
  fc.tuple(
    fc.constant('track_event'),
    fc.record({
      ...shared,
      eventName: word,
      additionalData: fc.dictionary(word, fc.oneof(word, fc.integer(), fc.boolean()), { maxKeys: 20 }),
    }),
  ),
  fc.tuple(fc.constant('track_funnel'), fc.record({ ...shared, step: word })),
  fc.tuple(
    fc.constant('track_referral'),
    fc.record({ ...shared, carrierName: word, referralUrl: fc.webUrl(), interest: word }),
  ),
);
const additionalData = fc.dictionary(
  fc.oneof(text, fc.constantFrom('email', 'formName', 'healthStatus', 'title')),
  fc.jsonValue(),
  { maxKeys: 25 },
);
/** All fields of all actions, even for actions that don't have them. */
const fields = analyticsEventSchema.options.flatMap(({ shape }) => Object.keys(shape.data.shape));
/** An event with one changed value, which may happen to be valid. */
const spoilt = fc
  .tuple(good, fc.constantFrom(...new Set(fields), 'more'), wild, additionalData)
  .map(([[action, data], field, value, more]) => ({
    action,
    data: { ...data, ...(field === 'more' ? { additionalData: more } : { [field]: value }) },
  }));
/** An event as a client may send it: valid, spoiled in one place, or anything at all. */
export const sentEvent: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: good.map(([action, data]) => ({ action, data })) },
  { weight: 4, arbitrary: spoilt },
  { weight: 1, arbitrary: fc.record({ action: wild, data: wild, extra: wild }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
