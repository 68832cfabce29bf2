import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { EventHub } from '../../platform/jobs/event-hub.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Messages } from '../../platform/messages/messages.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { PasswordHasher } from '../../platform/security/password-hasher.ts';
import type { PasswordPolicy } from '../../platform/security/password-policy.ts';
import type { PersonalData } from '../../platform/security/personal-data.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { Codes } from './codes/codes.ts';

export type AccountContext = {
  db: Db;
  clock: Clock;
  logger: Logger;
  config: Pick<
    Config,
    'publicOrigin' | 'previewHosts' | 'trustedProxies' | 'rateLimitFactor' | 'smsCountries' | 'google'
  >;
  sessions: Sessions;
  hub: EventHub;
  hasher: PasswordHasher;
  messages: Messages;
  jobs: JobQueue;
  secrets: Secrets;
  codes: Codes;
  passwordPolicy: PasswordPolicy;
  /** Finds the name in a person's profile. */
  findProfileName: (db: Db, userId: string) => Promise<string | null>;
  /** Whether the account can use the desk. Then only the host's commands delete it. */
  isOperator: (db: Db, userId: string) => Promise<boolean>;
  personalData: readonly PersonalData[];
};
