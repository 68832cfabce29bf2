import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { formatWait } from '../../../shared/format/durations.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../observability/logger.ts';
import { addHeldHeaders, dropHeldHeader, readHeldHeader } from './held-headers.ts';

export type RateLimit = { name: string; limit: number; windowSeconds: number };

/** The contract's limits by route; every one is multiplied by RATE_LIMIT_FACTOR. */
export const rateLimits = {
  recommendation: { name: 'recommendation', limit: 60, windowSeconds: 60 },
  referral: { name: 'referral', limit: 60, windowSeconds: 60 },
  contact: { name: 'contact', limit: 5, windowSeconds: 3600 },
  profile: { name: 'profile', limit: 60, windowSeconds: 60 },
  signUp: { name: 'sign-up', limit: 30, windowSeconds: 900 },
  signIn: { name: 'sign-in', limit: 30, windowSeconds: 900 },
  signInAccount: { name: 'sign-in-account', limit: 10, windowSeconds: 900 },
  codeSend: { name: 'code-send', limit: 30, windowSeconds: 900 },
  dataExport: { name: 'data-export', limit: 10, windowSeconds: 900 },
  refresh: { name: 'refresh', limit: 120, windowSeconds: 60 },
  events: { name: 'events', limit: 120, windowSeconds: 60 },
  link: { name: 'link', limit: 60, windowSeconds: 900 },
  exchange: { name: 'exchange', limit: 30, windowSeconds: 900 },
  recovery: { name: 'recovery', limit: 30, windowSeconds: 900 },
  recoveryRecipient: { name: 'recovery-recipient', limit: 5, windowSeconds: 3600 },
  recoveryWait: { name: 'recovery-wait', limit: 1, windowSeconds: 30 },
  userChange: { name: 'user-change', limit: 60, windowSeconds: 900 },
  passwordCheck: { name: 'password-check', limit: 30, windowSeconds: 60 },
  google: { name: 'google', limit: 60, windowSeconds: 900 },
  factors: { name: 'factors', limit: 60, windowSeconds: 900 },
  chat: { name: 'chat', limit: 30, windowSeconds: 60 },
  analytics: { name: 'analytics', limit: 600, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

type Options = {
  /**
   * What is limited together with the address, such as the account that a body names: with the account alone, a
   * stranger could lock somebody out. Undefined limits the address alone.
   */
  keyOf?: (request: Request) => string | undefined;
};
export type RateLimiter = (limit: RateLimit, options?: Options) => RequestHandler;

/**
 * Limits calls per client address (IPv6 by /64), with `RateLimit-*` headers of the limit that is nearest and, once
 * exceeded, 429 `rate_limited` with `Retry-After` in seconds. The address is the socket's unless trusted proxies are
 * configured. A limit with `keyOf` stands where that can be told: after the body's reader.
 */
export function createRateLimiter(factor: number, logger: Logger): RateLimiter {
  return ({ name, limit, windowSeconds }, { keyOf } = {}) => {
    const count = rateLimit({
      limit: Math.max(1, Math.floor(limit * factor)),
      windowMs: windowSeconds * 1000,
      standardHeaders: false,
      legacyHeaders: false,
      keyGenerator: (request) => {
        const address = buildAddressKey(request.ip ?? 'unknown');
        const key = keyOf?.(request);
        return key === undefined ? address : `${address} ${key}`;
      },
      // The library's checks of this configuration would run again for every request.
      validate: false,
      handler: (request, response, next) => {
        const seconds = addHeaders(request, response, windowSeconds);
        logger.warn({ limit: name }, 'rate limit reached');
        next(createRateLimited(seconds));
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

export function createRateLimited(seconds: number): AppError {
  const message = `Too many attempts. Please wait ${formatWait(seconds)} and try again.`;
  return new AppError(429, 'rate_limited', message, { headers: { 'Retry-After': String(seconds) } });
}

/** Adds the headers of the sixth IETF draft and returns the seconds until the window ends. */
function addHeaders(request: Request, response: Response, windowSeconds: number): number {
  const info: unknown = Reflect.get(request, 'rateLimit');
  if (!isRateLimitInfo(info)) return windowSeconds;
  const { limit, remaining, resetTime } = info;
  const resetMs = (resetTime?.getTime() ?? Date.now() + windowSeconds * 1000) - Date.now();
  const seconds = Math.max(1, Math.ceil(resetMs / 1000));
  addNearestHeaders(response, { limit, remaining, windowSeconds, seconds });
  return seconds;
}

type LimitState = { limit: number; remaining: number; windowSeconds: number; seconds: number };

/** Of several limits the nearest is shown. */
function addNearestHeaders(response: ServerResponse, state: LimitState): void {
  const nearest = readHeldHeader(response, 'RateLimit-Remaining');
  if (nearest !== undefined) {
    if (Number(nearest) < state.remaining) return;
    for (const name of headerNames) dropHeldHeader(response, name);
  }
  addLimitHeaders(response, state);
}

/** `seconds` is what is left of the window. */
export function addLimitHeaders(
  response: ServerResponse,
  { limit, remaining, windowSeconds, seconds }: LimitState,
): void {
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
}

const headerNames = ['RateLimit-Policy', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

type RateLimitInfo = { limit: number; remaining: number; resetTime: Date | undefined };

function isRateLimitInfo(info: unknown): info is RateLimitInfo {
  return (
    typeof info === 'object' && info !== null && 'limit' in info && 'remaining' in info && 'resetTime' in info
  );
}

/** Some proxies forward the port along, which is another one at every connection. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

/** An IPv4 address as it is, also when the socket speaks IPv6; of an IPv6 address its /64, which one customer gets whole. */
export function buildAddressKey(address: string): string {
  const [, ipv6, ipv4] = withPort.exec(address) ?? [];
  const host = ipv6 ?? ipv4 ?? address;
  const bare = host.startsWith('::ffff:') ? host.slice('::ffff:'.length) : host;
  return bare.includes(':') ? ipKeyGenerator(bare, 64) : bare;
}
