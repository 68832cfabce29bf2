import { countRemoved, type RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import { sendWindowMs } from '../../platform/messages/global-send-limits.ts';
import { addMs } from '../../platform/sessions/session-limits.ts';
import { deleteKnownBrowsersBefore } from './codes/known-browsers.repository.ts';
import { knownBrowserLifeMs } from './codes/known-browsers.ts';
import { deleteSendsBefore } from './codes/sends.repository.ts';

const dayMs = 24 * 3_600_000;
/** So long a person who is late still reads that a code has expired, not that it never was. */
const expiredCodesMs = dayMs;
const unconfirmedUsersMs = 7 * dayMs;

/** What is over among codes, unfinished sign-ins and accounts that nobody confirmed. */
export const authRetentionJobs: readonly RetentionJob[] = [
  {
    name: 'codes',
    async removeSome(db, now, most) {
      const over = db
        .selectFrom('codes')
        .select('id')
        .where('expires_at', '<=', addMs(now, -expiredCodesMs).toISOString())
        .limit(most);
      return countRemoved(await db.deleteFrom('codes').where('id', 'in', over).executeTakeFirst());
    },
  },
  {
    name: 'OAuth states',
    async removeSome(db, now, most) {
      const over = db
        .selectFrom('oauth_states')
        .select('state_hash')
        .where('expires_at', '<=', now.toISOString())
        .limit(most);
      return countRemoved(
        await db.deleteFrom('oauth_states').where('state_hash', 'in', over).executeTakeFirst(),
      );
    },
  },
  {
    name: 'factor challenges',
    async removeSome(db, now, most) {
      const over = db
        .selectFrom('factor_challenges')
        .select('id')
        .where('expires_at', '<=', addMs(now, -dayMs).toISOString())
        .limit(most);
      return countRemoved(
        await db.deleteFrom('factor_challenges').where('id', 'in', over).executeTakeFirst(),
      );
    },
  },
  {
    name: 'counted sends',
    removeSome: (db, now, most) => deleteSendsBefore(db, addMs(now, -sendWindowMs), most),
  },
  {
    name: 'known browsers',
    removeSome: (db, now, most) => deleteKnownBrowsersBefore(db, addMs(now, -knownBrowserLifeMs), most),
  },
  {
    name: 'unconfirmed accounts',
    async removeSome(db, now, most) {
      const before = addMs(now, -unconfirmedUsersMs).toISOString();
      const over = db
        .selectFrom('users')
        .select('id')
        .where('created_at', '<=', before)
        .where((eb) =>
          eb.or([eb('confirmation_sent_at', 'is', null), eb('confirmation_sent_at', '<=', before)]),
        )
        .where('email_confirmed_at', 'is', null)
        .where('phone_confirmed_at', 'is', null)
        .where('password_hash', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('identities')
                .select('identities.id')
                .whereRef('identities.user_id', '=', 'users.id')
                .where('provider', '<>', 'email'),
            ),
          ),
        )
        .limit(most);
      return countRemoved(await db.deleteFrom('users').where('id', 'in', over).executeTakeFirst());
    },
  },
];
