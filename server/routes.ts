import { createAuthRoutes } from './features/auth/auth.routes.ts';
import { readConsentSource } from './features/auth/users/consent-source.ts';
import { createChatRoutes } from './features/chat/chat.routes.ts';
import { createContactRoutes } from './features/contact/contact.routes.ts';
import { createOpenapiRoutes } from './features/openapi/openapi.routes.ts';
import { createHealthRoutes } from './features/ops/health.routes.ts';
import { createMetricsRoutes } from './features/ops/metrics.routes.ts';
import { createOutboxRoutes } from './features/ops/outbox.routes.ts';
import { createPasswordRoutes } from './features/passwords/passwords.routes.ts';
import { createProfileRoutes } from './features/profile/profile.routes.ts';
import { createRecommendationRoutes } from './features/recommendation/recommendation.routes.ts';
import { createReferralRoutes } from './features/referrals/referrals.routes.ts';
import type { RateLimiter } from './platform/http/rate-limits.ts';
import type { Route } from './platform/http/routes.ts';
import type { Services } from './services.ts';

/** Every route of the API, in the order that they are tried. */
export function createRoutes(services: Services, limit: RateLimiter): readonly Route[] {
  const { config, carriers, referrals, profiles, auth } = services;
  return [
    ...createRecommendationRoutes({ carriers, reading: config.matchReading, limit }),
    ...createReferralRoutes({
      referrals,
      limit,
      noteReferral: async (request, carrierName) => {
        const session = await auth.sessions.find(request);
        if (session && !session.isUnconfirmed) await profiles.noteReferral(session.userId, carrierName);
      },
    }),
    ...createContactRoutes({ contact: services.contact, limit }),
    ...createChatRoutes({ chat: services.chat, limit }),
    ...createProfileRoutes({
      profiles,
      limit,
      requireOwner: (request) => auth.sessions.require(request),
      readPage: (request) => readConsentSource(request, config.publicOrigin, '/onboarding/profile'),
    }),
    ...createAuthRoutes({ ...auth, limit }),
    ...createPasswordRoutes({ passwordPolicy: auth.passwordPolicy, limit }),
    ...createOpenapiRoutes(config),
    ...createHealthRoutes(services),
    ...createMetricsRoutes(services),
    ...createOutboxRoutes({ ...config, db: services.database.db }),
  ];
}
