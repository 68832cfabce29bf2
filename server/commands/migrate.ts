import { enableCompileCache } from 'node:module';

process.umask(0o077);
enableCompileCache();
const [{ parseConfig }, { migrate }, { openDatabase }] = await Promise.all([
  import('../config.ts'),
  import('../platform/database/migrator.ts'),
  import('../platform/database/open-database.ts'),
]);
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
