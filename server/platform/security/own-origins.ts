import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../observability/logger.ts';

/** Where people can reach this server: at the public origin, and at preview hosts with the same scheme. */
export type Site = Pick<Config, 'publicOrigin' | 'previewHosts'>;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export function isLoopbackName(hostname: string): boolean {
  return loopbackNames.includes(hostname);
}

/**
 * Lists every origin where people can reach this server, as browsers write them: scheme, host, and any non-default
 * port. A local installation can be reached at each of the loopback names.
 */
function listOwnOrigins({ publicOrigin, previewHosts }: Site): ReadonlySet<string> {
  const own = new URL(publicOrigin);
  const hosts = [own.host, ...previewHosts];
  if (isLoopbackName(own.hostname)) {
    hosts.push(...loopbackNames.map((name) => (own.port === '' ? name : `${name}:${own.port}`)));
  }
  return new Set(hosts.map((host) => new URL(`${own.protocol}//${host}`).origin));
}

/**
 * Returns a test for whether an `Origin` header is one of ours. Browsers write an origin in exactly one way, so any
 * variation, such as a trailing slash, didn't come from our pages.
 */
export function createOwnOriginTest(site: Site): (origin: string) => boolean {
  const own = listOwnOrigins(site);
  return (origin) => own.has(origin);
}

/**
 * Returns the public origin for a request to another of our hosts. Google only redirects to the public origin, where
 * cookies of a preview host or of another loopback name would be missing.
 */
export function findOtherOrigin(host: string | undefined, site: Site): string | undefined {
  const own = new URL(site.publicOrigin);
  const requested = URL.parse(`${own.protocol}//${host ?? ''}`);
  if (!requested || requested.origin === own.origin) return undefined;
  return listOwnOrigins(site).has(requested.origin) ? own.origin : undefined;
}

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
