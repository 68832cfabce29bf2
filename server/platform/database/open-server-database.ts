import type { Logger } from '../observability/logger.ts';
import { type Database, openDatabase } from './database.ts';
import { lockDatabase } from './database-lock.ts';
import { checkQuickly, explainDamage } from './integrity.ts';
import { migrate } from './migrator.ts';

/**
 * Opens the database for this server alone, checked and migrated. Throws, with everything closed again, when another
 * server has it, when it is damaged, or when it cannot be migrated.
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
