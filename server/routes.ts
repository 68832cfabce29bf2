import { createPixelRoutes } from './features/analytics/pixel.routes.ts';
import { createSourceDeskRoutes } from './features/analytics/sources/source-desk.routes.ts';
import { createStatisticsRoutes } from './features/analytics/statistics/statistics.routes.ts';
import { createPeopleService } from './features/auth/account/people.service.ts';
import { createAuthRoutes } from './features/auth/auth.routes.ts';
import { getConsentSource } from './features/auth/users/consent-source.ts';
import { createChatRoutes } from './features/chat/chat.routes.ts';
import { createContactRoutes } from './features/contact/contact.routes.ts';
import { createOperatorRoutes } from './features/desk/operator.routes.ts';
import { recordAction } from './features/desk/operator-dependencies.ts';
import { createOutboxRoutes } from './features/health/outbox.routes.ts';
import { createServiceRoutes } from './features/health/service.routes.ts';
import { createOpenapiRoutes } from './features/openapi/openapi.routes.ts';
import { createPasswordRoutes } from './features/passwords/passwords.routes.ts';
import { createProfileRoutes } from './features/profile/profile.routes.ts';
import { createRecommendationRoutes } from './features/recommendation/recommendation.routes.ts';
import { createPostbackRoutes } from './features/referrals/postbacks.routes.ts';
import { createReferralDeskRoutes } from './features/referrals/referral-desk.routes.ts';
import { createWebhookTrial } from './features/referrals/referral-webhook.ts';
import { createReferralRoutes } from './features/referrals/referrals.routes.ts';
import { composeReport } from './features/reports/compose-report.ts';
import type { Route } from './platform/http/implement.ts';
import type { Services } from './services.ts';
import { describeSettings } from './settings.ts';

/** Every route of the API, in the order they are tried. */
export function createRoutes(services: Services): readonly Route[] {
  const { config, carriers, referrals, profiles, accounts } = services;
  return [
    ...createRecommendationRoutes({ carriers, reading: config.matchReading }),
    ...createReferralRoutes({
      referrals,
      async findUserId(request, clickedAt) {
        const session = await accounts.sessions.find(request);
        if (!session || session.isUnconfirmed || session.isSecondFactorDue) return undefined;
        return session.createdAt <= clickedAt ? session.userId : undefined;
      },
      noteReferral: profiles.noteReferral,
    }),
    ...createContactRoutes({ contact: services.contact }),
    ...createChatRoutes({ chat: services.chat }),
    ...createProfileRoutes({
      profiles,
      getPage: (request) => getConsentSource(request, config.publicOrigin, '/onboarding/profile'),
    }),
    ...createAuthRoutes(accounts),
    ...createOperatorRoutes({
      ...accounts,
      people: createPeopleService(accounts),
      loadReport: (period, filter = {}) =>
        services.readReports((db) =>
          composeReport(db, { period, filter, carriers, now: accounts.clock.now() }),
        ),
      loadHealth: services.health.load,
      settings: describeSettings(config.given),
      tryWebhook: createWebhookTrial(config.referralWebhook, accounts),
    }),
    ...createReferralDeskRoutes({
      ...accounts,
      carriers,
      record: (call, action) => recordAction(accounts, call, action),
    }),
    ...createSourceDeskRoutes({
      ...accounts,
      sources: services.sources,
      readReports: services.readReports,
      configured: config,
      record: (trx, call, action) => recordAction({ ...accounts, db: trx }, call, action),
    }),
    ...createPostbackRoutes(accounts),
    ...createStatisticsRoutes(services),
    ...createPixelRoutes(services),
    ...createPasswordRoutes({ passwordPolicy: accounts.passwordPolicy }),
    ...createOpenapiRoutes(config),
    ...createServiceRoutes(services),
    ...createOutboxRoutes({ ...config, db: services.database.db }),
  ];
}
