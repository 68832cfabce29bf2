import type { RequestHandler } from 'express';
import { createMethodNotAllowed, createNotFound } from '../errors.ts';
import type { Logger } from '../observability/logger.ts';
import type { StaticSite } from '../site/static-site.ts';
import { cutQuery, getRequestId } from './request-context.ts';

/** The end of the chain. API calls get the contract's error, and people get the not-found page. Logs the path. */
export function createNotFoundHandler(site: StaticSite, logger: Logger): RequestHandler {
  return (request, response, next) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (/^\/api(\/|$)/i.test(request.path)) return next(createNotFound());
    if (!isReading)
      return next(site.has(request.path) ? createMethodNotAllowed(['GET', 'HEAD']) : createNotFound());
    logger.info({ id: getRequestId(response), path: cutQuery(request.originalUrl) }, 'page not found');
    site.serveNotFound(request, response, next);
  };
}
