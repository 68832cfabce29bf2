import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { AppError } from './errors.ts';
import { addHeldHeaders } from './held-headers.ts';
import type { Logger } from './logger.ts';

export type RateLimit = { name: string; limit: number; windowSeconds: number };

/** The contract's limits by route; every one is multiplied by RATE_LIMIT_FACTOR. */
export const rateLimits = {
  recommendation: { name: 'recommendation', limit: 60, windowSeconds: 60 },
  referral: { name: 'referral', limit: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimiter = (limit: RateLimit) => RequestHandler;

/**
 * Limits calls per client address (IPv6 by /64), with `RateLimit-*` headers and, once exceeded, 429 `rate_limited`
 * with `Retry-After` in seconds. The address is the socket's unless trusted proxies are configured.
 */
export function createRateLimiter(factor: number, logger: Logger): RateLimiter {
  return ({ name, limit, windowSeconds }) => {
    const count = rateLimit({
      limit: Math.max(1, Math.floor(limit * factor)),
      windowMs: windowSeconds * 1000,
      standardHeaders: false,
      legacyHeaders: false,
      keyGenerator: (request) => buildAddressKey(request.ip ?? 'unknown'),
      // The library's checks of this configuration would run again for every request.
      validate: false,
      handler: (request, response, next) => {
        const seconds = addHeaders(request, response, windowSeconds);
        logger.warn({ limit: name }, 'rate limit reached');
        const unit = seconds === 1 ? 'second' : 'seconds';
        const message = `Too many attempts. Please wait ${seconds} ${unit} and try again.`;
        next(new AppError(429, 'rate_limited', message, { headers: { 'Retry-After': String(seconds) } }));
      },
    });
    return (request, response, next) => {
      count(request, response, (failure?: unknown) => {
        if (failure === undefined) addHeaders(request, response, windowSeconds);
        next(failure);
      });
    };
  };
}

/** Adds the headers of the sixth IETF draft and returns the seconds until the window ends. */
function addHeaders(request: Request, response: Response, windowSeconds: number): number {
  const info: unknown = Reflect.get(request, 'rateLimit');
  if (!isRateLimitInfo(info)) return windowSeconds;
  const { limit, remaining, resetTime } = info;
  const resetMs = (resetTime?.getTime() ?? Date.now() + windowSeconds * 1000) - Date.now();
  const seconds = Math.max(1, Math.ceil(resetMs / 1000));
  addHeldHeaders(
    response,
    'RateLimit-Policy',
    `${limit};w=${windowSeconds}`,
    'RateLimit-Limit',
    String(limit),
    'RateLimit-Remaining',
    String(remaining),
    'RateLimit-Reset',
    String(seconds),
  );
  return seconds;
}

type RateLimitInfo = { limit: number; remaining: number; resetTime: Date | undefined };

function isRateLimitInfo(info: unknown): info is RateLimitInfo {
  return (
    typeof info === 'object' && info !== null && 'limit' in info && 'remaining' in info && 'resetTime' in info
  );
}

/** An IPv4 address as it is, also when the socket speaks IPv6; of an IPv6 address its /64, which one customer gets whole. */
function buildAddressKey(address: string): string {
  const bare = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  return bare.includes(':') ? ipKeyGenerator(bare, 64) : bare;
}
