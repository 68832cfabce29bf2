import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { measureDatabase } from '../../platform/database/engine-sql.ts';
import { listBackups } from '../../platform/database/sqlite/backups.ts';
import type { DiskSpace } from '../../platform/database/sqlite/disk-space-guard.ts';
import type { RequestLine, WriteRequestLine } from '../../platform/observability/logger.ts';
import { version } from '../../platform/version.ts';
import { countIngestedEvents, countJobs, findOldestDueTime, findStoredBytes } from './metrics.repository.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** The process's own metrics, with prom-client's usual names, and those of requests and of what is stored. */
export function createMetrics(dependencies: StoredMetricsDependencies) {
  const registry = new Registry();
  const noteRequest = addRequestMetrics(registry);
  addStoredMetrics(registry, dependencies);
  collectDefaultMetrics({ register: registry });
  new Gauge({
    registers: [registry],
    name: 'build_info',
    help: 'Always 1, with the version of the program and of Node.',
    labelNames: ['version', 'node'],
  }).set({ version, node: process.versions.node }, 1);
  return {
    watch:
      (write: WriteRequestLine): WriteRequestLine =>
      (line) => {
        write(line);
        noteRequest(line);
      },
    async write() {
      await dependencies.completeFigures();
      return registry.metrics();
    },
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts requests, and how long they took, by method, route, and class of status. */
function addRequestMetrics(registry: Registry): (line: RequestLine) => void {
  const durations = new Histogram({
    registers: [registry],
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const aborted = new Counter({
    registers: [registry],
    name: 'http_requests_aborted_total',
    help: 'Requests whose client disconnected before the response was complete.',
  });

  return ({ method, name, status, startedAt, isComplete }) => {
    if (!isComplete) {
      aborted.inc();
      return;
    }
    const labels = {
      method: methods.has(method) ? method : 'other',
      route: name.group,
      status: `${Math.floor(status / 100)}xx`,
    };
    durations.observe(labels, (Date.now() - startedAt) / 1000);
  };
}

type StoredMetricsDependencies = {
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
function addStoredMetrics(registry: Registry, dependencies: StoredMetricsDependencies): void {
  const { db, clock, measureDisk, backupFolder, countFailedTotals, dailyBytesLimit } = dependencies;
  const registers = [registry];
  const addGauge = ({
    read,
    ...gauge
  }: {
    name: string;
    help: string;
    read: () => number | Promise<number>;
  }) =>
    new Gauge({
      registers,
      ...gauge,
      async collect() {
        this.set(await read());
      },
    });
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
  addGauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the most overdue job has been due.',
    async read() {
      const now = clock.now();
      const oldest = await findOldestDueTime(db, now);
      return oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0;
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
  addGauge({
    name: 'analytics_failed_totals',
    help: 'Groups of events that are missing from the totals, because they could not be added.',
    read: countFailedTotals,
  });
  addGauge({
    name: 'analytics_stored_bytes_today',
    help: 'Bytes of events stored since midnight UTC.',
    read: () => findStoredBytes(db, clock.now()),
  });
  addGauge({
    name: 'analytics_daily_bytes_limit',
    help: 'How many bytes of events can be stored in a day.',
    read: () => dailyBytesLimit,
  });
  addGauge({
    name: 'database_size_bytes',
    help: 'Size of the database without its write-ahead log.',
    read: () => measureDatabase(db),
  });
  addGauge({
    name: 'disk_free_bytes',
    help: 'Free bytes of the disk that has the data.',
    read: () => measureDisk().freeBytes,
  });
  addGauge({
    name: 'disk_low',
    help: '1 while the disk is so full that events are refused.',
    read: () => Number(!measureDisk().hasRoom),
  });
  addGauge({
    name: 'backup_newest_timestamp_seconds',
    help: 'When the newest backup was made, since 1970; 0 if there is none.',
    read: () => (listBackups(backupFolder)[0]?.createdAt.getTime() ?? 0) / 1000,
  });
}
