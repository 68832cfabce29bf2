import type { Duplex } from 'node:stream';
import type { ErrorCode, ErrorResponse } from '../../../shared/api/errors.ts';

/** How long a client may take to read an answer on a connection that is ending, before it's cut. */
const lingerMs = 1000;

type RawAnswer = {
  /** Code and reason, such as `400 Bad Request`. */
  status: string;
  code: ErrorCode;
  message: string;
  requestId: string;
  headers: readonly (readonly [name: string, value: string])[];
};

/** Writes the contract's error on a socket that has no response of Node's, and destroys the socket soon after. */
export function endWithError(socket: Duplex, { status, code, message, requestId, headers }: RawAnswer): void {
  const body = JSON.stringify({ error: { code, message, requestId } } satisfies ErrorResponse);
  const lines = [
    ...headers,
    ['X-Request-Id', requestId],
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${body}`);
  destroySoon(socket);
}

/** An ended socket stays open until its client closes too, so a client that never does is cut. */
function destroySoon(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
