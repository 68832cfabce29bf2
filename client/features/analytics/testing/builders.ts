import { createEvent, type SiteEvent } from '../create-event.ts';

export const moment = { at: Date.parse('2026-05-04T10:00:00Z'), href: 'https://site.example/guide?a=1#b' };

export function buildEvents(count: number): SiteEvent[] {
  return Array.from({ length: count }, (_, index) =>
    createEvent({ kind: 'event', name: 'click', element: `Button ${index}` }, moment, 'tab'),
  );
}
