import {
  dayMs,
  firstNoticeDays,
  idleAccountYears,
  lastNoticeDays,
  unprovenAccountDays,
  yearMs,
} from '../../../../shared/lifetimes.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { RetentionJob } from '../../../platform/jobs/retention-jobs.ts';
import { addMs } from '../../../platform/sessions/session-limits.ts';
import type { AccountContext } from '../account-context.ts';
import { removeUnprovenAccount } from '../email/revoke-unproven-access.ts';
import { findUserById, type User } from '../users/users.repository.ts';
import { eraseAccount } from './account-deletion.service.ts';
import {
  deleteOutdatedNotices,
  findNotice,
  findSendTime,
  findUpgradeTime,
  insertNotice,
  listIdleAccounts,
  listUnprovenAccounts,
  nameNoticePurpose,
  type Page,
  type Stage,
  takeOwnersToTell,
} from './account-retention.repository.ts';
import { composeGoogleJoinedEmail, composeRemovalEmail, composeRemovalText } from './retention-messages.ts';

const unprovenMs = unprovenAccountDays * dayMs;
const idleMs = idleAccountYears * yearMs;
const firstNoticeMs = firstNoticeDays * dayMs;
const lastNoticeMs = lastNoticeDays * dayMs;
/** No idle account is removed sooner after the upgrade that brought this. */
const graceMs = 90 * dayMs;
/** Longer than it takes from the first notice to the removal. Whoever signs in is warned again next time. */
const outdatedMs = 120 * dayMs;
const pageSize = 200;
/** Few enough that they leave the site's hourly emails to others. */
const ownersAtOnce = 50;

/**
 * Removes accounts that were never proven after 7 days, and those without a sign-in after 3 years, but only after an
 * email or text about it was really sent. Tells owners of Google identities that joined by the address alone.
 */
export function createAccountRetention(deps: AccountContext): readonly RetentionJob[] {
  return [
    { name: 'unproven accounts', removeSome: (_db, now) => removeUnproven(deps, now) },
    { name: 'accounts without a sign-in', removeSome: (_db, now) => removeIdle(deps, now) },
    { name: 'told owners', removeSome: () => tellOwners(deps) },
  ];
}

async function removeUnproven(deps: AccountContext, now: Date): Promise<number> {
  const before = addMs(now, -unprovenMs);
  return countEach(
    deps.db,
    (page) => listUnprovenAccounts(deps.db, before, page),
    async (trx, account) => {
      const { id: userId, isOfEarlierVersion } = account;
      const user = await findUserById(trx, userId);
      if (!user) return false;
      const notice = await findNotice(trx, userId, 'unproven');
      const confirmation = await findSendTime(trx, userId, 'email_confirmation', user.createdAt);
      // Accounts of earlier versions were never told that they would be removed.
      const isDue = notice?.sentAt ? notice.sentAt <= before : confirmation && !isOfEarlierVersion && !notice;
      if (isDue) await removeUnprovenAccount(deps, trx, user);
      else if (!notice && user.unprovenEmail) await notify(deps, trx, user, 'unproven', now);
      return Boolean(isDue);
    },
  );
}

async function removeIdle(deps: AccountContext, now: Date): Promise<number> {
  const upgradedAt = await findUpgradeTime(deps.db);
  if (!upgradedAt || now < addMs(upgradedAt, graceMs - firstNoticeMs)) return 0;
  const before = addMs(now, firstNoticeMs - idleMs);
  return countEach(
    deps.db,
    (page) => listIdleAccounts(deps.db, before, page),
    async (trx, { id: userId }) => {
      const user = await findUserById(trx, userId);
      if (!user) return false;
      await deleteOutdatedNotices(trx, userId, addMs(now, -outdatedMs));
      const [first, last] = [await findNotice(trx, userId, 'first'), await findNotice(trx, userId, 'last')];
      const isSecondDue = first?.sentAt && first.sentAt <= addMs(now, lastNoticeMs - firstNoticeMs);
      const isDue = Boolean(last?.sentAt && last.sentAt <= addMs(now, -lastNoticeMs));
      if (isDue) await eraseAccount(deps, trx, userId);
      else if (!first) await notify(deps, trx, user, 'first', now);
      else if (isSecondDue && !last) await notify(deps, trx, user, 'last', now);
      return isDue;
    },
  );
}

async function notify(deps: AccountContext, trx: Db, user: User, stage: Stage, now: Date): Promise<void> {
  const { messages, config } = deps;
  const { id: userId, phone } = user;
  const purpose = nameNoticePurpose(stage);
  const email = user.email ?? (stage === 'unproven' ? user.unprovenEmail : null);
  const days = (stage === 'first' ? firstNoticeMs : lastNoticeMs) / dayMs;
  const link = new URL('/signin', config.publicOrigin).href;
  if (email)
    await messages.sendEmail(trx, { ...composeRemovalEmail(stage, days, link), purpose, to: email, userId });
  else if (phone && messages.canText) {
    await messages.sendText(trx, { text: composeRemovalText(days, link), purpose, to: phone, userId });
  } else return;
  await insertNotice(trx, userId, stage, now);
}

async function tellOwners({ db, messages, config }: AccountContext): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const link = new URL('/account?tab=email', config.publicOrigin).href;
    for (const { userId, email } of await takeOwnersToTell(trx, ownersAtOnce)) {
      await messages.sendEmail(trx, { ...composeGoogleJoinedEmail(link), to: email, userId });
    }
    return 0;
  });
}

/** Calls `remove` for each account in its own transaction, and returns how many it removed. */
async function countEach<Account extends { id: string }>(
  db: Db,
  list: (page: Page) => Promise<readonly Account[]>,
  remove: (trx: Db, account: Account) => Promise<boolean>,
): Promise<number> {
  let removed = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const accounts = await list({ after, size: pageSize });
    for (const account of accounts) {
      if (await db.transaction().execute((trx) => remove(trx, account))) removed += 1;
    }
    after = accounts.at(-1)?.id;
  }
  // Everything is done, so the job must not be called again for another page.
  return Math.min(removed, pageSize - 1);
}
