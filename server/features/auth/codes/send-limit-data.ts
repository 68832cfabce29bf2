import { sendWindowMs } from '../../../platform/messages/global-send-limits.ts';
import { listContacts, type PersonalData } from '../../../platform/security/personal-data.ts';
import { addMs } from '../../../platform/sessions/session-limits.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteKnownBrowsers, listKnownBrowsers } from './known-browsers.repository.ts';
import { hashForLimits } from './sender.ts';
import { listSendsSince, unlinkSends } from './sends.repository.ts';

export function createSendLimitData(
  deps: Pick<AccountContext, 'clock' | 'secrets'>,
): readonly PersonalData[] {
  return [
    {
      name: 'knownBrowsers',
      collect: (db, { id }) => listKnownBrowsers(db, id),
      erase: (trx, { id }) => deleteKnownBrowsers(trx, id),
    },
    {
      name: 'countedMessages',
      async collect(db, person) {
        const since = addMs(deps.clock.now(), -sendWindowMs);
        const filters = listContacts(person).map((to) => ({
          recipientHash: hashForLimits(deps, 'recipient', to),
        }));
        const sends = await Promise.all(filters.map((filter) => listSendsSince(db, filter, since)));
        return sends.flat().map(({ channel, purpose, sentAt }) => ({ channel, purpose, sentAt }));
      },
      // The counts by recipient stay for an hour. Without the account, nothing shows which of them belong together.
      erase: (trx, { id }) => unlinkSends(trx, hashForLimits(deps, 'account', id)),
    },
  ];
}
