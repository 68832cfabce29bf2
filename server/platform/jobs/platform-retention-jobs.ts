import { sendWindowMs } from '../messages/global-send-limits.ts';
import { tombstonePrefix } from '../messages/recipient-tombstone.ts';
import { addMs, sessionLimits } from '../sessions/session-limits.ts';
import { countRemoved, type RetentionJob } from './retention-jobs.ts';

const dayMs = 24 * 3_600_000;
/** For as long a replaced token that is used again gives away that somebody copied it. */
const replacedTokensMs = 7 * dayMs;
const endedMessagesMs = 30 * dayMs;
/** Time for an operator to have failed jobs tried again. */
const failedJobsMs = 30 * dayMs;
/** No provider takes this long to come back. */
const unsentMessagesMs = 60 * dayMs;

/** What is over among sessions, messages and jobs. */
export const platformRetentionJobs: readonly RetentionJob[] = [
  {
    name: 'sessions',
    async removeSome(db, now, most) {
      const idleSince = addMs(now, -sessionLimits.idle).toISOString();
      const over = db
        .selectFrom('sessions')
        .select('id')
        .where((eb) => eb.or([eb('ends_at', '<=', now.toISOString()), eb('refreshed_at', '<=', idleSince)]))
        .limit(most);
      return countRemoved(await db.deleteFrom('sessions').where('id', 'in', over).executeTakeFirst());
    },
  },
  {
    name: 'replaced session tokens',
    async removeSome(db, now, most) {
      const before = addMs(now, -replacedTokensMs).toISOString();
      const over = db
        .selectFrom('session_tokens')
        .select('token_hash')
        .where('replaced_at', '<=', before)
        .limit(most);
      return countRemoved(
        await db.deleteFrom('session_tokens').where('token_hash', 'in', over).executeTakeFirst(),
      );
    },
  },
  {
    name: 'messages',
    async removeSome(db, now, most) {
      const over = db
        .selectFrom('messages')
        .select('id')
        .where('created_at', '<=', addMs(now, -endedMessagesMs).toISOString())
        .where((eb) =>
          eb.or([
            eb('status', '<>', 'queued'),
            eb('created_at', '<=', addMs(now, -unsentMessagesMs).toISOString()),
          ]),
        )
        .limit(most);
      return countRemoved(await db.deleteFrom('messages').where('id', 'in', over).executeTakeFirst());
    },
  },
  {
    name: 'messages of deleted accounts',
    async removeSome(db, now, most) {
      const over = db
        .selectFrom('messages')
        .select('id')
        .where('recipient', 'like', `${tombstonePrefix}%`)
        .where('created_at', '<=', addMs(now, -sendWindowMs).toISOString())
        .limit(most);
      return countRemoved(await db.deleteFrom('messages').where('id', 'in', over).executeTakeFirst());
    },
  },
  {
    name: 'failed jobs',
    async removeSome(db, now, most) {
      const before = addMs(now, -failedJobsMs).toISOString();
      const over = db.selectFrom('jobs').select('id').where('failed_at', '<=', before).limit(most);
      return countRemoved(await db.deleteFrom('jobs').where('id', 'in', over).executeTakeFirst());
    },
  },
];
