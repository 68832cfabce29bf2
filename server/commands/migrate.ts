import { parseConfig } from '../config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrator.ts';

const database = openDatabase(parseConfig(process.env).databaseUrl);
try {
  const ran = await migrate(database.db);
  console.log(ran.length > 0 ? `Applied ${ran.join(', ')}` : 'The database is up to date.');
} finally {
  await database.close();
}
