import type { Config } from './config.ts';
import { personEvents } from './features/analytics/person-events.repository.ts';
import { accountData } from './features/auth/account/account-data.ts';
import { joinNames } from './features/auth/account/people.service.ts';
import type { AccountContext } from './features/auth/account-context.ts';
import { createCodes } from './features/auth/codes/codes.ts';
import { createSendLimitData } from './features/auth/codes/send-limit-data.ts';
import { contactData } from './features/contact/contact-data.ts';
import { operatorData } from './features/desk/operator-data.ts';
import { isOperator } from './features/desk/operators.repository.ts';
import { createProfilePersonalData } from './features/profile/profile.service.ts';
import { findProfile } from './features/profile/profiles.repository.ts';
import { findLatestOutcome } from './features/referrals/outcomes.repository.ts';
import type { Clock } from './platform/clock.ts';
import { type Db, findDatabaseFile } from './platform/database/database.ts';
import type { EventHub } from './platform/jobs/event-hub.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { createGlobalSendLimits } from './platform/messages/global-send-limits.ts';
import { createMessageData, createTombstoneMaker } from './platform/messages/message-data.ts';
import { createMessages } from './platform/messages/messages.ts';
import type { Logger } from './platform/observability/logger.ts';
import { createPasswordHasher, type PasswordHasher } from './platform/security/password-hasher.ts';
import { createPasswordPolicy } from './platform/security/password-policy.ts';
import { createSecrets } from './platform/security/secrets.ts';
import { createSessions } from './platform/sessions/sessions.ts';

type Dependencies = {
  config: Config;
  db: Db;
  clock: Clock;
  logger: Logger;
  jobs: JobQueue;
  hub: EventHub;
  hasher?: PasswordHasher | undefined;
};

/** Creates what accounts need, for the server and for operators' commands. Starts nothing. */
export function createAccountServices({
  config,
  db,
  clock,
  logger,
  jobs,
  hub,
  hasher = createPasswordHasher(),
}: Dependencies) {
  const { isProduction, publicOrigin } = config;
  const limits = createGlobalSendLimits(config.rateLimitFactor);
  const secrets = createSecrets({
    secret: config.sessionSecret,
    previousSecret: config.previousSessionSecret,
    isProduction,
    databaseFile: findDatabaseFile(config.databaseUrl),
  });
  const accounts: AccountContext = {
    db,
    clock,
    logger,
    config,
    hub,
    secrets,
    sessions: createSessions({ db, clock, hub, logger, publicOrigin }),
    hasher,
    messages: createMessages({
      clock,
      logger,
      jobs,
      limits,
      hasMailServer: config.mailUrl !== undefined,
      hasTextProvider: config.twilio !== undefined,
      isProduction,
    }),
    jobs,
    codes: createCodes({ clock, secrets }),
    passwordPolicy: createPasswordPolicy(),
    findProfileName: async (source: Db, userId: string) => joinNames(await findProfile(source, userId)),
    isOperator,
    personalData: [
      ...accountData,
      ...createSendLimitData({ clock, secrets }),
      createMessageData({ clock, createTombstone: createTombstoneMaker(secrets) }),
      createProfilePersonalData(findLatestOutcome),
      contactData,
      personEvents,
      operatorData,
    ],
  };
  return { accounts, limits };
}
