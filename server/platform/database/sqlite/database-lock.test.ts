import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDatabase } from './database-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = (name: string) => lockDatabase(`file:${folder}/${name}`);

it('[security 71] uses one lock for a file and every link to it, even before the file exists', () => {
  mkdirSync(`${folder}/data`);
  symlinkSync('data/own.db', `${folder}/link.db`);
  symlinkSync(`${folder}/link.db`, `${folder}/second.db`);
  using _held = lock('second.db');
  expect(() => lock('data/own.db')).toThrow('A server is already using the database');
  expect(() => lock('link.db')).toThrow('A server is already using the database');
});

it('says that a folder is no database', () => {
  mkdirSync(`${folder}/data`);
  expect(() => lock('data')).toThrow(`${folder}/data is a folder, not a database. Correct DATABASE_URL.`);
});

it('[security 71] refuses a file with a second name, which would have its own lock', () => {
  writeFileSync(`${folder}/own.db`, '');
  linkSync(`${folder}/own.db`, `${folder}/other.db`);
  for (const name of ['own.db', 'other.db']) expect(() => lock(name)).toThrow('has 2 hard links');
  rmSync(`${folder}/other.db`);
  lock('own.db')[Symbol.dispose]();
});
