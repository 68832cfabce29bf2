import { parseConfig } from '../config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrator.ts';

try {
  const database = openDatabase(parseConfig(process.env).databaseUrl);
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
