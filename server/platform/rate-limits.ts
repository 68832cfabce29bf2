import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { AppError } from './errors.ts';
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
  return ({ name, limit, windowSeconds }) =>
    rateLimit({
      limit: Math.max(1, Math.floor(limit * factor)),
      windowMs: windowSeconds * 1000,
      standardHeaders: 'draft-6',
      legacyHeaders: false,
      keyGenerator: (request) => ipKeyGenerator(request.ip ?? request.socket.remoteAddress ?? 'unknown', 64),
      handler: (_request, response, next) => {
        const seconds = Number(response.getHeader('Retry-After')) || windowSeconds;
        logger.warn({ limit: name }, 'rate limit reached');
        const message = `Too many attempts. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`;
        next(new AppError(429, 'rate_limited', message, { headers: { 'Retry-After': String(seconds) } }));
      },
    });
}
