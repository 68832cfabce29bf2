import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { createHealthRoutes } from './features/ops/health.routes.ts';
import { createRecommendationRoutes } from './features/recommendation/recommendation.routes.ts';
import { createReferralRoutes } from './features/referrals/referrals.routes.ts';
import { createErrorHandler } from './platform/error-handler.ts';
import { createNotFoundHandler } from './platform/not-found.ts';
import { createRateLimiter } from './platform/rate-limits.ts';
import { startRequest } from './platform/request-context.ts';
import { mountRoutes } from './platform/routes.ts';
import { createSameOriginCheck } from './platform/same-origin.ts';
import type { Services } from './services.ts';

/**
 * The whole server as one listener. The built site is answered ahead of Express, which would cost half of its
 * throughput; request id, log line and security headers are the same on both ways.
 */
export function createApp(services: Services): RequestListener {
  const { requestLogger, site, securityHeaders } = services;
  const app = createExpressApp(services);
  return (request, response) => {
    const requestId = startRequest(request, response, requestLogger);
    if (site.serve(request, response, requestId)) return;
    response.setHeader('X-Request-Id', requestId);
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    app(request, response);
  };
}

function createExpressApp(services: Services): Express {
  const { config, logger, site, carriers, referrals } = services;
  const limit = createRateLimiter(config.rateLimitFactor, logger);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');

  app.use(createSameOriginCheck(config));
  mountRoutes(app, [
    ...createHealthRoutes(services),
    ...createRecommendationRoutes({ carriers, reading: config.matchReading, limit }),
    ...createReferralRoutes({ referrals, limit }),
  ]);
  app.use(createNotFoundHandler(site, logger));
  app.use(createErrorHandler(logger));
  return app;
}
