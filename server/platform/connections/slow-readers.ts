import type { Socket } from 'node:net';

/** Whoever reads this much in the time keeps the connection. */
const minBytesRead = 64 * 1024;

type Unread = { since: number; sentBytes: number };

/**
 * Returns a check to run now and then, which destroys connections whose client doesn't read what was sent, or reads it
 * so slowly that it means to hold the memory. Node's own timeout starts again with every byte that is read.
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
