import type { Config } from '../../server/config.ts';
import { findUserById } from '../../server/features/auth/users/users.repository.ts';
import type { Db } from '../../server/platform/database/database.ts';
import { createServices, type Services } from '../../server/services.ts';
import { createRandom } from '../../shared/seeded-random.ts';
import { createPagelessSite } from '../dev/pageless-site.ts';
import { seedAccounts, storeAccounts } from './accounts.ts';
import { createSeedClock } from './seed-clock.ts';
import { countAccounts, emptyTables } from './seeded-database.repository.ts';
import { storeContacts, storeOperations, storeOutcomes } from './store-operations.ts';
import { storeDay } from './visits.ts';

const seed = 20_260_301;
const monthDays = 30;

type Options = {
  today: Date;
  /** Whether data from an earlier run may be deleted. */
  isReset: boolean;
  days?: number;
};

/**
 * Fills the configured database with the days before today. The rows are the same for the same day. Throws in
 * production, and for a database with accounts unless the seed created it and is allowed to reset it.
 */
export async function seedDatabase(
  config: Config,
  { today, isReset, days = monthDays }: Options,
): Promise<void> {
  if (config.isProduction) throw new Error('NODE_ENV is production: the seed is for development.');
  const clock = createSeedClock(today);
  // Nothing leaves the machine: seeded messages stay in the outbox.
  const silent = {
    mailUrl: undefined,
    twilio: undefined,
    referralWebhook: undefined,
    logLevel: 'error',
  } as const;
  const siteSource = createPagelessSite('');
  await using services: Services = await createServices({ ...config, ...silent }, { clock, siteSource });
  const { db } = services.database;
  await requireOwnDatabase(db, isReset);
  if (isReset) await emptyTables(db);
  const random = createRandom(seed);
  for (let daysAgo = days; daysAgo >= 1; daysAgo -= 1) await storeDay(services, { clock, random, daysAgo });
  await storeContacts(services, { clock, random, days });
  await storeAccounts(services, clock);
  await storeOutcomes(services, { clock, random, days });
  await storeOperations(services, { clock, random });
}

async function requireOwnDatabase(db: Db, isReset: boolean): Promise<void> {
  if ((await countAccounts(db)) === 0) return;
  const isSeeded = (await findUserById(db, seedAccounts[0].id)) !== undefined;
  if (!isSeeded)
    throw new Error('The database has accounts that the seed did not make, so it stays as it is.');
  if (!isReset) {
    throw new Error(
      'The database is seeded already. `npm run seed -- --reset` empties it and seeds it again.',
    );
  }
}
