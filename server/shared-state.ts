import type { PostgresDatabase } from './platform/database/database.ts';
import { createSharedLimits } from './platform/http/shared-limits.ts';
import type { EventHub } from './platform/jobs/event-hub.ts';
import { type JobQueue, jobsChannel } from './platform/jobs/job-queue.ts';
import { shareEvents } from './platform/jobs/shared-events.ts';
import type { Logger } from './platform/observability/logger.ts';
import type { Secrets } from './platform/security/secrets.ts';

type Shared = {
  channels: PostgresDatabase | undefined;
  jobs: JobQueue;
  hub: EventHub;
  logger: Logger;
};

/** Connects what several processes on PostgreSQL have in common: wake-ups, events, and rate limits. */
export async function shareState({ channels, jobs, hub, logger }: Shared) {
  if (!channels) return { hub, createStore: () => undefined };
  await channels.listen(jobsChannel, jobs.wake, jobs.wake);
  return {
    hub: await shareEvents(hub, channels, logger),
    createStore: (secrets: Secrets) => createSharedLimits(channels.db, secrets),
  };
}
