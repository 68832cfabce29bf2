import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchedCarriers } from '../shared/site/carriers.data.ts';
import { createAccountServices } from './account-services.ts';
import { createAnalyticsServices } from './analytics-services.ts';
import type { Config } from './config.ts';
import { countFailed } from './features/analytics/totals/pending-totals.repository.ts';
import { createAccountRetention } from './features/auth/account/account-retention.service.ts';
import { authRetentionJobs } from './features/auth/auth-retention.repository.ts';
import { createRecoveryHandler, recoveryJobKind } from './features/auth/passwords/recovery.routes.ts';
import { recordConsent, withdrawConsent } from './features/auth/users/consents.repository.ts';
import { createChatService } from './features/chat/chat.service.ts';
import { createContactService } from './features/contact/contact.service.ts';
import { contactRetention } from './features/contact/contact-data.ts';
import { operatorRetention } from './features/desk/operator-data.ts';
import { createBackupSchedule } from './features/health/backup-schedule.ts';
import { createHealthService, createWriteCheck } from './features/health/health.service.ts';
import { createProfileService } from './features/profile/profile.service.ts';
import { findLatestOutcome } from './features/referrals/outcomes.repository.ts';
import { referralRetention } from './features/referrals/referral-retention.repository.ts';
import {
  createReferralAnnouncer,
  createReferralWebhookHandler,
  referralWebhookJobKind,
} from './features/referrals/referral-webhook.ts';
import { createReferralService } from './features/referrals/referrals.service.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { findDatabaseFile, isPostgresUrl, type PostgresDatabase } from './platform/database/database.ts';
import { isMigrated } from './platform/database/migrator.ts';
import { openServerDatabase } from './platform/database/open-database.ts';
import {
  createDiskSpaceGuard,
  type DiskSpace,
  measureFreedBytes,
} from './platform/database/sqlite/disk-space-guard.ts';
import { listSecurityHeaders } from './platform/http/security-headers.ts';
import { createSharedLimits } from './platform/http/shared-limits.ts';
import { createEventHub, type EventHub, shareEvents } from './platform/jobs/event-hub.ts';
import { createJobQueue, type JobQueue, jobsChannel } from './platform/jobs/job-queue.ts';
import {
  platformRetentionJobs,
  writeAheadLogRetention,
} from './platform/jobs/platform-retention.repository.ts';
import { createRetentionJobs } from './platform/jobs/retention-jobs.ts';
import { createMailer } from './platform/messages/mailer.ts';
import { createMessageJobs } from './platform/messages/message-delivery.ts';
import { createTwilioSender } from './platform/messages/sms.ts';
import { createLog, type Log, type Logger } from './platform/observability/logger.ts';
import { createRequestMemory } from './platform/observability/request-memory.ts';
import { createSignatureCheck } from './platform/security/carrier-signatures.ts';
import type { PasswordHasher } from './platform/security/password-hasher.ts';
import type { Secrets } from './platform/security/secrets.ts';
import { openBuiltSite, type SiteSource } from './platform/site/site-source.ts';
import { logStartWarnings } from './start-warnings.ts';

const builtSite = fileURLToPath(new URL('../dist/client/', import.meta.url));

/** Everything with a lifetime, created once at the start. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Replaced by tests, the development server, and the seed. */
export type Overrides = {
  log?: Log;
  clock?: Clock;
  siteSource?: SiteSource;
  measureDisk?: () => DiskSpace;
  hasher?: PasswordHasher | undefined;
};

/** Creates the services and migrates the database. If one fails, everything is closed again and this throws. */
export async function createServices(config: Config, overrides: Overrides = {}) {
  await using stack = new AsyncDisposableStack();
  const { logger, announce, writeRequestLine, flush } = overrides.log ?? createLog(config);
  stack.defer(flush);
  const clock = overrides.clock ?? systemClock;
  const carriers = matchedCarriers;
  const checkSignature = createSignatureCheck({ secrets: config.postbackSecrets, carriers, clock, logger });
  const source = overrides.siteSource ?? openBuiltSite(builtSite, config.siteFolder);
  const { publicOrigin } = config;
  const site = source.load({ publicOrigin });
  const database = stack.use(await openServerDatabase(config, logger));

  const { db } = database;
  const channels = database.engine === 'postgres' ? database : undefined;
  const jobs = stack.use(createJobQueue({ db, clock, logger, channels }));
  const { mailUrl, mailFrom, supportEmail } = config;
  const sendEmail = mailUrl
    ? createMailer({ url: mailUrl, from: mailFrom, replyTo: supportEmail })
    : undefined;
  const sendText = config.twilio && createTwilioSender(config.twilio);
  logStartWarnings(config, logger);
  const ownHub = stack.adopt(createEventHub(), ({ close }) => close());
  const { hub, createStore } = await shareState({ channels, jobs, hub: ownHub, logger });
  const { hasher } = overrides;
  const { accounts, limits } = createAccountServices({ config, db, clock, logger, jobs, hub, hasher });
  const { messages, secrets } = accounts;
  jobs.register(createMessageJobs({ db, clock, logger, limits, sendEmail, sendText }));
  jobs.register({ [recoveryJobKind]: createRecoveryHandler(accounts) });
  if (config.referralWebhook) {
    const handler = createReferralWebhookHandler({ ...config.referralWebhook, clock, logger });
    jobs.register({ [referralWebhookJobKind]: handler });
  }
  const isOnPostgres = isPostgresUrl(config.databaseUrl);
  const folder = isOnPostgres ? '.' : dirname(findDatabaseFile(config.databaseUrl));
  const measureReusable = () => (database.engine === 'sqlite' ? measureFreedBytes(database) : 0);
  const measureDisk =
    overrides.measureDisk ?? createDiskSpaceGuard({ clock, logger, folder, measureReusable });
  // PostgreSQL's disk belongs to another machine.
  const hasRoom = () => isOnPostgres || measureDisk().hasRoom;
  const eventOptions = { config, database, clock, logger, secrets, hasRoom };
  const { analytics, completeFigures, dailyBytesLimit, eventRetention } = await createAnalyticsServices(
    stack,
    eventOptions,
  );
  const kinds = [
    ...platformRetentionJobs,
    ...authRetentionJobs,
    ...createAccountRetention(accounts),
    contactRetention,
    ...referralRetention,
    operatorRetention,
    ...eventRetention,
    writeAheadLogRetention,
  ];
  const retentionJobs = stack.use(createRetentionJobs({ db, clock, logger, kinds, channels }));
  const { backupEvery: every, backupFolder } = config;
  const backupSchedule =
    every === undefined
      ? undefined
      : stack.use(createBackupSchedule({ clock, logger, folder: backupFolder, every }));
  // Loaded on demand, because the metrics library would slow down every start.
  const metricsModule = config.metricsToken ? await import('./features/health/metrics.ts') : undefined;
  const countFailedTotals = () => countFailed(db);
  const figures = { completeFigures, countFailedTotals };
  const metricsOptions = { db, clock, measureDisk, backupFolder, dailyBytesLimit, ...figures };
  const metrics = metricsModule?.createMetrics(metricsOptions);
  const requestMemory = createRequestMemory(clock.now);
  const health = createHealthService({ ...config, db, clock, measureDisk, requestMemory });

  const canWrite = createWriteCheck(database);
  let isDraining = false;
  // Loaded only if there is one, because it brings every word that the chat's rules know.
  const languageModel =
    config.languageModel &&
    (await import('./features/chat/model/language-model.ts')).createLanguageModel(config.languageModel, {
      clock,
      logger,
    });
  const lifetime = stack.move();
  return {
    config,
    logger,
    announce,
    writeRequestLine: requestMemory.watch(metrics?.watch(writeRequestLine) ?? writeRequestLine),
    health,
    requestMemory,
    clock,
    database,
    /** Counts calls for all processes. Undefined if there is only one. */
    createLimitStore: createStore(secrets),
    securityHeaders: listSecurityHeaders({
      isHttps: publicOrigin.startsWith('https:'),
      ...site.hashes,
    }),
    site,
    carriers,
    checkSignature,
    referrals: createReferralService({
      db,
      clock,
      carriers,
      announce: config.referralWebhook && createReferralAnnouncer(jobs),
    }),
    profiles: createProfileService({
      db,
      clock,
      carriers,
      reading: config.matchReading,
      findOutcome: findLatestOutcome,
      consents: {
        record: (trx, userId, kind, page, now) => recordConsent(trx, { userId, kind, page }, now),
        withdraw: withdrawConsent,
      },
    }),
    contact: createContactService({ db, clock, logger, messages, supportEmail }),
    chat: createChatService({
      clock,
      logger,
      knowledgeFile: source.knowledgeFile,
      languageModel,
    }),
    ...analytics,
    accounts,
    jobs,
    retentionJobs,
    /** Undefined if no one can access them. */
    metrics,
    hasRoom,
    /** Starts the background work. Tests run its parts themselves instead. */
    startBackground() {
      analytics.ingestion.start();
      analytics.sources.start();
      jobs.start();
      retentionJobs.start();
      backupSchedule?.start();
    },
    /** Whether the server can serve: the database stores, is migrated, and the server isn't about to stop. */
    isReady: async () => !isDraining && (await canWrite()) && (await isMigrated(database.db)),
    /** From now on `isReady` returns false, so that a load balancer sends no more requests. */
    startDraining() {
      isDraining = true;
      jobs.stop();
      hub.close();
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  };
}

type Shared = {
  channels: PostgresDatabase | undefined;
  jobs: JobQueue;
  hub: EventHub;
  logger: Logger;
};

/** Connects what several processes on PostgreSQL have in common: wake-ups, events, and rate limits. */
async function shareState({ channels, jobs, hub, logger }: Shared) {
  if (!channels) return { hub, createStore: () => undefined };
  await channels.listen(jobsChannel, jobs.wake, jobs.wake);
  return {
    hub: await shareEvents(hub, channels, logger),
    createStore: (secrets: Secrets) => createSharedLimits(channels.db, secrets),
  };
}
