import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type AppError, createUnavailable } from '../errors.ts';
import { cutQuery } from '../http/request-context.ts';
import { createAddressCounts } from './address-counts.ts';

/** Connections beyond the limit, reserved for health checks. */
export const reserveSize = 64;
const maxOfOthers = 48;
const maxPerAddress = 8;
const healthPaths = new Set(['/healthz', '/readyz']);
const retrySeconds = 10;

export type HealthReserve = ReturnType<typeof createHealthReserve>;

/**
 * Keeps room for health checks when all other connections are taken. Without it, a monitor would restart a busy server.
 * Part of the room is reserved for this machine, because a container's own check comes from there.
 */
export function createHealthReserve(reserveMs: number) {
  const sockets = new Set<Socket>();
  const counts = createAddressCounts();
  return {
    /** Accepts a connection for a single health check. Returns false if there is no room. */
    admit(socket: Socket, address: string): boolean {
      const room = isOwnMachine(address) ? reserveSize : maxOfOthers;
      if (sockets.size >= room || counts.get(address) >= maxPerAddress) return false;
      sockets.add(socket);
      counts.add(address, 1);
      const timer = setTimeout(() => socket.destroy(), reserveMs).unref();
      socket.once('close', () => {
        clearTimeout(timer);
        sockets.delete(socket);
        counts.add(address, -1);
      });
      return true;
    },
    /** Returns an error for any request on such a connection that isn't a health check. */
    check({ socket, url = '' }: IncomingMessage): AppError | undefined {
      if (!sockets.has(socket) || healthPaths.has(cutQuery(url))) return undefined;
      const message = 'The site is very busy right now. Please try again in a moment.';
      return createUnavailable(retrySeconds, message);
    },
    size: () => sockets.size,
  };
}

export function isOwnMachine(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address.startsWith('::1/');
}
