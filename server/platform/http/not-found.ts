import type { RequestHandler } from 'express';
import { createMethodNotAllowed, createNotFound } from '../errors.ts';
import type { Logger } from '../observability/logger.ts';
import type { StaticSite } from '../site/static-site.ts';
import { cutQuery, getRequestId } from './request-context.ts';

/** The end of the chain: API calls get the contract's error, and people get the not-found page. Logs the path. */
export function createNotFoundHandler(site: StaticSite, logger: Logger): RequestHandler {
  return (request, response, next) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (/^\/api(\/|$)/i.test(request.path)) return next(createNotFound());
    if (!isReading)
      return next(site.has(request.path) ? createMethodNotAllowed(['GET', 'HEAD']) : createNotFound());
    const path = hideTypedWords(cutQuery(request.originalUrl));
    logger.info({ requestId: getRequestId(request), path }, 'page not found');
    site.serveNotFound(request, response, next);
  };
}

const plainName = /^(?:[a-z][a-z-]{0,39}(?:\.[a-z]{1,8})?)?$/i;

/** Keeps names that a page or program can have. Everything else could be someone's address, number, or message. */
function hideTypedWords(path: string): string {
  const parts = path.split('/').map((part) => (plainName.test(part) ? part : '…'));
  return parts.slice(0, 8).join('/');
}
