import type { RequestHandler, Response } from 'express';
import type { Config } from '../../config.ts';
import { createUnavailable } from '../errors.ts';
import { getClientAddress } from '../http/client-address.ts';
import { createAddressCounts } from './address-counts.ts';
import { createBodyRoom } from './body-room.ts';
import type { ConnectionLimits } from './connection-limits.ts';

const retrySeconds = 5;

type Options = Pick<Config, 'trustedProxies'> & { limits: ConnectionLimits };

/**
 * Runs before all routes and rate limits. Answers 503 when an address has too many unfinished bodies or, behind
 * proxies, too many requests in progress.
 */
export function createRequestGuard({ limits, trustedProxies }: Options): RequestHandler {
  const bodies = createBodyRoom(limits);
  const unanswered = createAddressCounts();

  /**
   * A proxy carries one request at a time on a connection, so this stands in for counting the client's own connections.
   */
  const countUnanswered = (address: string, response: Response) => {
    if (unanswered.get(address) >= limits.maxConnectionsPerAddress) {
      const message = 'Too many requests from your network are waiting. Please try again in a moment.';
      throw createUnavailable(retrySeconds, message);
    }
    unanswered.add(address, 1);
    response.on('close', () => unanswered.add(address, -1));
  };

  return (request, response, next) => {
    const { headers, method } = request;
    const address = getClientAddress(request);
    if (trustedProxies > 0) countUnanswered(address, response);
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      // No GET route has a body, and a body that nothing reads would stay in memory as long as the response.
      if (method === 'GET' || method === 'HEAD') request.resume();
      else bodies.open(request, address);
    }
    next();
  };
}
