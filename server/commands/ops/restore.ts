import { chmodSync, copyFileSync, existsSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatCount } from '../../../shared/format/plurals.ts';
import { parseConfig } from '../../config.ts';
import { inspectBackup } from '../../platform/database/sqlite/backups.ts';
import { lockDatabase } from '../../platform/database/sqlite/database-lock.ts';
import { defineCommand, takeArgument } from './command.ts';

export const restoreCommand = defineCommand({
  name: 'restore',
  summary: 'Replaces the database with a backup, after checking it. The server must be stopped.',
  forms: ['FILE', 'FILE --check'],
  options: { check: { type: 'boolean', help: 'only checks the backup; the server may be running' } },
  details: [
    'The current database is kept next to the restored one, with the time in its name. The next start of the server',
    'brings an older backup up to date.',
  ],
  async run(values, positionals, { environment, now }) {
    const backup = resolve(takeArgument(positionals, 'the backup’s file'));
    if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
    const { problems, pending, unknown, accounts } = await inspect(backup);
    if (problems.length > 0) throw new Error(`${backup} is damaged: ${problems.join('; ')}`);
    if (unknown.length > 0) {
      throw new Error(
        `${backup} comes from a newer version (${unknown.join(', ')}). Install that one first.`,
      );
    }
    const found = [
      `${backup} is whole and has ${formatCount(accounts, { one: '# account', other: '# accounts' })}.`,
      ...(pending.length > 0 ? [`The next start will bring it up to date: ${pending.join(', ')}.`] : []),
    ];
    const facts = { file: backup, accounts, pendingMigrations: pending };
    if (values.check) return { text: `${found.join('\n')}\n`, json: facts };
    const { databaseUrl } = parseConfig(environment);
    const database = resolve(databaseUrl.slice('file:'.length));
    using _lock = lockDatabase(databaseUrl);
    const kept = replace(database, backup, now);
    const done = [
      ...found,
      `Restored to ${database}. Start the server.`,
      ...(kept ? [`The database it replaced is ${kept}.`] : []),
    ];
    return { text: `${done.join('\n')}\n`, json: { ...facts, restoredTo: database, replaced: kept ?? null } };
  },
});

async function inspect(backup: string) {
  try {
    return await inspectBackup(backup);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${backup} is not a backup of this program: ${reason}`, { cause });
  }
}

/** Copies first, so that a full disk changes nothing. Returns the new name of the replaced database. */
function replace(database: string, backup: string, now: Date): string | undefined {
  const draft = `${database}.restoring`;
  copyFileSync(backup, draft);
  chmodSync(draft, 0o600);
  const kept = `${database}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}`;
  const hadDatabase = existsSync(database);
  // The write-ahead log belongs to the replaced database, and would damage the restored one.
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(database + ending)) renameSync(database + ending, kept + ending);
  }
  renameSync(draft, database);
  return hadDatabase ? kept : undefined;
}
