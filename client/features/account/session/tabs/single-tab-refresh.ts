import type { SessionResponse } from '../../../../../shared/api/auth-user.ts';
import { brand } from '../../../../../shared/site/brand.data.ts';
import { isRefreshDue } from '../session-change.ts';
import type { TabLocks } from './tab-locks.ts';

const lockName = `${brand.slug}.refresh`;
/** Longer than any refresh takes, because a call times out after 10 seconds. */
const maxWaitMs = 15_000;

type Calls = { refresh: () => Promise<SessionResponse>; load: () => Promise<SessionResponse> };

/**
 * Refreshes in one tab at a time. While another tab refreshes, this one waits and then loads the result. Without locks
 * (they need HTTPS or localhost), tabs may overlap, which the server tolerates for 10 seconds.
 */
export async function refreshInSingleTab(
  locks: TabLocks | undefined,
  { refresh, load }: Calls,
): Promise<SessionResponse> {
  if (!locks) return refresh();
  const own = await locks.request(lockName, { ifAvailable: true }, (lock) => lock && refresh());
  if (own) return own;
  await waitForOthers(locks);
  const answer = await load();
  return isRefreshDue(answer) ? refresh() : answer;
}

async function waitForOthers(locks: TabLocks): Promise<void> {
  try {
    await locks.request(lockName, { signal: AbortSignal.timeout(maxWaitMs) }, () => undefined);
  } catch {
    // A tab that was suspended during its refresh must not block the others.
  }
}
