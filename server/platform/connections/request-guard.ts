import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Config } from '../../config.ts';
import { AppError, createUnavailable } from '../errors.ts';
import { getClientAddress } from '../http/client-address.ts';
import { createAddressCounts } from './address-counts.ts';
import type { ConnectionLimits } from './connection-limits.ts';

const retrySeconds = 5;
/**
 * Every body counts for this much from the start, because even a request that is still waiting for its body takes
 * memory.
 */
const bytesAhead = 1024;
const shares = new WeakMap<IncomingMessage, BodyShare>();

/** The part of the body memory that a request's body uses. */
class BodyShare {
  readonly #reserve: (bytes: number) => void;
  #held = 0;

  constructor(reserve: (bytes: number) => void) {
    this.#reserve = reserve;
  }

  /** Throws 503 if there isn't enough room for this many more bytes. */
  grow(bytes: number): void {
    this.#reserve(bytes);
    this.#held += bytes;
  }

  /** Frees all of it once the body is complete or its request is gone. */
  release(): void {
    if (this.#held > 0) this.#reserve(-this.#held);
    this.#held = 0;
  }
}

/**
 * Limits the bytes of unfinished bodies, in total and per address. Otherwise, one address could fill the memory with
 * slow bodies.
 */
function createBodyRoom({ maxBodyBytes, maxBodyBytesPerAddress }: ConnectionLimits) {
  const counts = createAddressCounts();
  let held = 0;
  const isOver = (address: string, bytes: number) =>
    held + bytes > maxBodyBytes || counts.get(address) + bytes > maxBodyBytesPerAddress;
  return {
    /** Starts counting a request's body as it comes in. Throws 503 if its address has no room left. */
    open(request: IncomingMessage, address: string) {
      const share = new BodyShare((bytes) => {
        if (bytes > 0 && isOver(address, bytes)) throw createBodyRoomFull();
        held += bytes;
        counts.add(address, bytes);
      });
      share.grow(bytesAhead);
      request.once('close', () => share.release());
      shares.set(request, share);
    },
  };
}

/** A request that didn't come through our own server, as in unit tests, is limited only by its own size. */
export function findBodyShare(request: IncomingMessage): BodyShare | undefined {
  return shares.get(request);
}

function createBodyRoomFull(): AppError {
  return new AppError(
    503,
    'unavailable',
    'The site is receiving too much data right now. Please try again in a moment.',
    {
      headers: { 'Retry-After': String(retrySeconds), Connection: 'close' },
    },
  );
}

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
