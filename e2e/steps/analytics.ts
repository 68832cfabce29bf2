import { type BrowserContext, expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { brand } from '../../shared/site/brand.data.ts';
import { createTestLaunch } from '../browser.ts';
import type { RunningServer } from '../start-server.ts';

/** A person's user agent. The headless browser identifies itself as a program, whose events aren't stored. */
export const personsUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

const launch = createTestLaunch();

/**
 * Starts the browser with a person's user agent. Setting it for a context isn't enough, because requests sent when a
 * page is left don't have it.
 */
export const personsBrowser = {
  ...launch,
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [...launch.args, `--user-agent=${personsUserAgent}`],
};

export type StoredEvent = {
  event_id: string;
  action: string;
  name: string;
  event_type: string | null;
  page_route: string | null;
  element_clicked: string | null;
  element_value: string | null;
  additional_data: string | null;
  session_id: string | null;
  user_id: string | null;
};

export type StoredSession = { session_id: string; first_source: string | null; last_campaign: string | null };

/** Every stored event, oldest first. */
export function readEvents(server: RunningServer): StoredEvent[] {
  return read<StoredEvent>(server, 'select * from analytics_events order by occurred_at, id');
}

export function readSessions(server: RunningServer): StoredSession[] {
  return read<StoredSession>(server, 'select * from analytics_sessions');
}

const waitingSchema = z.object({
  data: z.object({ eventId: z.string(), eventName: z.string().optional(), pageRoute: z.string() }),
});

/**
 * Waits until the tab has recorded this number of views of a page. Tracking starts once the browser is idle, and a page
 * that is left before isn't counted.
 */
export async function expectViews(
  page: Page,
  server: RunningServer,
  route: string,
  count: number,
): Promise<void> {
  const countViews = async () => {
    // Events move from the browser to the server, so none of them is missed in this order.
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    const session = String(JSON.parse(kept[`${brand.slug}_session_id`] ?? 'null'));
    const waiting = Object.entries(kept)
      .filter(([key]) => key.startsWith(`${brand.slug}.event.`))
      .map(([, text]) => waitingSchema.parse(JSON.parse(text)));
    const ids = waiting
      .filter(({ data }) => data.eventName === 'page_view' && data.pageRoute === route)
      .map(({ data }) => data.eventId);
    const stored = readEvents(server).filter(
      (event) => event.session_id === session && event.name === 'page_view' && event.page_route === route,
    );
    return new Set([...ids, ...stored.map((event) => event.event_id)]).size;
  };
  await expect.poll(countViews).toBe(count);
}

function read<Row>(server: RunningServer, statement: string): Row[] {
  const database = new Database(server.databaseFile, { readonly: true });
  try {
    return database.prepare<[], Row>(statement).all();
  } finally {
    database.close();
  }
}

/** Collects the text of everything that the site posts as analytics. */
export function collectBodies(context: BrowserContext): string[] {
  const bodies: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}
