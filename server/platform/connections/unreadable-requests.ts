import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '../errors.ts';
import { answerWithError } from '../http/error-handler.ts';
import { holdHeaders } from '../http/held-headers.ts';
import type { Logger } from '../observability/logger.ts';
import { endWithError } from './raw-answer.ts';

export type RefusalOptions = {
  headers: readonly (readonly [name: string, value: string])[];
  createRequestId: () => string;
  logger: Logger;
};

const message = 'This request could not be read.';

/**
 * Answers what Node would refuse by itself, with a bare status or none: requests that it can't parse, that take too
 * long, that expect what isn't known, or that ask for a tunnel. They get the contract's error and the usual headers.
 */
export function answerUnreadableRequests(server: Server, options: RefusalOptions): void {
  const { headers, createRequestId, logger } = options;
  const shared = headers.flat();
  server.on('clientError', (cause: NodeJS.ErrnoException, socket) => {
    // Within an answer that has begun, another one would be taken for a part of it.
    if (!socket.writable || !isParserError(cause) || hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    const status = statuses[cause.code ?? ''] ?? '400 Bad Request';
    endWithError(socket, { status, code: 'invalid_request', message, requestId: createRequestId(), headers });
  });
  server.on('checkExpectation', (_request, response) => {
    holdHeaders(response, createRequestId(), [...shared, 'Connection', 'close']);
    const text = 'This server does not know what the header Expect asks for.';
    answerWithError(response, new AppError(417, 'invalid_request', text), logger);
  });
  server.on('connect', (_request, socket: Duplex) => {
    const requestId = createRequestId();
    endWithError(socket, {
      status: '405 Method Not Allowed',
      code: 'method_not_allowed',
      message: 'This server opens no tunnels.',
      requestId,
      headers: [...headers, ['Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']],
    });
  });
}

/** Other errors are those of the connection, on which nothing can be answered. */
function isParserError({ code = '' }: NodeJS.ErrnoException): boolean {
  return code.startsWith('HPE_') || code.startsWith('ERR_HTTP_');
}

function hasBegunAnswer(socket: Duplex): boolean {
  // Node's own handler looks at the same property.
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return typeof response === 'object' && response !== null && Reflect.get(response, 'headersSent') === true;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
