import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { buildEvent, postBeacon } from '../../../testing/test-beacon.ts';
import { createLogOn } from '../../observability/logger.ts';
import { checkQuickly, listProblems } from './integrity.ts';
import { openReadOnlyFile, openSqliteDatabase } from './sqlite-database.ts';

const pageBytes = 4096;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/coverlight-integrity-`);
  file = `${folder}/test.db`;
  await using app = await createTestApp({ DATABASE_URL: `file:${file}` });
  for (let call = 0; call < 10; call += 1) {
    await postBeacon(
      app,
      Array.from({ length: 50 }, () => buildEvent({ elementValue: 'x'.repeat(400) })),
    );
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Overwrites every page except the first few, like a failing disk or an incomplete copy. */
function overwritePages(): void {
  const pages = readFileSync(file).length / pageBytes;
  const descriptor = openSync(file, 'r+');
  for (let page = 30; page < pages; page += 1) {
    writeSync(descriptor, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes);
  }
  closeSync(descriptor);
}

const open = () => createTestApp({ DATABASE_URL: `file:${file}` });

describe('a damaged database', () => {
  it('[security 77] stops the start with one clear line when pages were overwritten', async () => {
    overwritePages();
    const message = `The database ${file} is damaged. Restore a backup; docs/operating.md, "Data", says how.`;
    await expect(open()).rejects.toThrow(message);
  });

  it('says which file it cannot open, and what to do', async () => {
    await expect(createTestApp({ DATABASE_URL: `file:${file}/below/test.db` })).rejects.toThrow(
      `The database ${file}/below/test.db cannot be opened (ENOTDIR). Correct DATABASE_URL, or let this program write to it and ${file}/below.`,
    );
  });

  it("[security 77] stops the start when the file isn't a database", async () => {
    writeFileSync(file, 'This is a text.'.repeat(1000));
    await expect(open()).rejects.toThrow(
      /^The database .* is damaged, or another kind of file\. Restore a backup/,
    );
  });

  it('[security 77] can be replaced with a backup', async () => {
    const backup = `${folder}/backup.db`;
    copyFileSync(file, backup);
    overwritePages();
    await expect(open()).rejects.toThrow('is damaged');
    copyFileSync(backup, file);
    await using app = await open();
    expect(await listProblems(app.services.database.db)).toEqual([]);
  });
});

describe('the full check', () => {
  it('[security 77] finds overwritten pages and dangling references', async () => {
    const database = openSqliteDatabase(`file:${file}`);
    expect(await listProblems(database.db)).toEqual([]);
    await sql`pragma foreign_keys = off`.execute(database.db);
    await sql`update analytics_events set user_id = 'gone' where id = 1`.execute(database.db);
    expect(await listProblems(database.db)).toEqual(['analytics_events row 1 has no row in users']);
    await database.close();
    overwritePages();
    const damaged = openReadOnlyFile(`file:${file}`);
    expect((await listProblems(damaged.db)).length).toBeGreaterThan(0);
    await damaged.close();
  });
});

it('checks a large file that the quick check skips', async () => {
  const lines: string[] = [];
  const { logger } = createLogOn('info', { write: (line) => void lines.push(line) });
  const database = openSqliteDatabase(`file:${file}`);
  await checkQuickly(database.db, { url: `file:${file}`, logger, maxBytes: 1000 });
  await database.close();
  expect(lines.join()).toContain('too large for a quick check');
});
