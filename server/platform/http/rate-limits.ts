import type { Request, RequestHandler } from 'express';
import { type RateLimitInfo, rateLimit } from 'express-rate-limit';
import type { RateLimit } from '../../../shared/api/contract.ts';
import { formatWait } from '../../../shared/format/durations.ts';
import { createRateLimited } from '../errors.ts';
import type { Logger } from '../observability/logger.ts';
import { getClientAddress, getClientNetwork } from './client-address.ts';
import type { CreateLimitStore } from './shared-limits.ts';

type Options = {
  /**
   * What to count together with the address, such as the account in a body. Counting only the account would let a
   * stranger lock someone out. If it's undefined, only the address counts.
   */
  keyOf?: (request: Request) => string | undefined;
  isPerNetwork?: boolean | undefined;
};
export type RateLimiter = (limit: RateLimit, options?: Options) => RequestHandler;

declare global {
  namespace Express {
    interface Request {
      /** The state of the last limit that a request passed. */
      rateLimit?: RateLimitInfo;
    }
  }
}

/**
 * Limits calls per client address (IPv6 by /64), with `RateLimit-*` headers and, once the limit is exceeded, 429
 * `rate_limited` with `Retry-After` in seconds. Counts in memory unless it gets stores. If `keyOf` uses the body, mount
 * the limit after the body reader.
 */
export function createRateLimiter(
  factor: number,
  logger: Logger,
  createStore?: CreateLimitStore,
): RateLimiter {
  return ({ name, limit: base, windowSeconds }, { keyOf, isPerNetwork } = {}) => {
    const limit = Math.max(1, Math.floor(base * factor));
    const windowMs = windowSeconds * 1000;
    return rateLimit({
      limit,
      windowMs,
      ...(createStore ? { store: createStore(name, windowMs, limit) } : {}),
      standardHeaders: 'draft-6',
      legacyHeaders: false,
      // The library would validate this configuration again for every request.
      validate: false,
      keyGenerator: (request) => {
        const key = keyOf?.(request);
        const client = isPerNetwork ? getClientNetwork(request) : getClientAddress(request);
        return `${client}${key === undefined ? '' : ` ${key}`}`;
      },
      handler: (request, response, next) => {
        const { rateLimit: state } = request;
        // One line per client and period, no matter how often it calls.
        if (!state || state.used === state.limit + 1) logger.warn({ limit: name }, 'rate limit reached');
        const seconds = Math.max(1, Number(response.get('Retry-After')));
        const message = `Too many attempts. Please wait ${formatWait(seconds)} and try again.`;
        next(createRateLimited(seconds, message));
      },
    });
  };
}
