import { expect, test } from 'vitest';
import { analyticsEventSchema } from '../../../shared/api/analytics.ts';
import type { SiteEvent } from '../../lib/tracker.ts';
import { createEvent } from './create-event.ts';

const moment = { at: Date.parse('2026-05-04T10:00:00Z'), href: 'https://site.example/guide?a=1#b' };

/** The event as it's sent. */
function send(event: SiteEvent, sessionId?: string) {
  const [id, text] = createEvent(event, moment, sessionId);
  const sent = analyticsEventSchema.parse(JSON.parse(text));
  expect(sent.data.eventId).toBe(id);
  return sent;
}

const events: SiteEvent[] = [
  { action: 'track_event', eventName: 'page_view', additionalData: { title: 'Guide', referrer: '/' } },
  { action: 'track_event', eventName: 'page_exit', additionalData: { timeOnPage: 1200 } },
  {
    action: 'track_event',
    eventName: 'click',
    elementClicked: 'x'.repeat(2000),
    elementValue: 'y'.repeat(2000),
  },
  { action: 'track_funnel', step: 'question_smokingStatus' },
  {
    action: 'track_referral',
    carrierName: 'Alderpoint Life',
    referralUrl: 'https://a.example/',
    interest: 'alderpoint',
  },
];

test.each(events)('$action is a valid event of the contract', (happened) => {
  for (const sessionId of ['tab', undefined]) {
    const event = send(happened, sessionId);
    expect(event.data).toMatchObject({ occurredAt: '2026-05-04T10:00:00.000Z', pageRoute: '/guide' });
    expect(event.data.sessionId).toBe(sessionId);
  }
});

test('the page’s last event says how long it was open', () => {
  const exit: SiteEvent = {
    action: 'track_event',
    eventName: 'page_exit',
    additionalData: { timeOnPage: 1200 },
  };
  expect(send(exit, 'tab')).toEqual({
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
  const event = send({ action: 'track_event', eventName: 'form_interaction', additionalData }, 'tab');
  expect(event.data).toMatchObject({ additionalData: { formName: 'quick_info' } });
  expect(JSON.stringify(event)).not.toMatch(/Poor|smokes|Maya|mail\.example|1555/);
});
