import { dayMs, referralBrowserDays, referralYears, yearMs } from '../../../shared/lifetimes.ts';
import { removeRows, wasMigratedBefore } from '../../platform/jobs/remove-rows.repository.ts';
import type { RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import { addMs } from '../../platform/sessions/session-limits.ts';

const keptMs = referralYears * yearMs;
const browserKeptMs = referralBrowserDays * dayMs;
/** Gives operators time after the upgrade to export old referrals. */
const graceMs = 90 * dayMs;

const isAfterGrace = (now: Date) => wasMigratedBefore('0026-referral-retention', addMs(now, -graceMs));

export const referralRetention: readonly RetentionJob[] = [
  {
    name: 'referrals',
    removeSome: removeRows('referralLogs', ['id'], (where, now) =>
      where.and([where('clickedAt', '<=', addMs(now, -keptMs)), isAfterGrace(now)]),
    ),
  },
  {
    name: 'browsers of referrals',
    async removeSome(db, now, max) {
      const { numUpdatedRows } = await db
        .updateTable('referralLogs')
        .set({ userAgent: '', ipAddress: '' })
        .where('id', 'in', (select) =>
          select
            .selectFrom('referralLogs as log')
            .select('log.id')
            .where('log.clickedAt', '<=', addMs(now, -browserKeptMs))
            .where((is) => is.or([is('log.userAgent', '<>', ''), is('log.ipAddress', '<>', '')]))
            .where(isAfterGrace(now))
            .limit(max),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  },
];
