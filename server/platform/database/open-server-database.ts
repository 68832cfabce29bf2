import type { Logger } from '../observability/logger.ts';
import { type Database, openDatabase } from './database.ts';
import { lockDatabase } from './database-lock.ts';
import { checkQuickly, explainDamage } from './integrity.ts';
import { migrate } from './migrator.ts';

/**
 * Opens, checks, and migrates the database for this server alone. If another server has it, it is damaged, or it can't
 * be migrated, everything is closed again and this throws.
 */
export async function openServerDatabase(url: string, logger: Logger): Promise<Database & AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  stack.use(lockDatabase(url));
  const database = await explainDamage(url, async () => {
    const opened = openDatabase(url, () => {
      logger.warn('another process holds the lock of the database: what would write is refused');
    });
    stack.defer(() => opened.close());
    await checkQuickly(opened.db, { url, logger });
    const ran = await migrate(opened.db);
    if (ran.length > 0) logger.info({ migrations: ran }, 'database migrated');
    return opened;
  });
  const lifetime = stack.move();
  return Object.assign(database, { [Symbol.asyncDispose]: () => lifetime.disposeAsync() });
}
