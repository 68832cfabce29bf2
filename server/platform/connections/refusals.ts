import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorResponse } from '../../../shared/api/errors.ts';
import type { AppError } from '../errors.ts';
import { createRequestIdSource } from '../http/request-context.ts';
import type { HeaderList } from '../http/security-headers.ts';

/** How long a client has to read the response on a closing connection before it is disconnected. */
const lingerMs = 1000;

/**
 * Answers requests that never reach the app with the contract's error and the usual headers, and closes the connection.
 */
export type Refusals = {
  answer: (response: ServerResponse, error: AppError) => void;
  /** Does the same on a socket for which Node has no response object. */
  end: (socket: Duplex, error: AppError) => void;
};

export function createRefusals(securityHeaders: HeaderList): Refusals {
  const createRequestId = createRequestIdSource();

  const compose = ({ code, message, headers }: AppError): { body: string; headers: HeaderList } => {
    const requestId = createRequestId();
    const body = JSON.stringify({ error: { code, message, requestId } } satisfies ErrorResponse);
    return {
      body,
      headers: [
        ...securityHeaders,
        ...Object.entries(headers),
        ['X-Request-Id', requestId],
        ['Content-Type', 'application/json; charset=utf-8'],
        ['Content-Length', String(Buffer.byteLength(body))],
        ['Cache-Control', 'no-store'],
        ['Connection', 'close'],
      ],
    };
  };

  return {
    answer(response, error) {
      const { body, headers } = compose(error);
      response.writeHead(error.status, headers.flat()).end(body);
    },
    end(socket, error) {
      const { body, headers } = compose(error);
      const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${head}\r\n${body}`);
      destroySoon(socket);
    },
  };
}

/** An ended socket stays open until its client closes it, too, so a client that never does is disconnected. */
function destroySoon(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
