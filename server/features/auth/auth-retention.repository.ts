import { countRemoved, type RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import { sendWindowMs } from '../../platform/messages/global-send-limits.ts';
import { addMs } from '../../platform/sessions/session-limits.ts';
import { deleteKnownBrowsersBefore } from './codes/known-browsers.repository.ts';
import { knownBrowserLifeMs } from './codes/known-browsers.ts';
import { deleteSendsBefore } from './codes/sends.repository.ts';

const dayMs = 24 * 3_600_000;
/**
 * For how long after its end an expired code is kept, so that a person who is late is told that it expired, instead of
 * that it never existed.
 */
const expiredCodesMs = dayMs;
const unconfirmedUsersMs = 7 * dayMs;

/** Retention jobs for codes, unfinished sign-ins, and accounts that were never confirmed. */
export const authRetentionJobs: readonly RetentionJob[] = [
  {
    name: 'codes',
    async removeSome(db, now, max) {
      const over = db
        .selectFrom('codes')
        .select('id')
        .where('expiresAt', '<=', addMs(now, -expiredCodesMs))
        .limit(max);
      return countRemoved(await db.deleteFrom('codes').where('id', 'in', over).executeTakeFirst());
    },
  },
  {
    name: 'OAuth states',
    async removeSome(db, now, max) {
      const over = db.selectFrom('oauthStates').select('stateHash').where('expiresAt', '<=', now).limit(max);
      return countRemoved(
        await db.deleteFrom('oauthStates').where('stateHash', 'in', over).executeTakeFirst(),
      );
    },
  },
  {
    name: 'factor challenges',
    async removeSome(db, now, max) {
      const over = db
        .selectFrom('factorChallenges')
        .select('id')
        .where('expiresAt', '<=', addMs(now, -dayMs))
        .limit(max);
      return countRemoved(await db.deleteFrom('factorChallenges').where('id', 'in', over).executeTakeFirst());
    },
  },
  {
    name: 'counted sends',
    removeSome: (db, now, max) => deleteSendsBefore(db, addMs(now, -sendWindowMs), max),
  },
  {
    name: 'known browsers',
    removeSome: (db, now, max) => deleteKnownBrowsersBefore(db, addMs(now, -knownBrowserLifeMs), max),
  },
  {
    name: 'unconfirmed accounts',
    async removeSome(db, now, max) {
      const before = addMs(now, -unconfirmedUsersMs);
      const over = db
        .selectFrom('users')
        .select('id')
        .where('createdAt', '<=', before)
        .where((eb) => eb.or([eb('confirmationSentAt', 'is', null), eb('confirmationSentAt', '<=', before)]))
        .where('emailConfirmedAt', 'is', null)
        .where('phoneConfirmedAt', 'is', null)
        .where('passwordHash', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('identities')
                .select('identities.id')
                .whereRef('identities.userId', '=', 'users.id')
                .where('provider', '<>', 'email'),
            ),
          ),
        )
        .limit(max);
      return countRemoved(await db.deleteFrom('users').where('id', 'in', over).executeTakeFirst());
    },
  },
];
