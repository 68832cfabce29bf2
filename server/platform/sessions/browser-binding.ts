import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCookie } from '../http/cookies.ts';

type Site = { publicOrigin: string };

/** Longer than any code that is bound to a browser is valid. Starts over each time a code is requested. */
const lifeSeconds = 60 * 60;
const idPattern = /^[\w-]{22}$/;

/**
 * Returns the hash that codes are bound to. It comes from this browser's random id in an HttpOnly cookie, which is
 * created if there is none. Call it at most once per response.
 */
export function ensureBrowserBinding(request: IncomingMessage, response: ServerResponse, site: Site): string {
  const id = getId(request, site) ?? randomBytes(16).toString('base64url');
  openCookie(site).send(response, id, lifeSeconds);
  return hashId(id);
}

/** Returns the same hash if the browser already has an id, and undefined otherwise. */
export function getBrowserBinding(request: IncomingMessage, site: Site): string | undefined {
  const id = getId(request, site);
  return id === undefined ? undefined : hashId(id);
}

function getId(request: IncomingMessage, site: Site): string | undefined {
  const id = openCookie(site).read(request);
  return id !== undefined && idPattern.test(id) ? id : undefined;
}

function openCookie({ publicOrigin }: Site) {
  return createCookie('browser', publicOrigin);
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
