import type { BrowserContext } from '@playwright/test';
import Database from 'better-sqlite3';
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
