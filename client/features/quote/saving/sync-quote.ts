import type { ProfileQuote } from '../../../../shared/api/profile.ts';
import { ApiError } from '../../../lib/api-client.ts';
import type { Tracker } from '../../../lib/tracker.ts';
import {
  type AuthClient,
  findConfirmedId,
  openProfileStore,
  type ProfileStore,
} from '../../account/index.ts';
import type { Quote } from '../state/quote.ts';
import { restoreQuote } from '../state/restore-quote.ts';
import { readQuote } from '../state/stored-quote.ts';
import { accountCopy, isQuoteAccountSynced, noResult, openQuoteAccountSync } from './quote-account-sync.ts';

export type SyncQuoteDependencies = {
  auth: Pick<AuthClient, 'getState'>;
  profiles: Pick<ProfileStore, 'getState' | 'reload' | 'save'>;
  tracker: Tracker;
};

const running = new WeakMap<SyncQuoteDependencies['auth'], Promise<boolean>>();

/**
 * Makes this browser and the signed-in person's account level: a quote that was answered here goes to the account, and
 * the account's own comes here when it is the newer one, or the only one. Resolves to whether they are level now. Never
 * throws: a failure is only reported, and the next sign-in or page tries again.
 */
export function syncQuote(dependencies: SyncQuoteDependencies): Promise<boolean> {
  const before = running.get(dependencies.auth) ?? Promise.resolve(true);
  const settling = before.then(() => settle(dependencies));
  running.set(dependencies.auth, settling);
  return settling;
}

/** The same with the app's own profile store. */
export function syncAccountQuote(auth: AuthClient, tracker: Tracker): Promise<boolean> {
  return syncQuote({ auth, profiles: openProfileStore(auth), tracker });
}

async function settle({ auth, profiles, tracker }: SyncQuoteDependencies): Promise<boolean> {
  const userId = findConfirmedId(auth.getState());
  if (userId === undefined) return false;
  openQuoteAccountSync(userId);
  if (isQuoteAccountSynced(userId)) return true;
  try {
    const local = readQuote(Date.now());
    const saved = local?.result ? await save(profiles, local.result) : await readSaved(profiles);
    // Someone who signed out meanwhile leaves nothing behind.
    if (findConfirmedId(auth.getState()) !== userId) return false;
    if (saved && isBehind(local, saved)) {
      await restoreQuote(saved);
      settleQuoteAccountSync(userId, readQuote(Date.now())?.result?.at);
    } else settleQuoteAccountSync(userId, local?.result?.at);
    return isQuoteAccountSynced(userId);
  } catch (cause) {
    const value = cause instanceof ApiError ? cause.code : 'unreachable';
    tracker.trackEvent({ name: 'quote_save_failed', value });
    return false;
  }
}

/** Notes that the account has the result of this time, in epoch milliseconds; undefined when there is none. */
export function settleQuoteAccountSync(userId: string, resultAt: number | undefined): void {
  if (accountCopy.read()?.userId === userId) accountCopy.write({ userId, resultAt: resultAt ?? noResult });
}

/** The server keeps a newer quote that it has already, and answers with that one. */
async function save(
  profiles: SyncQuoteDependencies['profiles'],
  { value, at }: NonNullable<Quote['result']>,
): Promise<ProfileQuote | null> {
  const quotedAt = new Date(at).toISOString();
  const profile = await profiles.save({ quote: { userData: value.userData, quotedAt } });
  return profile.quote;
}

async function readSaved(profiles: SyncQuoteDependencies['profiles']): Promise<ProfileQuote | null> {
  await profiles.reload();
  const state = profiles.getState();
  if (state.status === 'failed') throw state.error;
  return state.status === 'ready' ? state.profile.quote : null;
}

function isBehind(local: Quote | undefined, { quotedAt }: ProfileQuote): boolean {
  return !local?.result || local.result.at < Date.parse(quotedAt);
}
