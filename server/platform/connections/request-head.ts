import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

/**
 * Validates a request's headers and target: HTTP/1.1 requires one host, a readable target, and no unknown expectations. A
 * target in the form that proxies send, `http://host/path`, becomes `/path` (RFC 9112, 3.2.2).
 */
export function checkHead(request: IncomingMessage): AppError | undefined {
  const { url = '', httpVersionMinor, headers, headersDistinct } = request;
  const target = url.startsWith('/') || url === '*' ? url : findPath(url);
  const hasHost =
    headersDistinct.host?.length === 1 || (headers.host === undefined && httpVersionMinor === 0);
  if (target === undefined || !hasHost) {
    const message = 'This request has no host or several, or an address we can’t read.';
    return new AppError(400, 'invalid_request', message);
  }
  request.url = target;
  return undefined;
}

function findPath(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.pathname + parsed.search : undefined;
}
