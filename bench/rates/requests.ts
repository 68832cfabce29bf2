import { plainAnswers } from '../../eval/chat/slots.ts';
import { chromeUserAgent } from '../../server/testing/test-beacon.ts';
import type { LoadRequest } from './compare-rates.ts';

/** An event as the site sends it: a page view from one of a thousand tabs, with an id that starts with its time. */
const event = {
  action: 'track_event',
  data: {
    eventId: '[<uuid>]',
    occurredAt: new Date().toISOString(),
    sessionId: 'tab_session_[<tab>]',
    eventName: 'page_view',
    eventType: 'navigation',
    pageRoute: '/carriers',
    additionalData: { title: 'Compare life insurance carriers', referrer: 'https://search.example' },
  },
};

/** `batch` is the number of events in a call, which are sent as a list. */
export function requestEvents(origin: string, batch?: number): LoadRequest {
  const body = batch === undefined ? event : Array.from({ length: batch }, () => event);
  return {
    path: '/api/analytics',
    headers: { 'Content-Type': 'application/json', Origin: origin, 'User-Agent': chromeUserAgent },
    body: JSON.stringify(body),
  };
}

export function requestRecommendation(origin: string): LoadRequest {
  return {
    path: '/api/recommendation',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ userData: { ...plainAnswers, age: Number(plainAnswers.age) } }),
  };
}
