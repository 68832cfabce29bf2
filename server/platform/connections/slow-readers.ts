import type { Socket } from 'node:net';

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
