import { removeOldHits } from '../http/shared-limits.repository.ts';
import { sendWindowMs } from '../messages/global-send-limits.ts';
import { tombstonePrefix } from '../messages/recipient-tombstone.ts';
import { addMs, sessionLimits } from '../sessions/session-limits.ts';
import { countRemoved, type RetentionJob } from './retention-jobs.ts';

const dayMs = 24 * 3_600_000;
/** As long as we remember a replaced token, its reuse shows that someone copied it. */
const replacedTokensMs = 7 * dayMs;
const endedMessagesMs = 30 * dayMs;
/** Gives operators time to retry failed jobs. */
const failedJobsMs = 30 * dayMs;
/** No provider is down for this long. */
const unsentMessagesMs = 60 * dayMs;

/** Retention jobs for sessions, messages, and jobs. */
export const platformRetentionJobs: readonly RetentionJob[] = [
  {
    name: 'sessions',
    async removeSome(db, now, max) {
      const idleSince = addMs(now, -sessionLimits.idle);
      const over = db
        .selectFrom('sessions')
        .select('id')
        .where((eb) => eb.or([eb('endsAt', '<=', now), eb('refreshedAt', '<=', idleSince)]))
        .limit(max);
      return countRemoved(await db.deleteFrom('sessions').where('id', 'in', over).executeTakeFirst());
    },
  },
  {
    name: 'replaced session tokens',
    async removeSome(db, now, max) {
      const before = addMs(now, -replacedTokensMs);
      const over = db
        .selectFrom('sessionTokens')
        .select('tokenHash')
        .where('replacedAt', '<=', before)
        .limit(max);
      return countRemoved(
        await db.deleteFrom('sessionTokens').where('tokenHash', 'in', over).executeTakeFirst(),
      );
    },
  },
  {
    name: 'messages',
    async removeSome(db, now, max) {
      const over = db
        .selectFrom('messages')
        .select('id')
        .where('createdAt', '<=', addMs(now, -endedMessagesMs))
        .where((eb) =>
          eb.or([eb('status', '<>', 'queued'), eb('createdAt', '<=', addMs(now, -unsentMessagesMs))]),
        )
        .limit(max);
      return countRemoved(await db.deleteFrom('messages').where('id', 'in', over).executeTakeFirst());
    },
  },
  {
    name: 'messages of deleted accounts',
    async removeSome(db, now, max) {
      const over = db
        .selectFrom('messages')
        .select('id')
        .where('recipient', 'like', `${tombstonePrefix}%`)
        .where('createdAt', '<=', addMs(now, -sendWindowMs))
        .limit(max);
      return countRemoved(await db.deleteFrom('messages').where('id', 'in', over).executeTakeFirst());
    },
  },
  { name: 'rate limits', removeSome: removeOldHits },
  {
    name: 'failed jobs',
    async removeSome(db, now, max) {
      const before = addMs(now, -failedJobsMs);
      const over = db.selectFrom('jobs').select('id').where('failedAt', '<=', before).limit(max);
      return countRemoved(await db.deleteFrom('jobs').where('id', 'in', over).executeTakeFirst());
    },
  },
];
