import { dayMs, sentMessageDays } from '../../../shared/lifetimes.ts';
import { emptyWriteAheadLog } from '../database/engine-sql.ts';
import { sendWindowMs } from '../messages/global-send-limits.ts';
import { tombstonePrefix } from '../messages/message-data.ts';
import { addMs, sessionLimits } from '../sessions/session-limits.ts';
import { removeRows } from './remove-rows.repository.ts';
import type { RetentionJob } from './retention-jobs.ts';

/** As long as we remember a replaced token, its reuse shows that someone copied it. */
const replacedTokensMs = 7 * dayMs;
const endedMessagesMs = sentMessageDays * dayMs;
/** Gives operators time to retry failed jobs. */
const failedJobsMs = 30 * dayMs;
/** No provider is down for this long. */
const unsentMessagesMs = 60 * dayMs;

export const platformRetentionJobs: readonly RetentionJob[] = [
  {
    name: 'sessions',
    removeSome: removeRows('sessions', ['id'], (where, now) =>
      where.or([where('endsAt', '<=', now), where('refreshedAt', '<=', addMs(now, -sessionLimits.idle))]),
    ),
  },
  {
    name: 'replaced session tokens',
    removeSome: removeRows('sessionTokens', ['tokenHash'], (where, now) =>
      where.and([
        where('replacedAt', '<=', addMs(now, -replacedTokensMs)),
        // While the new token was never used, the old one is the only one that the browser has.
        where.not(
          where.exists(
            where
              .selectFrom('sessionTokens as successor')
              .select('successor.tokenHash')
              .whereRef('successor.replacesHash', '=', 'sessionTokens.tokenHash')
              .where('successor.replacedAt', 'is', null),
          ),
        ),
      ]),
    ),
  },
  {
    name: 'messages',
    removeSome: removeRows('messages', ['id'], (where, now) =>
      where.and([
        where('createdAt', '<=', addMs(now, -endedMessagesMs)),
        where.or([where('status', '<>', 'queued'), where('createdAt', '<=', addMs(now, -unsentMessagesMs))]),
      ]),
    ),
  },
  {
    name: 'messages of deleted accounts',
    removeSome: removeRows('messages', ['id'], (where, now) =>
      where.and([
        where('recipient', 'like', `${tombstonePrefix}%`),
        where('createdAt', '<=', addMs(now, -sendWindowMs)),
      ]),
    ),
  },
  {
    name: 'rate limits',
    removeSome: removeRows('rateLimits', ['countedHash'], (where, now) => where('resetsAt', '<=', now)),
  },
  {
    name: 'failed jobs',
    removeSome: removeRows('jobs', ['id'], (where, now) =>
      where('failedAt', '<=', addMs(now, -failedJobsMs)),
    ),
  },
];

/** Has to run last: what the other jobs removed is still readable in SQLite's write-ahead log. */
export const writeAheadLogRetention: RetentionJob = {
  name: 'write-ahead log',
  async removeSome(db) {
    await emptyWriteAheadLog(db);
    return 0;
  },
};
