import type { IncomingMessage, ServerResponse } from 'node:http';
import { codeBrowserMinutes } from '../../../shared/lifetimes.ts';
import { openBrowserId, type Site } from '../http/browser-ids.ts';

const cookieName = 'browser';

/** Returns the hash that codes are bound to, of an id that is created if there is none. Its life starts over. Call it once per response. */
export function ensureBrowserBinding(request: IncomingMessage, response: ServerResponse, site: Site): string {
  return openBrowserId(cookieName, site).keep(request, response, codeBrowserMinutes * 60);
}

/** Returns the same hash if the browser already has an id, and undefined otherwise. */
export function getBrowserBinding(request: IncomingMessage, site: Site): string | undefined {
  return openBrowserId(cookieName, site).getHash(request);
}
