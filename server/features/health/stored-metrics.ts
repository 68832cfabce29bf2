import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { measureDatabase } from '../../platform/database/engine-sql.ts';
import { listBackups } from '../../platform/database/sqlite/backups.ts';
import type { DiskSpace } from '../../platform/database/sqlite/disk-space-guard.ts';
import {
  countIngestedEvents,
  countJobs,
  findOldestDueTime,
  findStoredBytes,
} from './stored-metrics.repository.ts';

export type StoredMetricsDependencies = {
  db: Db;
  clock: Clock;
  measureDisk: () => DiskSpace;
  backupFolder: string;
  /** Brings the counts of events up to date. */
  completeFigures: () => Promise<void>;
  /** Counts groups of events that are missing from them. */
  countFailedTotals: () => Promise<number>;
  /** The limit for the bytes of events stored in a day. */
  dailyBytesLimit: number;
};

/** Adds the metrics of what is stored: waiting and given-up jobs, results of events, disk, database, and backups. */
export function addStoredMetrics(registry: Registry, dependencies: StoredMetricsDependencies): void {
  const { db, clock, measureDisk, backupFolder, countFailedTotals, dailyBytesLimit } = dependencies;
  const registers = [registry];
  new Gauge({
    registers,
    name: 'jobs',
    help: 'Jobs by kind: due now, waiting for their time, or failed for good.',
    labelNames: ['kind', 'state'],
    async collect() {
      const jobs = await countJobs(db, clock.now());
      this.reset();
      for (const { kind, state, count } of jobs) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    registers,
    name: 'jobs_oldest_due_seconds',
    help: 'How long the most overdue job has been due.',
    async collect() {
      const now = clock.now();
      const oldest = await findOldestDueTime(db, now);
      this.set(oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0);
    },
  });
  new Counter({
    registers,
    name: 'analytics_events_total',
    help: 'Incoming events by result. Refused calls count as a whole.',
    labelNames: ['outcome', 'reason'],
    async collect() {
      const events = await countIngestedEvents(db);
      this.reset();
      for (const { outcome, reason, count } of events) this.inc({ outcome, reason }, count);
    },
  });
  new Gauge({
    registers,
    name: 'analytics_failed_totals',
    help: 'Groups of events that are missing from the totals, because they could not be added.',
    async collect() {
      this.set(await countFailedTotals());
    },
  });
  new Gauge({
    registers,
    name: 'analytics_stored_bytes_today',
    help: 'Bytes of events stored since midnight UTC.',
    async collect() {
      this.set(await findStoredBytes(db, clock.now()));
    },
  });
  new Gauge({
    registers,
    name: 'analytics_daily_bytes_limit',
    help: 'How many bytes of events can be stored in a day.',
  }).set(dailyBytesLimit);
  new Gauge({
    registers,
    name: 'database_size_bytes',
    help: 'Size of the database without its write-ahead log.',
    async collect() {
      this.set(await measureDatabase(db));
    },
  });
  new Gauge({
    registers,
    name: 'disk_free_bytes',
    help: 'Free bytes of the disk that has the data.',
    collect() {
      this.set(measureDisk().freeBytes);
    },
  });
  new Gauge({
    registers,
    name: 'disk_low',
    help: '1 while the disk is so full that events are refused.',
    collect() {
      this.set(measureDisk().hasRoom ? 0 : 1);
    },
  });
  new Gauge({
    registers,
    name: 'backup_newest_timestamp_seconds',
    help: 'When the newest backup was made, since 1970; 0 if there is none.',
    collect() {
      this.set((listBackups(backupFolder)[0]?.createdAt.getTime() ?? 0) / 1000);
    },
  });
}
