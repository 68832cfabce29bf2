import { migrate } from '../../platform/database/migrator.ts';
import { openSqliteDatabase } from '../../platform/database/sqlite/sqlite-database.ts';
import { watchStatements } from '../watch-statements.ts';

// Run by migrations.test.ts as a separate process, which dies before a statement of the migration: `node
// killed-migration.ts <database file> <number of the statement>`.
const [, , file = '', fatal] = process.argv;
const { db } = openSqliteDatabase(`file:${file}`);
let statements = 0;
await migrate(
  watchStatements(db, () => {
    if (statements === Number(fatal)) process.kill(process.pid, 'SIGKILL');
    statements += 1;
  }),
);
