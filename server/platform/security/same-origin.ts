import type { RequestHandler } from 'express';
import { AppError } from '../errors.ts';
import { createOwnOriginTest, type Site } from './own-origins.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects state-changing calls started by another site. Browsers name the caller in `Origin` and `Sec-Fetch-Site`. At
 * least one must be present, and none may name another site.
 */
export function createSameOriginCheck(site: Site): RequestHandler {
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
    next(
      new AppError(
        403,
        'cross_site',
        'We refused this request because it didn’t come from one of our own pages.',
      ),
    );
  };
}
