import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

/**
 * What is wrong with a request's head: HTTP/1.1 demands a host, a target that can be read, and only known expectations. A
 * target `http://host/path`, as proxies send it, becomes `/path` (RFC 9112, 3.2.2).
 */
export function checkHead(request: IncomingMessage): AppError | undefined {
  const { url = '', httpVersionMinor, headers } = request;
  const target = url.startsWith('/') || url === '*' ? url : findPath(url);
  if (target === undefined || (headers.host === undefined && httpVersionMinor > 0)) {
    const message = 'This request names no host, or an address that cannot be read.';
    return new AppError(400, 'invalid_request', message);
  }
  request.url = target;
  return undefined;
}

function findPath(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.pathname + parsed.search : undefined;
}
