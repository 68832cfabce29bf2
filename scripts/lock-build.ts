import { mkdirSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';

const patienceMs = 10 * 60_000;

/**
 * Waits until no other process builds this project, and keeps others waiting until this process ends. The operating
 * system holds SQLite's lock, so a killed build leaves none behind.
 */
export function lockBuild(root: string): void {
  const folder = `${root}node_modules/.cache`;
  mkdirSync(folder, { recursive: true });
  const lock = new SqliteDatabase(`${folder}/build-lock.db`, { timeout: patienceMs });
  lock.exec('begin exclusive');
  // Keeps a reference until the end, because an unused connection is garbage-collected along with its lock.
  process.once('exit', () => lock.close());
}
