import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../errors.ts';
import type { Logger } from '../observability/logger.ts';
import { createOwnOriginTest, type Site } from './own-origins.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects state-changing calls that another site started. Browsers name the source in `Origin` and `Sec-Fetch-Site`. At
 * least one must be present, and neither may name another site.
 */
export function createSameOriginCheck(site: Site & { logger: Logger }): RequestHandler {
  const isOwnOrigin = createOwnOriginTest(site);
  const warnOfWrongOrigin = createOriginWarning(site);
  return (request, _response, next) => {
    if (readingMethods.has(request.method)) return next();
    const origin = request.headers.origin;
    const fetchSite = request.headers['sec-fetch-site'];
    const isSame =
      (origin !== undefined || fetchSite !== undefined) &&
      (origin === undefined || isOwnOrigin(origin)) &&
      (fetchSite === undefined || fetchSite === 'same-origin');
    if (isSame) return next();
    warnOfWrongOrigin(request.headers);
    next(
      new AppError(
        403,
        'cross_site',
        'We refused this request because it didn’t come from one of our own pages.',
      ),
    );
  };
}

/**
 * Warns once if the site's own pages are rejected, which means that PUBLIC_ORIGIN isn't the address that people use.
 * Pages of other sites have a different host than the one they call. Behind a proxy that changes the host, the browser
 * still says whose page it is.
 */
function createOriginWarning({ publicOrigin, logger }: { publicOrigin: string; logger: Logger }) {
  let isDone = false;
  return ({ origin, host, 'sec-fetch-site': fetchSite }: IncomingHttpHeaders) => {
    if (isDone || origin === undefined || host === undefined) return;
    if (fetchSite !== 'same-origin' && URL.parse(origin)?.host !== host) return;
    isDone = true;
    logger.warn(
      { origin, publicOrigin },
      'the site’s own calls are refused: people use one address, and PUBLIC_ORIGIN is another. Correct it',
    );
  };
}
