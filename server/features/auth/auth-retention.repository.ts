import { dayMs } from '../../../shared/lifetimes.ts';
import { removeRows } from '../../platform/jobs/remove-rows.repository.ts';
import type { RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import { sendWindowMs } from '../../platform/messages/global-send-limits.ts';
import { addMs } from '../../platform/sessions/session-limits.ts';
import { knownBrowserLifeMs } from './codes/known-browsers.ts';

/**
 * For how long after its end an expired code is kept, so that a person who is late is told that it expired, instead of
 * that it never existed.
 */
const expiredCodesMs = dayMs;
/** Contact messages from an earlier address are gone by then. */
const earlierEmailsMs = 2 * 365 * dayMs;

export const authRetentionJobs: readonly RetentionJob[] = [
  {
    name: 'codes',
    removeSome: removeRows('codes', ['id'], (where, now) =>
      where('expiresAt', '<=', addMs(now, -expiredCodesMs)),
    ),
  },
  {
    name: 'OAuth states',
    removeSome: removeRows('oauthStates', ['stateHash'], (where, now) => where('expiresAt', '<=', now)),
  },
  {
    name: 'factor challenges',
    removeSome: removeRows('factorChallenges', ['id'], (where, now) =>
      where('expiresAt', '<=', addMs(now, -dayMs)),
    ),
  },
  {
    name: 'counted sends',
    removeSome: removeRows('sends', ['id'], (where, now) => where('sentAt', '<=', addMs(now, -sendWindowMs))),
  },
  {
    name: 'earlier addresses',
    removeSome: removeRows('earlierEmails', ['userId', 'email'], (where, now) =>
      where('endedAt', '<=', addMs(now, -earlierEmailsMs)),
    ),
  },
  {
    name: 'known browsers',
    removeSome: removeRows('knownBrowsers', ['browserHash'], (where, now) =>
      where('lastSeenAt', '<=', addMs(now, -knownBrowserLifeMs)),
    ),
  },
];
