import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { type Beacon, createBeacon } from './features/analytics/beacon.ts';
import { createEventSources } from './features/analytics/ingestion/event-source.ts';
import { createRequestGuard } from './platform/connections/request-guard.ts';
import { createAddressLimit } from './platform/http/address-limit.ts';
import { answerWithError, createErrorHandler } from './platform/http/error-handler.ts';
import { holdHeaders } from './platform/http/held-headers.ts';
import { createNotFoundHandler } from './platform/http/not-found.ts';
import { createRateLimiter, rateLimits } from './platform/http/rate-limits.ts';
import { createRequestIdSource, logAnswered, logRequest } from './platform/http/request-context.ts';
import { mountRoutes } from './platform/http/routes.ts';
import { createProxyWarning } from './platform/security/proxy-warning.ts';
import { createSameOriginCheck } from './platform/security/same-origin.ts';
import { createRoutes } from './routes.ts';
import type { Services } from './services.ts';

/**
 * The whole server as one listener. The built site and the beacon are answered ahead of Express, which costs more than
 * the answer itself; request id, log line and security headers are the same on both ways.
 */
export function createApp(services: Services): RequestListener {
  const { writeRequestLine, site, securityHeaders } = services;
  const app = createExpressApp(services);
  const beacon = createOwnBeacon(services);
  const sharedHeaders = securityHeaders.flat();
  const { trustedProxies, connections: limits } = services.config;
  const guardRequest = createRequestGuard({ limits, trustedProxies });
  const noteProxy = createProxyWarning({ ...services.config, logger: services.logger });
  const createRequestId = createRequestIdSource();
  return (request, response) => {
    const requestId = createRequestId();
    const startedAt = Date.now();
    noteProxy(request);
    const status = site.serve(request, response, requestId);
    if (status !== undefined) {
      logAnswered(request, requestId, status, startedAt, writeRequestLine);
      return;
    }
    logRequest(request, response, requestId, startedAt, writeRequestLine);
    // With no proxy to believe this is what Express would find out, three times a request.
    if (trustedProxies === 0) Reflect.set(request, 'ip', request.socket.remoteAddress);
    holdHeaders(response, requestId, sharedHeaders);
    try {
      guardRequest(request, response);
    } catch (cause) {
      answerWithError(response, cause, services.logger);
      return;
    }
    if (!beacon.serve(request, response)) app(request, response);
  };
}

function createOwnBeacon({ config, logger, clock, carriers, ingestion, auth }: Services): Beacon {
  const { rateLimitFactor: factor, trustedProxies } = config;
  return createBeacon({
    callers: createEventSources({ ...config, ...config.analytics }),
    ingestion,
    carriers,
    referralOrigins: config.referralOrigins,
    clock,
    logger,
    limit: createAddressLimit(rateLimits.analytics, { factor, trustedProxies, logger }),
    async findUserId(request) {
      const session = await auth.sessions.find(request);
      return session?.isSecondFactorDue ? undefined : session?.userId;
    },
  });
}

function createExpressApp(services: Services): Express {
  const { config, logger, site } = services;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');
  const routes = createRoutes(services, createRateLimiter(config.rateLimitFactor, logger));
  services.metrics?.learnRoutes([...routes.map(({ path }) => path), '/api/analytics']);
  mountRoutes(app, createSameOriginCheck(config), routes);
  app.use(createNotFoundHandler(site, logger));
  app.use(createErrorHandler(logger));
  return app;
}
