import { existsSync } from 'node:fs';
import { findDatabaseFile } from '../database.ts';

/** The copy of a backup before it gets the database's name. */
export function nameUnfinishedRestore(database: string): string {
  return `${database}.restoring`;
}

/** Throws where a restore was killed while there was no database, because the server would create an empty one. */
export function refuseUnfinishedRestore(url: string): void {
  const database = findDatabaseFile(url);
  const draft = nameUnfinishedRestore(database);
  if (existsSync(database) || !existsSync(draft)) return;
  throw new Error(
    `A restore of ${database} was interrupted. Run \`npm run ops -- restore\` again, or remove ${draft} to start without data.`,
  );
}
