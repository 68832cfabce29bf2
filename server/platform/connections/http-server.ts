import { createServer, type RequestListener, type Server } from 'node:http';
import type { Config } from '../../config.ts';
import type { HeaderList } from '../http/security-headers.ts';
import type { Logger } from '../observability/logger.ts';
import { guardConnections } from './connection-guard.ts';
import { type ConnectionLimits, type ConnectionTimeouts, connectionTimeouts } from './connection-limits.ts';
import { createPipelineLimit } from './pipelines.ts';
import { createRefusals } from './refusals.ts';
import { checkHead } from './request-head.ts';
import { answerUnreadableRequests } from './unreadable-requests.ts';

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
