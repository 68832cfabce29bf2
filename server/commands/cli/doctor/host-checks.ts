import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatNumber } from '../../../../shared/format/numbers.ts';
import { formatCount } from '../../../../shared/format/plurals.ts';
import type { Config } from '../../../config.ts';
import { countFailed } from '../../../features/analytics/totals/pending-totals.repository.ts';
import {
  type Db,
  findDatabaseFile,
  isPostgresUrl,
  type PostgresDatabase,
} from '../../../platform/database/database.ts';
import { describeServer } from '../../../platform/database/engine-sql.ts';
import { compareMigrations, explainMark, isMigrationName } from '../../../platform/database/migrator.ts';
import { isOldBackup, listBackups } from '../../../platform/database/sqlite/backups.ts';
import { countNeededBytes } from '../../../platform/database/sqlite/disk-space-guard.ts';
import { listProblems } from '../../../platform/database/sqlite/integrity.ts';
import { verifyBuiltFiles } from '../../../platform/site/built-files.ts';
import { loadSiteManifest } from '../../../platform/site/static-site.ts';
import { listOpenFiles } from '../../../start-warnings.ts';
import { explainFailure } from '../explain-failure.ts';
import { changeDatabase, compareReplica, readDatabase } from '../open-database.ts';
import { attempt, bad, explainCause, type Finding, good, retry, warn } from './finding.ts';

const mebibyte = 1024 ** 2;
/** A multiple of what the beacon needs. */
const scarceFactor = 4;
/** The share of PostgreSQL's connections. */
const scarceShare = 0.8;
const hourMs = 3_600_000;
const notificationMs = 5000;

export function checkBuild(folder: string): Finding {
  const remedy = 'Run `npm run build`, or install the release again.';
  try {
    verifyBuiltFiles(folder, loadSiteManifest(folder));
    return good('Built site', folder);
  } catch (cause) {
    return bad('Built site', explainCause(cause), remedy);
  }
}

export function checkFolder(config: Config): readonly Finding[] {
  const { databaseUrl } = config;
  if (isPostgresUrl(databaseUrl)) return [good('Data folder', 'none, the data is in PostgreSQL')];
  const folder = dirname(findDatabaseFile(databaseUrl));
  if (!isFolder(folder)) {
    return [bad('Data folder', `There is no folder ${folder}.`, 'Create it, or correct DATABASE_URL.')];
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [bad('Data folder', `This user cannot write to ${folder}.`, `chown or chmod ${folder}.`)];
  }
  const open = listOpenFiles(config).map((path) =>
    warn('Data folder', `Other users of this machine can open ${path}.`, `chmod go-rwx ${path}`),
  );
  return open.length > 0 ? open : [good('Data folder', `${folder}, closed to other users`)];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

export function checkDisk({ databaseUrl }: Config): Finding {
  if (isPostgresUrl(databaseUrl)) return good('Disk', 'PostgreSQL’s own, which this command cannot see');
  const folder = dirname(findDatabaseFile(databaseUrl));
  if (!isFolder(folder)) return bad('Disk', `There is no folder ${folder}.`, 'See the data folder above.');
  const size = statfsSync(folder);
  const [free, needed] = [size.bavail * size.bsize, countNeededBytes(size)];
  const message = `${formatNumber(Math.floor(free / mebibyte))} MiB free`;
  const remedy = 'Make room: move backups and `….before-…` files elsewhere, or enlarge the disk.';
  if (free < needed) return bad('Disk', message, remedy);
  return free < scarceFactor * needed ? warn('Disk', message, remedy) : good('Disk', message);
}

export async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const { databaseUrl } = config;
  try {
    return await readDatabase(databaseUrl, async (db) => {
      const problems = isPostgresUrl(databaseUrl) ? [] : await listProblems(db);
      if (problems.length > 0) {
        return [
          bad('Database', problems.join('; '), 'Restore the latest backup: docs/operating.md, "Data".'),
        ];
      }
      const { pending, unknown } = await compareMigrations(db);
      const whole = isPostgresUrl(databaseUrl) ? await checkServer(db) : good('Database', 'no damage');
      const mark = unknown.find((name) => !isMigrationName(name));
      if (mark !== undefined) {
        return [whole, bad('Migrations', explainMark(mark), 'To go back, run `npm run ops -- move` there.')];
      }
      if (unknown.length > 0) {
        return [
          whole,
          bad('Migrations', `unknown: ${unknown.join(', ')}`, 'Install the newer version again.'),
        ];
      }
      if (pending.length === 0) {
        return [
          whole,
          good('Migrations', 'all applied'),
          await attempt('Writing', () => checkWriting(databaseUrl)),
          ...(await checkTotals(db)),
          ...(await checkReplica(config)),
        ];
      }
      return [whole, warn('Migrations', `to do: ${pending.join(', ')}`, 'The next start applies them.')];
    });
  } catch (cause) {
    return [bad('Database', explainFailure(cause), retry)];
  }
}

async function checkServer(db: Db): Promise<Finding> {
  const { version, used, max } = await describeServer(db);
  const message = `PostgreSQL ${version}, ${used} of ${max} connections in use`;
  return used < max * scarceShare
    ? good('Database', message)
    : warn('Database', message, 'Raise max_connections, or lower DATABASE_MAX_CONNECTIONS.');
}

/** What can only be read looks healthy until someone signs up. */
function checkWriting(url: string): Promise<Finding> {
  return changeDatabase(url, async (database) => {
    if (!(await database.canWrite())) {
      const remedy =
        database.engine === 'sqlite'
          ? 'Let this user write the file and its folder, and mount the disk for writing.'
          : 'Connect to the primary, look for default_transaction_read_only, and let this user write to the tables.';
      return bad('Writing', 'The database can only be read.', remedy);
    }
    if (database.engine === 'sqlite' || (await isHearingItself(database))) return good('Writing', 'works');
    const remedy = 'Set the pooler to one connection for each session, or connect to PostgreSQL itself.';
    return bad('Writing', 'Notifications between processes do not arrive.', remedy);
  });
}

async function isHearingItself({ db, listen, notify }: PostgresDatabase): Promise<boolean> {
  const heard = Promise.withResolvers<boolean>();
  await listen('doctor', () => heard.resolve(true));
  await notify(db, 'doctor', '');
  return Promise.race([heard.promise, pause(notificationMs, false, { ref: false })]);
}

async function checkTotals(db: Db): Promise<readonly Finding[]> {
  const count = await countFailed(db);
  if (count === 0) return [];
  const message = `${formatCount(count, { one: 'one group of events is', other: '# groups of events are' })} missing from the totals`;
  const remedy =
    'Report the `totals could not be added` lines of the log as a bug. Each start tries them again.';
  return [bad('Totals', message, remedy)];
}

async function checkReplica({ databaseUrl, replicaUrl }: Config): Promise<readonly Finding[]> {
  if (replicaUrl === undefined) return [];
  const remedy = 'Reports read the database itself. Repair the replica, or remove DATABASE_REPLICA_URL.';
  try {
    if (await compareReplica(replicaUrl, databaseUrl)) return [good('Replica', 'follows the database')];
    return [bad('Replica', 'does not follow the database', remedy)];
  } catch (cause) {
    return [bad('Replica', explainCause(cause), remedy)];
  }
}

export function checkBackups({ backupEvery: every, backupFolder: folder }: Config, now: Date): Finding {
  const [newest] = listBackups(resolve(folder));
  const schedule = 'Set BACKUP_EVERY, such as 1d, or run `npm run ops -- backup` from a timer.';
  if (!newest) {
    const first =
      'The server makes one within two minutes of its start. If not, look for `backup failed` in the log.';
    return warn('Backups', `There is none in ${resolve(folder)}.`, every === undefined ? schedule : first);
  }
  const hours = (now.getTime() - newest.createdAt.getTime()) / hourMs;
  const age = formatCount(Math.floor(hours), { one: '# hour', other: '# hours' });
  const message = `the newest is ${hours < 1 ? 'less than an hour' : age} old: ${newest.file}`;
  if (!isOldBackup(newest, every, now)) return good('Backups', message);
  if (every === undefined) return warn('Backups', message, schedule);
  return bad('Backups', message, 'Look for `backup failed` in the log.');
}
