import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorResponse } from '../../../shared/api/errors.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';
import { createRequestIdSource } from '../http/request-context.ts';
import type { HeaderList } from '../http/security-headers.ts';
import type { Logger } from '../observability/logger.ts';
import { guardConnections } from './connection-guard.ts';
import { type ConnectionLimits, type ConnectionTimeouts, connectionTimeouts } from './connection-limits.ts';

type Options = Pick<Config, 'trustedProxies'> & {
  limits: ConnectionLimits;
  /** The security headers, for responses to requests that never reach the app. */
  headers: HeaderList;
  logger: Logger;
  timeouts?: Partial<ConnectionTimeouts>;
};

/**
 * The server in front of the app. It limits connections, and answers requests that never reach the app in the same
 * format as all others.
 */
export function createHttpServer(listener: RequestListener, options: Options): Server {
  const { headers, logger, limits, trustedProxies } = options;
  const timeouts = { ...connectionTimeouts, ...options.timeouts };
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // Checked below instead, because Node's own response has no body.
    requireHostHeader: false,
  });
  server.timeout = timeouts.silenceMs;
  const reserve = guardConnections(server, { limits, timeouts, trustedProxies, logger });
  const refusals = createRefusals(headers);
  const mayWait = createPipelineLimit();
  server.on('request', (request, response) => {
    if (!mayWait(request.socket, response)) {
      request.socket.destroy();
      return;
    }
    const error = checkHead(request) ?? reserve.check(request);
    if (error) refusals.answer(response, error);
    else listener(request, response);
  });
  answerUnreadableRequests(server, refusals);
  return server;
}

/**
 * Answers what Node itself would answer with a bare status or not at all: text that can't be parsed, headers and bodies
 * that take too long, unknown expectations, and CONNECT.
 */
function answerUnreadableRequests(server: Server, refusals: ReturnType<typeof createRefusals>): void {
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

/** How long a client has to read the response on a closing connection before it is disconnected. */
const lingerMs = 1000;

/**
 * Answers requests that never reach the app with the contract's error and the usual headers, and closes the connection.
 */
function createRefusals(securityHeaders: HeaderList) {
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
    answer(response: ServerResponse, error: AppError) {
      const { body, headers } = compose(error);
      response.writeHead(error.status, headers.flat()).end(body);
    },
    /** Does the same on a socket for which Node has no response object. */
    end(socket: Duplex, error: AppError) {
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

/**
 * Validates a request's headers and target: HTTP/1.1 requires one host, a readable target, and no unknown expectations. A
 * target in the form that proxies send, `http://host/path`, becomes `/path` (RFC 9112, 3.2.2).
 */
function checkHead(request: IncomingMessage): AppError | undefined {
  const { url = '', httpVersionMinor, headers, headersDistinct } = request;
  const target = url.startsWith('/') || url === '*' ? url : findPath(url);
  const hasHost =
    headersDistinct.host?.length === 1 || (headers.host === undefined && httpVersionMinor === 0);
  if (target === undefined || !hasHost) {
    const message = 'This request has no host or several, or an address we can’t read.';
    return new AppError(400, 'invalid_request', message);
  }
  request.url = target;
  return undefined;
}

function findPath(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.pathname + parsed.search : undefined;
}

/**
 * Browsers and proxies wait for each response before they send the next request. This limit leaves room for programs
 * that don't.
 */
const maxWaiting = 16;

/**
 * Returns whether a response can wait behind others of its connection. Node starts every request it has read even if
 * none has been answered, and 64 KB can hold 2,000 requests that take several KB of memory each.
 */
function createPipelineLimit(): (socket: Socket, response: ServerResponse) => boolean {
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
