import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../observability/logger.ts';
import { addLimitHeaders, buildAddressKey, createRateLimited, type RateLimit } from './rate-limits.ts';

type Options = { factor: number; trustedProxies: number; logger: Logger };

/**
 * A limit per client address for a route that is answered ahead of Express, with the headers and the 429 of the others.
 * All addresses are counted in the same windows, so that the memory is free again after each. It returns the address as
 * it is counted.
 */
export function createAddressLimit(
  { name, limit, windowSeconds }: RateLimit,
  { factor, trustedProxies, logger }: Options,
): (request: IncomingMessage, response: ServerResponse) => string {
  const most = Math.max(1, Math.floor(limit * factor));
  const windowMs = windowSeconds * 1000;
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (request, response) => {
    const now = Date.now();
    if (now >= endsAt || endsAt - now > windowMs) {
      counts.clear();
      endsAt = now + windowMs;
    }
    const address = buildAddressKey(findAddress(request, trustedProxies));
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    const seconds = Math.max(1, Math.ceil((endsAt - now) / 1000));
    addLimitHeaders(response, {
      limit: most,
      remaining: Math.max(0, most - count),
      windowSeconds,
      seconds,
    });
    if (count <= most) return address;
    // One line for each address and window: this route is called often.
    if (count === most + 1) logger.warn({ limit: name }, 'rate limit reached');
    throw createRateLimited(seconds);
  };
}

/** The address that Express would find with `trust proxy` set to this number: so many hops before the socket's. */
export function findAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return own;
  const forwarded = headers['x-forwarded-for'];
  const hops = [
    own,
    ...String(forwarded ?? '')
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? own;
}
