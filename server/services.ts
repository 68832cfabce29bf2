import { fileURLToPath } from 'node:url';
import type { Carrier } from '../shared/matching/carrier.ts';
import type { Config } from './config.ts';
import { loadCarriers } from './features/recommendation/load-carriers.ts';
import { createReferralService, type ReferralService } from './features/referrals/referrals.service.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { createLog, type Log, type Logger, type WriteRequestLine } from './platform/logger.ts';
import { isMigrated, migrate } from './platform/migrator.ts';
import { computeSecurityHeaders } from './platform/security-headers.ts';
import { loadStaticSite, readSiteManifest, type StaticSite } from './platform/static-site.ts';

const builtSite = fileURLToPath(new URL('../dist/client/', import.meta.url));

/** Everything with a lifetime, made once at start. */
export type Services = AsyncDisposable & {
  config: Config;
  logger: Logger;
  writeRequestLine: WriteRequestLine;
  clock: Clock;
  database: Database;
  securityHeaders: readonly [string, string][];
  site: StaticSite;
  carriers: readonly Carrier[];
  referrals: ReferralService;
  /** Whether the server can serve: the database and its migrations answer, and it is not about to stop. */
  isReady: () => Promise<boolean>;
  /** From here on `isReady` says no, so that a load balancer sends nobody any more. */
  startDraining: () => void;
};

/** What tests replace. */
export type Overrides = { log?: Log; clock?: Clock; siteFolder?: string };

/** Makes the services, migrating the database. Throws, with everything closed again, when one cannot be made. */
export async function createServices(config: Config, overrides: Overrides = {}): Promise<Services> {
  await using stack = new AsyncDisposableStack();
  const { logger, writeRequestLine, flush } = overrides.log ?? createLog(config.logLevel);
  stack.defer(flush);
  const clock = overrides.clock ?? systemClock;
  const carriers = loadCarriers(config.carriersFile);
  const folder = overrides.siteFolder ?? builtSite;
  const manifest = readSiteManifest(folder);
  const { isProduction, publicOrigin } = config;
  const headers = computeSecurityHeaders({
    isHttps: publicOrigin.startsWith('https:'),
    styleHashes: manifest.styleHashes,
  });
  const site = loadStaticSite({ folder, manifest, publicOrigin, isProduction, headers });
  const database = openDatabase(config.databaseUrl);
  stack.defer(() => database.close());
  const ran = await migrate(database.db);
  if (ran.length > 0) logger.info({ migrations: ran }, 'database migrated');

  let isDraining = false;
  const lifetime = stack.move();
  return {
    config,
    logger,
    writeRequestLine,
    clock,
    database,
    securityHeaders: headers,
    site,
    carriers,
    referrals: createReferralService({ db: database.db, clock, carriers }),
    isReady: async () => !isDraining && database.isAnswering() && (await isMigrated(database.db)),
    startDraining() {
      isDraining = true;
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  };
}
