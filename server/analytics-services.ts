import type { Config } from './config.ts';
import { createAnalyticsRetentionJobs } from './features/analytics/analytics-retention.repository.ts';
import { createFigureCompleter } from './features/analytics/deltas/complete-figures.ts';
import { createReportReader } from './features/analytics/deltas/report-reader.ts';
import { createEventStore } from './features/analytics/ingestion/create-event-store.ts';
import { computeDailyByteLimits, createSenderHash } from './features/analytics/ingestion/daily-bytes.ts';
import { createIngestion } from './features/analytics/ingestion/ingestion.ts';
import { createSourceRegistry } from './features/analytics/sources/source-registry.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { isFollowing } from './platform/database/engine-sql.ts';
import { openReplica } from './platform/database/open-database.ts';
import type { Logger } from './platform/observability/logger.ts';
import type { Secrets } from './platform/security/secrets.ts';

type Dependencies = {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
  /** See `createIngestion`. */
  hasRoom: () => boolean;
};

/** Creates everything about events that has a lifetime, on the caller's stack, which closes it. */
export async function createAnalyticsServices(
  stack: AsyncDisposableStack,
  { config, database, clock, logger, secrets, hasRoom }: Dependencies,
) {
  const limits = computeDailyByteLimits(config);
  const store = await createEventStore(database, { clock, logger, limits, hash: createSenderHash(secrets) });
  const { db } = database;
  const sources = stack.use(await createSourceRegistry({ db, clock, logger, configured: config }));
  const ingestion = stack.use(createIngestion({ store, logger, hasRoom }));
  const { replicaUrl, databasePool } = config;
  const replica = replicaUrl ? await openReplica(replicaUrl, databasePool, logger) : undefined;
  stack.defer(() => replica?.destroy());
  const completeFigures = createFigureCompleter(db, logger);
  return {
    analytics: {
      ingestion,
      sources,
      readReports: createReportReader({
        db,
        replica,
        isFollowing: (copy) => isFollowing(copy, db),
        completeFigures,
        logger,
      }),
    },
    /** Makes figures complete before they are read. */
    completeFigures,
    dailyBytesLimit: limits.site,
    eventRetention: createAnalyticsRetentionJobs(config.analyticsRetentionDays),
  };
}
