import { resolve } from 'node:path';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { parseConfig } from '../../config.ts';
import { removeOldBackups } from '../../platform/database/sqlite/backups.ts';
import { defineCommand, parseNumber } from './command.ts';
import { backUp } from './open-database.ts';

export const backupCommand = defineCommand({
  name: 'backup',
  summary: 'Backs up the database while the server is running, and checks the copy.',
  options: {
    to: { type: 'string', value: 'FOLDER', help: 'by default BACKUP_FOLDER' },
    keep: { type: 'string', value: 'N', help: 'removes all but the newest N; by default BACKUP_KEEP' },
  },
  details: [
    'A backup gets its name once it has passed every check, and only its owner can read it. The server makes',
    'backups automatically when BACKUP_EVERY is set. Copy them to another machine, and keep SESSION_SECRET somewhere',
    'else. A backup is always a SQLite file, even of a PostgreSQL database.',
  ],
  async run(values, _positionals, { environment, now }) {
    const { databaseUrl, backupFolder, backupKeep } = parseConfig(environment);
    const kept = values.keep === undefined ? backupKeep : parseNumber('keep', values.keep, 1, 10_000);
    const folder = resolve(values.to ?? backupFolder);
    const { file, bytes } = await backUp(databaseUrl, folder, now);
    const removed = removeOldBackups(folder, kept, now);
    const lines = [
      `Backed up to ${file} (${formatNumber(bytes)} bytes), and checked.`,
      ...removed.map((old) => `Removed ${old}.`),
    ];
    return { text: `${lines.join('\n')}\n`, json: { file, bytes, removed } };
  },
});
