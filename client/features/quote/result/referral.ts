import { isRetryable } from '../../../../shared/retryable-status.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { hasPrivacySignal } from '../../../lib/privacy-signal.ts';
import type { Tracker } from '../../../lib/tracker.ts';
import { type Click, listWaitingClicks, writeWaitingClicks } from '../../../lib/waiting-clicks.ts';

export type ReferralTarget = { recommendedCompany: string; referralLink: string };
export type ReferralContext = { sessionId: string | undefined; interest: string | undefined };

/** Without a confirmation, the wait before the next try doubles up to the maximum. */
const firstRetryMs = 5000;
const maxRetryMs = 5 * 60_000;

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting = new AbortController();

/** Adds the source of the click and a random id to the carrier's link, and nothing about the person. */
export function buildReferralUrl(referralLink: string, clickId: string): string {
  const url = new URL(referralLink);
  url.searchParams.set('utm_source', brand.slug);
  url.searchParams.set('clid', clickId);
  return url.href;
}

/**
 * Records a click of whoever is signed in. The link opens no matter what happens here. The browser keeps the click until
 * the server has it, because the carrier already has its id.
 */
export async function recordReferral(
  { recommendedCompany, referralLink }: ReferralTarget,
  clickId: string,
  { sessionId, interest }: ReferralContext,
  tracker: Tracker,
  userId: string | undefined,
): Promise<void> {
  tracker.trackFunnel('referral_clicked');
  tracker.trackReferral({
    carrierName: recommendedCompany,
    referralUrl: referralLink,
    ...(interest && { interest }),
  });
  const click: Click = {
    carrierName: recommendedCompany,
    referralUrl: referralLink,
    clickId,
    ...(!hasPrivacySignal() && { sessionId, userId }),
    at: Date.now(),
  };
  writeWaitingClicks([...listWaitingClicks(), click]);
  await send(click, { tracker, userId });
}

/**
 * Sends clicks that weren't confirmed, such as those from an earlier visit. Call it again whenever someone else is
 * signed in.
 */
export async function sendWaitingClicks(tracker: Tracker, userId: string | undefined): Promise<void> {
  clearTimeout(timer);
  waiting.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  window.addEventListener('online', () => void sendWaitingClicks(tracker, userId), { signal });
  for (const click of listWaitingClicks()) {
    if (signal.aborted) return;
    const clickedAt = new Date(click.at).toISOString();
    // On a shared computer, the server can't tell whose it is by the time alone, because the clock may be wrong.
    const isAnonymous = click.userId === undefined || click.userId !== userId;
    await send(click, { tracker, userId, clickedAt, isAnonymous });
  }
}

type Sending = {
  tracker: Tracker;
  /** Who is signed in now. */
  userId: string | undefined;
  clickedAt?: string;
  isAnonymous?: boolean;
};

async function send(
  click: Click,
  { tracker, userId, clickedAt, isAnonymous = false }: Sending,
): Promise<void> {
  const { at, userId: owner, ...body } = click;
  try {
    await call('POST /api/referrals', {
      body: { ...body, ...(clickedAt && { clickedAt }) },
      keepalive: true,
      isAnonymous,
    });
    failures = 0;
    settle(click);
  } catch (cause) {
    // This device's clock is wrong. Without the time, the click must not count for an account.
    if (cause instanceof ApiError && cause.fields.clickedAt)
      return send(click, { tracker, userId, isAnonymous: true });
    const value = cause instanceof ApiError ? cause.code : 'unreachable';
    tracker.trackEvent({ eventName: 'referral_log_failed', elementValue: value });
    const isRefused = cause instanceof ApiError && cause.status >= 400 && !isRetryable(cause.status);
    if (isRefused) return settle(click);
    const askedMs = cause instanceof ApiError ? 1000 * (cause.retryAfterSeconds ?? 0) : 0;
    const waitMs = Math.max(askedMs, Math.min(maxRetryMs, firstRetryMs * 2 ** failures));
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void sendWaitingClicks(tracker, userId), waitMs);
  }
}

/** The server has the click, or will never take it. */
function settle({ clickId }: Click): void {
  writeWaitingClicks(listWaitingClicks().filter((click) => click.clickId !== clickId));
}
