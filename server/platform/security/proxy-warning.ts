import type { RequestHandler } from 'express';
import type { Config } from '../../config.ts';
import type { Logger } from '../observability/logger.ts';

type Options = Pick<Config, 'publicOrigin' | 'trustedProxies'> & { logger: Logger };

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
