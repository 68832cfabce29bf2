import { mkdirSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';

const patienceMs = 10 * 60_000;

/**
 * Waits until no other process is building this project, and makes others wait until this process ends. The operating
 * system holds SQLite's lock, so a killed build doesn't leave one behind.
 */
export function lockBuild(root: string): void {
  const folder = `${root}node_modules/.cache`;
  mkdirSync(folder, { recursive: true });
  const lock = new SqliteDatabase(`${folder}/build-lock.db`, { timeout: patienceMs });
  lock.exec('begin exclusive');
  // Keeps a reference until the end, because an unused connection would be garbage-collected together with its lock.
  process.once('exit', () => lock.close());
}
