import type { IncomingMessage } from 'node:http';

const maxPathLength = 200;

/** Returns the path of the page of this site that made the call, according to the browser, or `fallback`. */
export function getConsentSource(
  request: Pick<IncomingMessage, 'headers'>,
  publicOrigin: string,
  fallback: string,
): string {
  const { referer = '', origin = publicOrigin } = request.headers;
  const url = URL.parse(referer);
  return url?.origin === origin ? url.pathname.slice(0, maxPathLength) : fallback;
}
