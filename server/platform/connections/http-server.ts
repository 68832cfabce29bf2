import { createServer, type RequestListener, type Server } from 'node:http';
import { AppError } from '../errors.ts';
import { answerWithError } from '../http/error-handler.ts';
import { holdHeaders } from '../http/held-headers.ts';
import { guardConnections } from './connection-guard.ts';
import { type ConnectionLimits, type ConnectionTimeouts, connectionTimeouts } from './connection-limits.ts';
import { createPipelineLimit } from './pipelines.ts';
import { readTarget } from './request-target.ts';
import { answerUnreadableRequests, type RefusalOptions } from './unreadable-requests.ts';

type Options = RefusalOptions & {
  limits: ConnectionLimits;
  trustedProxies: number;
  timeouts?: Partial<ConnectionTimeouts>;
};

/** The server in front of the app: connections are bounded, and what the app never sees is answered like everything else. */
export function createHttpServer(listener: RequestListener, options: Options): Server {
  const { headers, createRequestId, logger, limits, trustedProxies } = options;
  const timeouts = { ...connectionTimeouts, ...options.timeouts };
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // Checked below, because Node's own answer has no body.
    requireHostHeader: false,
  });
  server.timeout = timeouts.silenceMs;
  const reserve = guardConnections(server, { limits, timeouts, trustedProxies, logger });
  const closing = [...headers.flat(), 'Connection', 'close'];
  const mayWait = createPipelineLimit();
  server.on('request', (request, response) => {
    if (!mayWait(request.socket, response)) {
      request.socket.destroy();
      return;
    }
    const error = !readTarget(request)
      ? createUnreadable()
      : reserve.refuses(request)
        ? createFull()
        : undefined;
    if (!error) return listener(request, response);
    holdHeaders(response, createRequestId(), closing);
    answerWithError(response, error, logger);
  });
  answerUnreadableRequests(server, options);
  return server;
}

function createUnreadable(): AppError {
  return new AppError(
    400,
    'invalid_request',
    'This request names no host, or an address that cannot be read.',
  );
}

function createFull(): AppError {
  const headers = { 'Retry-After': '10' };
  return new AppError(
    503,
    'unavailable',
    'Too many people are here right now. Please try again in a moment.',
    {
      headers,
    },
  );
}
