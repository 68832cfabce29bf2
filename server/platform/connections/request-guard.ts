import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import { findAddress } from '../http/address-limit.ts';
import { buildAddressKey } from '../http/rate-limits.ts';
import { createAddressCounts } from './address-counts.ts';
import { createBodyRoom } from './body-room.ts';
import type { ConnectionLimits } from './connection-limits.ts';

const retrySeconds = 5;

type Options = { limits: ConnectionLimits; trustedProxies: number };

/**
 * Returns what a request has to pass before any route or rate limit sees it. Throws 503 when its address has too many
 * unfinished bodies or, behind proxies, too many requests that aren't answered yet.
 */
export function createRequestGuard({
  limits,
  trustedProxies,
}: Options): (request: IncomingMessage, response: ServerResponse) => void {
  const bodies = createBodyRoom(limits);
  const unanswered = createAddressCounts();

  /** A proxy carries one request at a time on a connection, so this is what its client's connections would be. */
  const countUnanswered = (address: string, response: ServerResponse) => {
    if (unanswered.get(address) >= limits.maxConnectionsPerAddress) throw createTooMany();
    unanswered.add(address, 1);
    response.on('close', () => unanswered.add(address, -1));
  };

  return (request, response) => {
    const { headers, method } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody && trustedProxies === 0) return;
    const address = buildAddressKey(findAddress(request, trustedProxies));
    if (trustedProxies > 0) countUnanswered(address, response);
    if (!hasBody) return;
    // No route that only reads takes a body, and one that nothing reads would be kept as long as the answer lasts.
    if (method === 'GET' || method === 'HEAD') request.resume();
    else bodies.open(request, address);
  };
}

function createTooMany(): AppError {
  const message = 'Too many requests from your network are waiting. Please try again in a moment.';
  return new AppError(503, 'unavailable', message, { headers: { 'Retry-After': String(retrySeconds) } });
}
