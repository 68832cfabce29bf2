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
import { loadQuote } from '../state/stored-quote.ts';
import {
  isQuoteAccountSynced,
  isQuoteUndecided,
  noResult,
  startQuoteAccountSync,
  storedSyncState,
} from './quote-account-sync.ts';

export type SyncQuoteDependencies = {
  auth: Pick<AuthClient, 'getState'>;
  profiles: Pick<ProfileStore, 'getState' | 'reload' | 'save'>;
  tracker: Tracker;
};

const running = new WeakMap<SyncQuoteDependencies['auth'], Promise<boolean>>();

/**
 * Synchronizes this browser with the signed-in person's account: a quote that was answered here is saved to the
 * account, and the account's quote is loaded here if it is newer or the only one. A quote that may be someone else's
 * stays as it is. Resolves to whether they are the same now. Never throws: a failure is only reported, and the next
 * sign-in or page tries again.
 */
export function syncQuote(dependencies: SyncQuoteDependencies): Promise<boolean> {
  const before = running.get(dependencies.auth) ?? Promise.resolve(true);
  const settling = before.then(() => settle(dependencies));
  running.set(dependencies.auth, settling);
  return settling;
}

/** Calls `syncQuote` with the app's own profile store. */
export function syncAccountQuote(auth: AuthClient, tracker: Tracker): Promise<boolean> {
  return syncQuote({ auth, profiles: openProfileStore(auth), tracker });
}

async function settle({ auth, profiles, tracker }: SyncQuoteDependencies): Promise<boolean> {
  const userId = findConfirmedId(auth.getState());
  if (userId === undefined) return false;
  startQuoteAccountSync(userId);
  if (isQuoteUndecided(userId)) return false;
  if (isQuoteAccountSynced(userId)) return true;
  try {
    const local = loadQuote(Date.now());
    const saved = local?.result ? await save(profiles, local.result) : await loadSaved(profiles);
    // If the person has signed out in the meantime, nothing may be stored here.
    if (findConfirmedId(auth.getState()) !== userId) return false;
    if (saved && isBehind(local, saved)) {
      await restoreQuote(saved);
      markQuoteSynced(userId, loadQuote(Date.now())?.result?.at);
    } else markQuoteSynced(userId, local?.result?.at);
    return isQuoteAccountSynced(userId);
  } catch (cause) {
    const value = cause instanceof ApiError ? cause.code : 'unreachable';
    tracker.trackEvent({ eventName: 'quote_save_failed', elementValue: value });
    return false;
  }
}

/** Stores that the account has the result of this time, in epoch milliseconds. Undefined if there is no result. */
export function markQuoteSynced(userId: string, resultAt: number | undefined): void {
  if (storedSyncState.read()?.userId === userId)
    storedSyncState.write({ userId, resultAt: resultAt ?? noResult });
}

/** If the server already has a newer quote, it keeps and returns that one. */
async function save(
  profiles: SyncQuoteDependencies['profiles'],
  { value, at }: NonNullable<Quote['result']>,
): Promise<ProfileQuote | null> {
  const quotedAt = new Date(at).toISOString();
  const profile = await profiles.save({ quote: { userData: value.userData, quotedAt } });
  return profile.quote;
}

async function loadSaved(profiles: SyncQuoteDependencies['profiles']): Promise<ProfileQuote | null> {
  await profiles.reload();
  const state = profiles.getState();
  if (state.status === 'failed') throw state.error;
  return state.status === 'ready' ? state.profile.quote : null;
}

function isBehind(local: Quote | undefined, { quotedAt }: ProfileQuote): boolean {
  return !local?.result || local.result.at < Date.parse(quotedAt);
}
