import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, describeDatabase } from '../../testing/test-app.ts';
import { onlyOnSqlite } from '../../testing/test-database.ts';
import { runOpsHere } from '../testing/run-ops-here.ts';
import { explainFailure } from './explain-failure.ts';
import { runOps } from './run-ops.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ops-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['report', 'none/report.html', 'ENOENT'],
  ['export', '.', 'EISDIR'],
])('says which file %s can’t write', async (command, name, code) => {
  await using app = await createTestApp();
  const file = join(folder, name);
  const result = await runOpsHere([command, '--out', file], describeDatabase(app));
  expect(result.code).toBe(1);
  expect(result.stderr).toContain(`${file} can’t be read or written (${code}).`);
});

it('says what a database that can’t be opened needs', () => {
  try {
    new SqliteDatabase(folder).pragma('journal_mode');
    expect.unreachable();
  } catch (cause) {
    expect(explainFailure(cause)).toMatch(
      /^The database can’t be opened \(.+\)\. .+ must be able to write to it and its folder\.$/,
    );
  }
});

it('says what a database that can only be read needs', onlyOnSqlite(), async () => {
  const file = join(folder, 'test.db');
  await (await createTestApp({ DATABASE_URL: `file:${file}` }))[Symbol.asyncDispose]();
  const bytes = readFileSync(file);
  // A format that this version of SQLite reads, but doesn't write. As root, tests may write to any file.
  bytes[18] = 3;
  writeFileSync(file, bytes);
  const cause = await createTestApp({ DATABASE_URL: `file:${file}` }).catch((error: unknown) => error);
  expect(explainFailure(cause)).toMatch(/readonly.+ must be able to write to it and its folder\.$/);
});

it('says that the disk is full', async () => {
  const errors: string[] = [];
  const code = await runOps(['version'], {
    environment: {},
    print: (texts) => pipeline(Readable.from(texts), createWriteStream('/dev/full')),
    printError: (text) => void errors.push(text),
  });
  expect({ code, errors }).toEqual({
    code: 1,
    errors: ['The disk is full. Make room, and run the command again.'],
  });
});

it('says what a pooler without transactions needs', () => {
  const cause = new Error('transaction blocks not allowed in statement pooling mode');
  expect(explainFailure(cause)).toContain('Set pool_mode = session');
});

it('says that the database’s disk may be full', () => {
  const cause = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_SHMSIZE' });
  expect(explainFailure(cause)).toBe(
    'The database’s disk is full or failing (disk I/O error). Make room, and run the command again.',
  );
});

it.each(['SQLITE_NOTADB', 'SQLITE_CORRUPT'])('says what a file that SQLite can’t read may be: %s', (code) => {
  const cause = Object.assign(new Error('file is not a database'), { code });
  expect(explainFailure(cause)).toMatch(/^The database is damaged, or another kind of file \(.+\)\. Correct/);
});
