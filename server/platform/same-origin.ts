import type { RequestHandler } from 'express';
import { AppError } from './errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

type Options = { publicOrigin: string; previewHosts: readonly string[] };

/**
 * Refuses state-changing calls that another site started: a browser says where a call comes from in `Origin` and
 * `Sec-Fetch-Site`. At least one must be there and none may name another site.
 */
export function createSameOriginCheck(site: Options): RequestHandler {
  const isOwnOrigin = createOwnOriginTest(site);
  return (request, _response, next) => {
    if (readingMethods.has(request.method)) return next();
    const origin = request.headers.origin;
    const fetchSite = request.headers['sec-fetch-site'];
    const isSame =
      (origin !== undefined || fetchSite !== undefined) &&
      (origin === undefined || isOwnOrigin(origin)) &&
      (fetchSite === undefined || fetchSite === 'same-origin');
    if (isSame) return next();
    next(new AppError(403, 'cross_site', 'This request did not come from our own pages, so it was refused.'));
  };
}

/** Tells whether an origin is one at which this server is reached. */
export function createOwnOriginTest({ publicOrigin, previewHosts }: Options): (origin: string) => boolean {
  const own = new URL(publicOrigin);
  return (origin) => {
    if (origin === own.origin) return true;
    const url = URL.parse(origin);
    if (!url) return false;
    if (previewHosts.includes(url.host)) return true;
    // A local installation is reached by any of the loopback names.
    return loopbackHosts.has(own.hostname) && loopbackHosts.has(url.hostname) && url.port === own.port;
  };
}
