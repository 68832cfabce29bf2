import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';
import { createAddressCounts } from './address-counts.ts';
import type { ConnectionLimits } from './connection-limits.ts';

const retrySeconds = 5;
/** Counted for every body from its start: a request that waits for one takes memory, too. */
const bytesAhead = 1024;
const shares = new WeakMap<IncomingMessage, BodyShare>();

/** What one request's body holds of the room. */
export class BodyShare {
  readonly #reserve: (bytes: number) => void;
  #held = 0;

  constructor(reserve: (bytes: number) => void) {
    this.#reserve = reserve;
  }

  /** Throws 503 when there's no room for so many more bytes. */
  grow(bytes: number): void {
    this.#reserve(bytes);
    this.#held += bytes;
  }

  /** Gives all of it back, once the body is complete or no one waits for it any more. */
  release(): void {
    if (this.#held > 0) this.#reserve(-this.#held);
    this.#held = 0;
  }
}

export type BodyRoom = {
  /** Lets a request's body be counted while it comes in. Throws 503 when its address has no room left. */
  open: (request: IncomingMessage, address: string) => void;
};

/** Bounds the bytes of unfinished bodies, in all and by address: with slow bodies one address could fill the memory. */
export function createBodyRoom({ maxBodyBytes, maxBodyBytesPerAddress }: ConnectionLimits): BodyRoom {
  const counts = createAddressCounts();
  let held = 0;
  const isOver = (address: string, bytes: number) =>
    held + bytes > maxBodyBytes || counts.get(address) + bytes > maxBodyBytesPerAddress;
  return {
    open(request, address) {
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

/** A request that no server of ours received, as in tests of single parts, is bounded by its own size only. */
export function findBodyShare(request: IncomingMessage): BodyShare | undefined {
  return shares.get(request);
}

function createBodyRoomFull(): AppError {
  return new AppError(503, 'unavailable', 'Too much is being sent at once. Please try again in a moment.', {
    headers: { 'Retry-After': String(retrySeconds), Connection: 'close' },
  });
}
