import { enableCompileCache } from 'node:module';

process.umask(0o077);
enableCompileCache();
const [argument] = process.argv.slice(2);
if (argument !== undefined) {
  console.error(
    'Usage: npm run migrate\n\nBrings the database that DATABASE_URL names up to date. It has no options.',
  );
  process.exit(argument === '--help' ? 0 : 2);
}
const [{ parseConfig }, { migrate }, { openDatabase }, { explainFailure }] = await Promise.all([
  import('../config.ts'),
  import('../platform/database/migrator.ts'),
  import('../platform/database/open-database.ts'),
  import('./cli/explain-failure.ts'),
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
  console.error(explainFailure(cause));
  process.exitCode = 1;
}
