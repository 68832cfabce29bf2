import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Metric } from './metrics-text.ts';

type JobCount = { kind: string; state: string; count: number };
type Ingested = { outcome: string; reason: string; count: number };

/** What the database knows: jobs that wait or were given up, what became of events, and its own size. */
export async function readStoredMetrics(
  db: Db,
  now: Date,
  dailyBytesLimit: number,
): Promise<readonly Metric[]> {
  const time = now.toISOString();
  const jobs = await sql<JobCount>`
    select kind, count(*) as count,
      case when failed_at is not null then 'failed' when run_at <= ${time} then 'due' else 'waiting' end as state
    from jobs group by kind, state
  `.execute(db);
  const oldest = await sql<{ run_at: string | null }>`
    select min(run_at) as run_at from jobs where failed_at is null and run_at <= ${time}
  `.execute(db);
  const events = await sql<Ingested>`
    select outcome, reason, sum(count) as count from analytics_ingestion group by outcome, reason
  `.execute(db);
  const usage = await sql<{ bytes: number }>`
    select bytes from analytics_usage where day = ${time.slice(0, 10)} and sender = ''
  `.execute(db);
  const size = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()
  `.execute(db);
  const oldestDue = oldest.rows[0]?.run_at;
  return [
    {
      name: 'jobs',
      help: 'Jobs by kind: due now, waiting for their time, or failed for good.',
      type: 'gauge',
      samples: jobs.rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
    },
    {
      name: 'jobs_oldest_due_seconds',
      help: 'For how long the job that is due the longest has been due.',
      type: 'gauge',
      samples: [{ value: oldestDue ? (now.getTime() - Date.parse(oldestDue)) / 1000 : 0 }],
    },
    {
      name: 'analytics_events_total',
      help: 'Events that came in, by what became of them; refused are whole calls.',
      type: 'counter',
      samples: events.rows.map(({ outcome, reason, count }) => ({
        labels: { outcome, reason },
        value: count,
      })),
    },
    {
      name: 'analytics_stored_bytes_today',
      help: 'Bytes of events stored since midnight UTC.',
      type: 'gauge',
      samples: [{ value: usage.rows[0]?.bytes ?? 0 }],
    },
    {
      name: 'analytics_daily_bytes_limit',
      help: 'Bytes of events that are stored on a day at most.',
      type: 'gauge',
      samples: [{ value: dailyBytesLimit }],
    },
    {
      name: 'database_size_bytes',
      help: 'Size of the database without its write-ahead log.',
      type: 'gauge',
      samples: size.rows.map(({ bytes }) => ({ value: bytes })),
    },
  ];
}
