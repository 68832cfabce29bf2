import { openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrator.ts';
import { watchStatements } from '../watch-statements.ts';

// Run by migrations.test.ts as a separate process, which dies before a statement of the migration: `node
// killed-migration.ts <database file> <number of the statement>`.
const [, , file = '', fatal] = process.argv;
const { db } = openDatabase(`file:${file}`);
let statements = 0;
await migrate(
  watchStatements(db, () => {
    if (statements === Number(fatal)) process.kill(process.pid, 'SIGKILL');
    statements += 1;
  }),
);
