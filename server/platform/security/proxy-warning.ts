import type { RequestHandler } from 'express';
import type { Logger } from '../observability/logger.ts';

type Options = { publicOrigin: string; trustedProxies: number; logger: Logger };

/**
 * Detects requests through a proxy that TRUST_PROXY doesn't include, and warns once, because rate limits would treat
 * all visitors as one.
 */
export function createProxyWarning({ publicOrigin, trustedProxies, logger }: Options): RequestHandler {
  let isDone = trustedProxies > 0 || !publicOrigin.startsWith('https:');
  return ({ headers }, _response, next) => {
    if (!isDone && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)) {
      isDone = true;
      logger.warn(
        'requests come through a proxy, but TRUST_PROXY is 0: all visitors share one rate limit. Set it to the number of proxies',
      );
    }
    next();
  };
}
