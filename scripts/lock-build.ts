import { mkdirSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';

const patienceMs = 10 * 60_000;

/**
 * Waits until no other process builds this project, and keeps others waiting until this process ends. SQLite's lock is
 * the operating system's, so a build that's killed leaves none behind.
 */
export function lockBuild(root: string): void {
  const folder = `${root}node_modules/.cache`;
  mkdirSync(folder, { recursive: true });
  const lock = new SqliteDatabase(`${folder}/build-lock.db`, { timeout: patienceMs });
  lock.exec('begin exclusive');
  // Held until the end: a connection that nothing refers to is collected, and its lock with it.
  process.once('exit', () => lock.close());
}
