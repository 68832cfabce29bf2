import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { requireAccountOwner } from './features/auth/account-owner.ts';
import { createAuthRoutes } from './features/auth/auth.routes.ts';
import { readConsentPage } from './features/auth/consent-page.ts';
import { createContactRoutes } from './features/contact/contact.routes.ts';
import { createHealthRoutes } from './features/ops/health.routes.ts';
import { createOutboxRoutes } from './features/ops/outbox.routes.ts';
import { createPasswordRoutes } from './features/passwords/passwords.routes.ts';
import { createProfileRoutes } from './features/profile/profile.routes.ts';
import { createRecommendationRoutes } from './features/recommendation/recommendation.routes.ts';
import { createReferralRoutes } from './features/referrals/referrals.routes.ts';
import { createErrorHandler } from './platform/error-handler.ts';
import { holdHeaders } from './platform/held-headers.ts';
import { createNotFoundHandler } from './platform/not-found.ts';
import { createRateLimiter } from './platform/rate-limits.ts';
import { createRequestIdSource, logAnswered, logRequest } from './platform/request-context.ts';
import { mountRoutes } from './platform/routes.ts';
import { createSameOriginCheck } from './platform/same-origin.ts';
import type { Services } from './services.ts';

/**
 * The whole server as one listener. The built site is answered ahead of Express, which costs more than the answer itself; request id, log line and security headers are the same on both ways.
 */
export function createApp(services: Services): RequestListener {
  const { writeRequestLine, site, securityHeaders } = services;
  const app = createExpressApp(services);
  const sharedHeaders = securityHeaders.flat();
  const { trustedProxies } = services.config;
  const createRequestId = createRequestIdSource();
  return (request, response) => {
    const requestId = createRequestId();
    const startedAt = Date.now();
    const status = site.serve(request, response, requestId);
    if (status !== undefined) {
      logAnswered(request, requestId, status, startedAt, writeRequestLine);
      return;
    }
    logRequest(request, response, requestId, startedAt, writeRequestLine);
    // With no proxy to believe this is what Express would find out, three times a request.
    if (trustedProxies === 0) Reflect.set(request, 'ip', request.socket.remoteAddress);
    holdHeaders(response, requestId, sharedHeaders);
    app(request, response);
  };
}

function createExpressApp(services: Services): Express {
  const { config, logger, site, carriers, referrals, profiles, auth } = services;
  const limit = createRateLimiter(config.rateLimitFactor, logger);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');

  const guardStateChange = createSameOriginCheck(config);
  mountRoutes(app, guardStateChange, [
    ...createRecommendationRoutes({ carriers, reading: config.matchReading, limit }),
    ...createReferralRoutes({
      referrals,
      limit,
      noteReferral: async (request, carrierName) => {
        const session = await auth.sessions.find(request);
        if (session) await profiles.noteReferral(session.userId, carrierName);
      },
    }),
    ...createContactRoutes({ contact: services.contact, limit }),
    ...createProfileRoutes({
      profiles,
      limit,
      requireOwner: (request) => requireAccountOwner(auth, request),
      readPage: (request) => readConsentPage(request, config.publicOrigin, '/onboarding/profile'),
    }),
    ...createAuthRoutes({ ...auth, limit }),
    ...createPasswordRoutes({ passwordPolicy: auth.passwordPolicy, limit }),
    ...createHealthRoutes(services),
    ...createOutboxRoutes({ db: services.database.db, isProduction: config.isProduction }),
  ]);
  app.use(createNotFoundHandler(site, logger));
  app.use(createErrorHandler(logger));
  return app;
}
