import { createAccountServices } from '../../account-services.ts';
import type { Config } from '../../config.ts';
import { createPeopleService, type PeopleService } from '../../features/auth/account/people.service.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createEventHub } from '../../platform/jobs/event-hub.ts';
import { createJobQueue } from '../../platform/jobs/job-queue.ts';
import { createLogOn } from '../../platform/observability/logger.ts';
import { changeDatabase } from './open-database.ts';

/** Runs a command about people on the existing database. The server delivers any messages that the command stores. */
export function withPeople<T>(
  config: Config,
  run: (services: { people: PeopleService; db: Db }) => Promise<T>,
): Promise<T> {
  return changeDatabase(config.databaseUrl, async ({ db }) => {
    const { logger } = createLogOn('silent', { write: () => undefined });
    const clock = systemClock;
    const hub = createEventHub();
    await using jobs = createJobQueue({ db, clock, logger });
    const { accounts } = createAccountServices({ config, db, clock, logger, jobs, hub });
    return run({ people: createPeopleService(accounts), db });
  });
}
