import type { Server } from 'node:http';
import type { ErrorResponse } from '../../shared/api/errors.ts';

type Options = { headers: readonly [name: string, value: string][]; createRequestId: () => string };

/**
 * Answers requests that Node cannot even parse (or that take too long) like any other error: with the contract's
 * shape, the security headers and a request id.
 */
export function answerUnreadableRequests(server: Server, { headers, createRequestId }: Options): void {
  server.on('clientError', (cause: NodeJS.ErrnoException, socket) => {
    if (cause.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[cause.code ?? ''] ?? '400 Bad Request';
    const requestId = createRequestId();
    const error: ErrorResponse['error'] = {
      code: 'invalid_request',
      message: 'This request could not be read.',
      requestId,
    };
    const body = JSON.stringify({ error });
    const lines = [
      ...headers,
      ['X-Request-Id', requestId],
      ['Content-Type', 'application/json; charset=utf-8'],
    ];
    lines.push(['Content-Length', String(Buffer.byteLength(body))], ['Connection', 'close']);
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${body}`);
  });
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
