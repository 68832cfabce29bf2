import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../server/platform/database/migrator.ts';
import { openSqliteDatabase } from '../../server/platform/database/sqlite/sqlite-database.ts';
import { composeSchema } from './compose-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverlight-schema-'));
const database = openSqliteDatabase(`file:${folder}/schema.db`);
try {
  await migrate(database.db);
  const file = fileURLToPath(new URL('../../server/platform/database/schema.ts', import.meta.url));
  writeFileSync(file, await composeSchema(database.db));
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
