import type { IncomingMessage, ServerResponse } from 'node:http';
import { openBrowserId, type Site } from '../http/browser-ids.ts';

const cookieName = 'browser';
/** Longer than any code that is bound to a browser is valid. Starts over each time a code is requested. */
const lifeSeconds = 60 * 60;

/** Returns the hash that codes are bound to, of an id that is created if there is none. Call it once per response. */
export function ensureBrowserBinding(request: IncomingMessage, response: ServerResponse, site: Site): string {
  return openBrowserId(cookieName, site).keep(request, response, lifeSeconds);
}

/** Returns the same hash if the browser already has an id, and undefined otherwise. */
export function getBrowserBinding(request: IncomingMessage, site: Site): string | undefined {
  return openBrowserId(cookieName, site).getHash(request);
}
