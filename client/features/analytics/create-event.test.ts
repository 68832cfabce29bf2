import { beforeEach, expect, test, vi } from 'vitest';
import { analyticsEventSchema } from '../../../shared/api/analytics.ts';
import { createEvent, type EventDraft } from './create-event.ts';
import { moment } from './testing/builders.ts';

beforeEach(() => vi.stubGlobal('window', { isSecureContext: true }));

const drafts: EventDraft[] = [
  { kind: 'event', name: 'page_view', additionalData: { title: 'Guide', referrer: '/' } },
  { kind: 'event', name: 'page_exit', additionalData: { timeOnPage: 1200 } },
  { kind: 'event', name: 'click', element: 'x'.repeat(2000), value: 'y'.repeat(2000) },
  { kind: 'funnel', step: 'question_smokingStatus' },
  {
    kind: 'referral',
    carrierName: 'Alderpoint Life',
    referralUrl: 'https://a.example/',
    interest: 'alderpoint',
  },
];

test.each(drafts)('$kind is a valid event of the contract', (draft) => {
  for (const sessionId of ['tab', undefined]) {
    const event = createEvent(draft, moment, sessionId);
    expect(analyticsEventSchema.safeParse(event).error).toBeUndefined();
    expect(event.data).toMatchObject({ occurredAt: '2026-05-04T10:00:00.000Z', pageRoute: '/guide' });
    expect(event.data.sessionId).toBe(sessionId);
  }
});

test('the page’s last event says how long it was open', () => {
  const draft: EventDraft = { kind: 'event', name: 'page_exit', additionalData: { timeOnPage: 1200 } };
  expect(createEvent(draft, moment, 'tab')).toEqual({
    action: 'track_event',
    data: {
      eventId: expect.any(String),
      occurredAt: expect.any(String),
      sessionId: 'tab',
      eventName: 'page_exit',
      eventType: 'navigation',
      pageRoute: '/guide',
      additionalData: { timeOnPage: 1200 },
    },
  });
});

test('[security 46] health, smoking, names, and contact details never leave in an event', () => {
  const additionalData = {
    healthStatus: 'Poor',
    smokes: 'Yes',
    firstName: 'Maya',
    email: 'maya@mail.example',
    phone_number: '15551234567',
    formName: 'quick_info',
  };
  const event = createEvent({ kind: 'event', name: 'form_interaction', additionalData }, moment, 'tab');
  expect(event.data).toMatchObject({ additionalData: { formName: 'quick_info' } });
  expect(JSON.stringify(event)).not.toMatch(/Poor|smokes|Maya|mail\.example|1555/);
});
