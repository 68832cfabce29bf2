import express, { type Express, type RequestHandler } from 'express';
import { sendEvents } from '../shared/api/analytics.contract.ts';
import { contracts } from '../shared/api/contracts.ts';
import { createBeacon } from './features/analytics/beacon.ts';
import { createEventSources } from './features/analytics/sources/event-source.ts';
import { createAnswerSearchPage } from './features/answers/answer-search-page.ts';
import { isOperator } from './features/desk/operators.repository.ts';
import { createRequestGuard } from './platform/connections/request-guard.ts';
import { AppError } from './platform/errors.ts';
import { createAccessCheck } from './platform/http/access.ts';
import { createErrorHandler } from './platform/http/error-handler.ts';
import type { Route } from './platform/http/implement.ts';
import { createNotFoundHandler } from './platform/http/not-found.ts';
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limits.ts';
import { createRequestLog } from './platform/http/request-context.ts';
import { createRouteNames } from './platform/http/route-names.ts';
import { mountRoutes, toExpressPath } from './platform/http/routes.ts';
import { addHeaders } from './platform/http/security-headers.ts';
import { createSameOriginCheck } from './platform/security/own-origins.ts';
import { createProxyWarning } from './platform/security/proxy-warning.ts';
import { createRoutes } from './routes.ts';
import type { Services } from './services.ts';

/** Creates the whole server: everything that a request passes through, in order. */
export function createApp(services: Services): Express {
  const { config, logger, site } = services;
  const limit = createRateLimiter(config.rateLimitFactor, logger, services.createLimitStore);
  const paths = contracts.map(({ path }) => toExpressPath(path));
  const nameRoute = createRouteNames(paths, site.namePath);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');

  app.use(createRequestLog(services.writeRequestLine, nameRoute));
  app.use(addHeaders(services.securityHeaders));
  app.use(refuseSecondHost);
  app.use(createProxyWarning({ ...config, logger }));
  app.use(createAnswerSearchPage(site));
  app.use(site.serve);
  app.use(keepOutOfCaches);
  app.use(createRequestGuard({ ...config, limits: config }));
  app.use(createOwnBeacon(services, limit));
  const routes = createRoutes(services);
  const isSigned = ({ contract }: Route) => contract.access === 'carrier-signature';
  const platform = {
    limit,
    checkAccess: createAccessCheck({
      ...config,
      clock: services.clock,
      sessions: services.accounts.sessions,
      isOperator: (userId) => isOperator(services.database.db, userId),
      async isAnalyticsKey(key) {
        await services.sources.refresh();
        return services.sources.findByKey(key) !== undefined;
      },
      checkSignature: services.checkSignature,
    }),
  };
  mountRoutes(app, routes.filter(isSigned), platform);
  app.use(createSameOriginCheck({ ...config, logger }));
  mountRoutes(
    app,
    routes.filter((route) => !isSigned(route)),
    platform,
  );
  app.use(createNotFoundHandler(site, logger));
  app.use(createErrorHandler(logger, services.requestMemory.noteError));
  return app;
}

/** The default for all responses except the site's own files. */
const keepOutOfCaches: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Programs on the way could each believe another one. */
const refuseSecondHost: RequestHandler = ({ rawHeaders }, _response, next) => {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  next(hosts.length > 1 ? new AppError(400, 'invalid_request', 'Send a single Host header.') : undefined);
};

function createOwnBeacon(services: Services, limit: RateLimiter) {
  const { config, logger, clock, carriers, ingestion, sources, accounts } = services;
  return createBeacon({
    callers: createEventSources({ ...config, registry: sources }),
    ingestion,
    carriers,
    referralOrigins: config.referralOrigins,
    clock,
    logger,
    limit: limit(sendEvents.limit),
    async findUserId(request) {
      const session = await accounts.sessions.find(request);
      return session?.isSecondFactorDue ? undefined : session?.userId;
    },
  });
}
