import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCookie } from './cookies.ts';

export type Site = { publicOrigin: string };

const idPattern = /^[\w-]{22}$/;

/** A browser's random id in an HttpOnly cookie. Only its hash is stored. */
export function openBrowserId(cookieName: string, { publicOrigin }: Site) {
  const cookie = createCookie(cookieName, publicOrigin);
  const find = (request: IncomingMessage) => {
    const id = cookie.read(request);
    return id !== undefined && idPattern.test(id) ? id : undefined;
  };
  return {
    /** Returns the id's hash, or undefined if the browser has none. */
    getHash(request: IncomingMessage) {
      const id = find(request);
      return id === undefined ? undefined : hash(id);
    },
    /** Creates the id if there is none, keeps it for this long from now on, and returns its hash. */
    keep(request: IncomingMessage, response: ServerResponse, seconds: number) {
      const id = find(request) ?? randomBytes(16).toString('base64url');
      cookie.send(response, id, seconds);
      return hash(id);
    },
    forget: cookie.clear,
  };
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
