import type { IncomingMessage } from 'node:http';

const longestPath = 200;

/** The path of our page that the call came from, as the browser tells it; `fallback` when it does not. */
export function readConsentSource(
  request: Pick<IncomingMessage, 'headers'>,
  publicOrigin: string,
  fallback: string,
): string {
  const { referer = '', origin = publicOrigin } = request.headers;
  const url = URL.parse(referer);
  return url?.origin === origin ? url.pathname.slice(0, longestPath) : fallback;
}
