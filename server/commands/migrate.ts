import { parseConfig } from '../config.ts';
import { migrate } from '../platform/database/migrator.ts';
import { openDatabase } from '../platform/database/open-database.ts';

process.umask(0o077);
try {
  const database = await openDatabase(parseConfig(process.env));
  try {
    const ran = await migrate(database.db);
    console.log(ran.length === 0 ? 'The database is up to date.' : `Applied ${ran.join(', ')}`);
  } finally {
    await database.close();
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
