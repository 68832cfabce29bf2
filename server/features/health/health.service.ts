import type { OperatorHealth } from '../../../shared/api/operator/schemas.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { measureDatabase } from '../../platform/database/engine-sql.ts';
import { isOldBackup, listBackups } from '../../platform/database/sqlite/backups.ts';
import type { DiskSpace } from '../../platform/database/sqlite/disk-space-guard.ts';
import type { RequestMemory } from '../../platform/observability/request-memory.ts';
import { version } from '../../platform/version.ts';
import { countJobs, findOldestDueTime } from './metrics.repository.ts';

type Dependencies = Pick<Config, 'backupEvery' | 'backupFolder'> & {
  db: Db;
  clock: Clock;
  measureDisk: () => DiskSpace;
  requestMemory: RequestMemory;
};

/** The state of the server, as the operator's desk shows it. */
export function createHealthService(dependencies: Dependencies) {
  const { db, clock, backupEvery, backupFolder, measureDisk, requestMemory } = dependencies;
  return {
    async load(): Promise<OperatorHealth> {
      const now = clock.now();
      const { freeBytes, hasRoom } = measureDisk();
      const jobs = await countJobs(db, now);
      const count = (state: (typeof jobs)[number]['state']) =>
        jobs.filter((job) => job.state === state).reduce((sum, job) => sum + Number(job.count), 0);
      const oldest = await findOldestDueTime(db, now);
      const made = listBackups(backupFolder);
      const [newest] = made;
      const { total, failed, errors } = requestMemory.read();
      return {
        version,
        node: process.versions.node,
        startedAt: requestMemory.startedAt.toISOString(),
        diskFreeBytes: freeBytes,
        isDiskLow: !hasRoom,
        databaseBytes: await measureDatabase(db),
        backups: {
          every: backupEvery ?? null,
          newest: newest ? { createdAt: newest.createdAt.toISOString(), bytes: newest.bytes } : null,
          isOld: newest !== undefined && isOldBackup(newest, backupEvery, now),
          count: made.length,
        },
        queue: {
          due: count('due'),
          waiting: count('waiting'),
          failed: count('failed'),
          oldestDueSeconds: oldest ? Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / 1000)) : 0,
        },
        requests: { total, failed },
        errors: errors.map(({ at, ...error }) => ({ ...error, at: at.toISOString() })),
      };
    },
  };
}

const answerMs = 1000;

/** Asks the database at most once a second whether it stores what it's given, because anyone can call `/readyz`. */
export function createWriteCheck({ canWrite }: Pick<Database, 'canWrite'>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > answerMs) last = { at, answer: canWrite() };
    return last.answer;
  };
}
