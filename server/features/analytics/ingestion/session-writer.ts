import type { Database } from '../../../platform/database/database.ts';
import type { StoredEvent } from './stored-event.ts';

export type SessionWriter = {
  /** Notes an event of a tab and returns the campaign that brought it last, '' when none did. */
  touch: (sessionId: string, event: StoredEvent) => string;
  /** Whether the tab was touched a short while ago. */
  isKnown: (sessionId: string) => boolean;
  forget: () => void;
};

type Known = { startedAt: string; writtenUntil: number; campaign: string };

/** The end of a tab is known to this precision: writing it for every event would cost as much as the event. */
const precisionMs = 15_000;
const mostKnown = 5000;

/** Keeps one row for each tab: when, on what, and what brought it first and last. */
export function createSessionWriter({ prepare }: Pick<Database, 'prepare'>): SessionWriter {
  const known = new Map<string, Known>();
  // A touch is replaced as a whole; the first one stays.
  const upsert = prepare(`
    insert into analytics_sessions (
      session_id, day, started_at, last_at, source, device_class, browser_family, landing_route,
      first_source, first_medium, first_campaign, last_source, last_medium, last_campaign
    ) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (session_id) do update set
      day = min(day, excluded.day),
      started_at = min(started_at, excluded.started_at),
      last_at = max(last_at, excluded.last_at),
      landing_route = coalesce(landing_route, excluded.landing_route),
      first_source = iif(${isEmpty('first')}, excluded.first_source, first_source),
      first_medium = iif(${isEmpty('first')}, excluded.first_medium, first_medium),
      first_campaign = iif(${isEmpty('first')}, excluded.first_campaign, first_campaign),
      last_source = iif(${isEmpty('excluded.last')}, last_source, excluded.last_source),
      last_medium = iif(${isEmpty('excluded.last')}, last_medium, excluded.last_medium),
      last_campaign = iif(${isEmpty('excluded.last')}, last_campaign, excluded.last_campaign)
    returning started_at, last_campaign
  `);

  return {
    touch(sessionId, event) {
      const { firstTouch, lastTouch, source, device, occurredAt, occurredMs } = event;
      const before = known.get(sessionId);
      const isKnown = before && !firstTouch && !lastTouch;
      if (isKnown && occurredMs <= before.writtenUntil && occurredAt >= before.startedAt)
        return before.campaign;
      const row = upsert.get(
        sessionId,
        occurredAt.slice(0, 10),
        occurredAt,
        occurredAt,
        source,
        device.deviceClass,
        device.browserFamily,
        event.pageRoute,
        firstTouch?.source ?? null,
        firstTouch?.medium ?? null,
        firstTouch?.campaign ?? null,
        lastTouch?.source ?? null,
        lastTouch?.medium ?? null,
        lastTouch?.campaign ?? null,
      );
      const campaign = readText(row, 'last_campaign');
      if (known.size >= mostKnown) known.clear();
      const writtenUntil = Math.max(occurredMs + precisionMs, before?.writtenUntil ?? 0);
      known.set(sessionId, { startedAt: readText(row, 'started_at'), writtenUntil, campaign });
      return campaign;
    },
    isKnown: (sessionId) => known.has(sessionId),
    forget: () => known.clear(),
  };
}

function isEmpty(touch: string): string {
  return `coalesce(${touch}_source, ${touch}_medium, ${touch}_campaign) is null`;
}

function readText(row: unknown, column: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
  return typeof value === 'string' ? value : '';
}
