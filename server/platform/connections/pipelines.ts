import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send no request before the last one is answered; this leaves room for programs that do. */
const maxWaiting = 16;

/**
 * Returns whether a response may wait behind others of its connection. Node begins every request of what it has read,
 * though none is answered: 64 KB can hold 2,000, at some KB of memory each.
 */
export function createPipelineLimit(): (socket: Socket, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return (socket, response) => {
    // Only the response whose turn it is has the socket.
    if (response.socket !== null) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxWaiting || socket.destroyed) return false;
    waiting.set(socket, count);
    response.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}
