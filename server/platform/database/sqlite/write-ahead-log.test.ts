import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enableWriteAheadLog } from './sqlite-database.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-wal-'));
  file = `${folder}/new.db`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('waits while another process writes to a new file', () => {
  using other = openFile();
  using own = openFile();
  other.database.exec('begin immediate');
  const answers: string[] = [];
  enableWriteAheadLog({
    pragma(text) {
      if (answers.length === 2) other.database.exec('commit');
      try {
        own.database.pragma(text);
        answers.push('on');
      } catch (cause) {
        answers.push(cause instanceof SqliteDatabase.SqliteError ? cause.code : String(cause));
        throw cause;
      }
    },
  });
  expect(answers).toEqual(['SQLITE_BUSY', 'SQLITE_BUSY', 'on']);
  expect(own.database.pragma('journal_mode', { simple: true })).toBe('wal');
});

it('reports any other error immediately', () => {
  let tries = 0;
  const fail = () => {
    tries += 1;
    throw new Error('disk I/O error');
  };
  expect(() => enableWriteAheadLog({ pragma: fail })).toThrow('disk I/O error');
  expect(tries).toBe(1);
});

function openFile() {
  const database = new SqliteDatabase(file);
  return { database, [Symbol.dispose]: () => void database.close() };
}
