import type { Config } from './config.ts';
import { addMonths } from './features/analytics/event-months.repository.ts';
import { createEventRetention } from './features/analytics/event-retention.repository.ts';
import { createEventStore } from './features/analytics/ingestion/event-store.ts';
import { createIngestion } from './features/analytics/ingestion/ingestion.ts';
import { computeDailyByteLimits, createSenderHash } from './features/analytics/ingestion/quotas.ts';
import { createSourceRegistry } from './features/analytics/sources/source-registry.ts';
import { forgetFailures } from './features/analytics/totals/pending-totals.repository.ts';
import { createPendingTotals } from './features/analytics/totals/pending-totals.ts';
import { createReportReader } from './features/analytics/totals/report-reader.ts';
import { type Clock, toDay } from './platform/clock.ts';
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
  { config, database: { db }, clock, logger, secrets, hasRoom }: Dependencies,
) {
  const limits = computeDailyByteLimits(config);
  const hash = createSenderHash(secrets);
  // This version may be able to add what another one couldn't.
  await forgetFailures(db);
  await addMonths(db, toDay(clock.now())).catch((cause: unknown) => {
    logger.error({ err: cause }, 'months of events could not be added');
  });
  const pendingTotals = createPendingTotals(db, logger);
  stack.defer(pendingTotals.close);
  const { schedule: onStored, complete: completeFigures } = pendingTotals;
  const store = createEventStore({ db, clock, limits, hash, onStored });
  const sources = stack.use(await createSourceRegistry({ db, clock, logger, configured: config }));
  const ingestion = stack.use(createIngestion({ store, logger, hasRoom }));
  const { replicaUrl, databasePool } = config;
  const replica = replicaUrl ? await openReplica(replicaUrl, databasePool, logger) : undefined;
  stack.defer(() => replica?.destroy());
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
    eventRetention: createEventRetention(config.analyticsRetentionDays),
  };
}
