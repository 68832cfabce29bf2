import { streamEvents } from '../../../../shared/api/session.contract.ts';
import { createRateLimited, createUnavailable } from '../../../platform/errors.ts';
import { getClientAddress } from '../../../platform/http/client-address.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import type { AccountContext } from '../account-context.ts';
import { authMessages } from '../messages.ts';
import { openEventStream } from './event-stream.ts';

/**
 * The maximum number of open pages per person, per address (which a household or an office may share), and in total.
 */
const maxPerUser = 12;
const maxPerAddress = 240;
const maxTotal = 5000;
const retrySeconds = 10;

/**
 * Notifies a person's open pages of what happened to the account elsewhere. Events aren't replayed, because a page that
 * reconnects loads the session again.
 */
export function createEventRoutes(deps: AccountContext): readonly Route[] {
  const { hub } = deps;
  const openByAddress = new Map<string, number>();
  const open = implement(streamEvents, ({ request, response, session }) => {
    const { ofAccount, ofNetwork, ofSite } = authMessages.openPages;
    if (hub.count(session.userId) >= maxPerUser) throw createRateLimited(retrySeconds, ofAccount);
    const address = getClientAddress(request);
    const before = openByAddress.get(address) ?? 0;
    if (before >= maxPerAddress) throw createRateLimited(retrySeconds, ofNetwork);
    if (hub.count() >= maxTotal) throw createUnavailable(retrySeconds, ofSite);
    if (response.destroyed) return;
    openByAddress.set(address, before + 1);
    response.on('close', () => {
      const left = (openByAddress.get(address) ?? 1) - 1;
      if (left > 0) openByAddress.set(address, left);
      else openByAddress.delete(address);
    });
    openEventStream(deps, session, request, response);
  });
  return [open];
}
