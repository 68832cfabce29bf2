import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers and proxies wait for each response before they send the next request. This limit leaves room for programs
 * that don't.
 */
const maxWaiting = 16;

/**
 * Returns whether a response can wait behind others of its connection. Node starts every request it has read even if
 * none has been answered, and 64 KB can hold 2,000 requests that take several KB of memory each.
 */
export function createPipelineLimit(): (socket: Socket, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return (socket, response) => {
    // Only the response whose turn it is has a socket.
    if (response.socket !== null) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxWaiting || socket.destroyed) return false;
    waiting.set(socket, count);
    response.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}
