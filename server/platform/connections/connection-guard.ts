import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../config.ts';
import { buildAddressKey } from '../http/client-address.ts';
import type { Logger } from '../observability/logger.ts';
import { createPacedLog } from '../observability/paced-log.ts';
import { createAddressCounts } from './address-counts.ts';
import type { ConnectionLimits, ConnectionTimeouts } from './connection-limits.ts';
import { createHealthReserve, type HealthReserve, isOwnMachine, reserveSize } from './health-reserve.ts';

const shedPauseMs = 1000;

type Options = Pick<Config, 'trustedProxies'> & {
  limits: ConnectionLimits;
  timeouts: ConnectionTimeouts;
  logger: Logger;
};

/**
 * Limits a server's connections, in total and per address (IPv6 by /64), and destroys connections whose client doesn't
 * read. Returns the reserve, whose connections are only for health checks.
 */
export function guardConnections(server: Server, options: Options): HealthReserve {
  const { limits, timeouts, trustedProxies, logger } = options;
  const sockets = new Set<Socket>();
  const counts = createAddressCounts();
  const reserve = createHealthReserve(timeouts.reserveMs);
  const noteRefusal = createPacedLog((limit: string, refused) => {
    logger.warn({ limit, refused }, 'connection limit reached');
  });
  let shedAt = 0;

  /** When all connections are taken, idle ones are closed to make room. */
  const shedIdle = () => {
    const now = performance.now();
    if (now - shedAt < shedPauseMs) return;
    shedAt = now;
    server.closeIdleConnections();
  };

  const admit = (socket: Socket, address: string): boolean => {
    const isFull = sockets.size - reserve.size() >= limits.maxConnections;
    // Behind a proxy, every connection has the proxy's address.
    const isTooMany = trustedProxies === 0 && counts.get(address) >= limits.maxConnectionsPerAddress;
    if (isFull) shedIdle();
    if (!isFull && !isTooMany) return true;
    if ((!isTooMany || isOwnMachine(address)) && reserve.admit(socket, address)) return true;
    noteRefusal(isTooMany ? 'of one address' : 'in all');
    return false;
  };

  // Runs before Node's own listener, which then finds a destroyed socket and does almost nothing.
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    const address = buildAddressKey(remoteAddress ?? 'unknown');
    if (remoteAddress === undefined || !admit(socket, address)) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    counts.add(address, 1);
    socket.once('close', () => {
      sockets.delete(socket);
      counts.add(address, -1);
    });
  });
  server.maxConnections = limits.maxConnections + reserveSize;
  server.on('drop', () => noteRefusal('in all'));

  const checkReaders = createSlowReaderCheck(timeouts.unreadMs);
  let check: NodeJS.Timeout | undefined;
  server.on('listening', () => {
    check = setInterval(() => checkReaders(sockets), timeouts.checkMs).unref();
  });
  server.on('close', () => clearInterval(check));
  return reserve;
}

/** A client that reads this much in time keeps its connection. */
const minBytesRead = 64 * 1024;

type Unread = { since: number; sentBytes: number };

/**
 * Returns a check to run periodically. It destroys connections whose client doesn't read its response, or reads so
 * slowly that it must be trying to hold the memory. Node's own timeout restarts with every byte.
 */
export function createSlowReaderCheck(unreadMs: number): (sockets: Iterable<Socket>) => void {
  const unread = new WeakMap<Socket, Unread>();
  return (sockets) => {
    const now = performance.now();
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        unread.delete(socket);
        continue;
      }
      const sentBytes = socket.bytesWritten - socket.writableLength;
      const before = unread.get(socket);
      if (!before || sentBytes - before.sentBytes >= minBytesRead)
        unread.set(socket, { since: now, sentBytes });
      else if (now - before.since > unreadMs) socket.destroy();
    }
  };
}
