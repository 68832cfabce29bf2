import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { EventHub } from '../../platform/event-hub.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Messages } from '../../platform/messages.ts';
import type { PasswordHasher } from '../../platform/password-hasher.ts';
import type { PasswordPolicy } from '../../platform/password-policy.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { RateLimiter } from '../../platform/rate-limits.ts';
import type { MakeTombstone } from '../../platform/recipient-tombstone.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Sessions } from '../../platform/sessions.ts';
import type { Codes } from './codes.ts';

/** What accounts need of the server's configuration. */
export type AuthConfig = {
  publicOrigin: string;
  previewHosts: readonly string[];
  trustedProxies: number;
  rateLimitFactor: number;
  /** ISO codes of the countries that texts go to. */
  smsCountries: readonly string[];
  /** Undefined when Google is not set up. Its addresses are Google's own where they are undefined. */
  google:
    | {
        clientId: string;
        clientSecret: string;
        authorizationUrl: string | undefined;
        tokenUrl: string | undefined;
        userinfoUrl: string | undefined;
      }
    | undefined;
};

/** What the routes and services of accounts work with. */
export type AuthDependencies = {
  db: Db;
  clock: Clock;
  logger: Logger;
  config: AuthConfig;
  sessions: Sessions;
  hub: EventHub;
  hasher: PasswordHasher;
  limit: RateLimiter;
  messages: Messages;
  jobs: JobQueue;
  secrets: Secrets;
  makeTombstone: MakeTombstone;
  codes: Codes;
  passwordPolicy: PasswordPolicy;
  personalData: readonly PersonalData[];
};
