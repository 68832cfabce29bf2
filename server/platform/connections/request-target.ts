import type { IncomingMessage } from 'node:http';

/**
 * Makes a request for `http://host/path`, as proxies send it, one for `/path` (RFC 9112, 3.2.2). Returns whether the
 * request names a host, as HTTP/1.1 demands, and a target that can be read.
 */
export function readTarget(request: IncomingMessage): boolean {
  const { url = '', httpVersionMinor } = request;
  if (httpVersionMinor > 0 && !namesHost(request.rawHeaders)) return false;
  if (url.startsWith('/') || url === '*') return true;
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return false;
  request.url = parsed.pathname + parsed.search;
  return true;
}

/** Looks at the names alone: Node would build an object of all headers first. */
function namesHost(rawHeaders: readonly string[]): boolean {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') return true;
  }
  return false;
}
