import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqliteDatabase } from './sqlite-database.ts';

it('[security 56] reports a full disk, even from a transaction that SQLite has rolled back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-test-'));
  const database = openSqliteDatabase(`file:${folder}/full.db`);
  try {
    await sql`create table filler (text text) strict`.execute(database.db);
    await sql`pragma max_page_count = 4`.execute(database.db);
    const fill = database.db.transaction().execute(async (trx) => {
      for (let row = 0; row < 100; row += 1) {
        await sql`insert into filler values (${'x'.repeat(4000)})`.execute(trx);
      }
    });
    await expect(fill).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    // The connection still works.
    await database.db.transaction().execute((trx) => sql`select 1`.execute(trx));
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
