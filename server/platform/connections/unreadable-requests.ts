import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '../errors.ts';
import type { Refusals } from './refusals.ts';

/**
 * Answers what Node itself would answer with a bare status or not at all: text that can't be parsed, headers and bodies
 * that take too long, unknown expectations, and CONNECT.
 */
export function answerUnreadableRequests(server: Server, refusals: Refusals): void {
  server.on('clientError', (cause: NodeJS.ErrnoException, socket) => {
    // Once a response has started, the client would treat a second one as part of it.
    if (!socket.writable || !isParserError(cause) || hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    const status = statuses[cause.code ?? ''] ?? 400;
    refusals.end(socket, new AppError(status, 'invalid_request', 'We couldn’t read this request.'));
  });
  server.on('checkExpectation', (_request, response) => {
    const message = 'This server doesn’t support what the Expect header asks for.';
    refusals.answer(response, new AppError(417, 'invalid_request', message));
  });
  server.on('connect', (_request, socket: Duplex) => {
    const headers = { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' };
    const message = 'This server doesn’t open tunnels.';
    refusals.end(socket, new AppError(405, 'method_not_allowed', message, { headers }));
  });
}

/** All other errors are about the connection, which can't carry a response anymore. */
function isParserError({ code = '' }: NodeJS.ErrnoException): boolean {
  return code.startsWith('HPE_') || code.startsWith('ERR_HTTP_');
}

function hasBegunAnswer(socket: Duplex): boolean {
  // Node's own handler uses the same property.
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return typeof response === 'object' && response !== null && Reflect.get(response, 'headersSent') === true;
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
