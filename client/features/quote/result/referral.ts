import { isRetryable } from '../../../../shared/retryable-status.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { hasPrivacySignal } from '../../../lib/privacy-signal.ts';
import type { Tracker } from '../../../lib/tracker.ts';
import { addWaitingClick, type Click, listWaitingClicks, removeWaitingClick } from './waiting-clicks.ts';

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
 * Records a click. The link opens no matter what happens here. The browser keeps the click until the server has it,
 * because the carrier already has its id.
 */
export async function recordReferral(
  { recommendedCompany, referralLink }: ReferralTarget,
  clickId: string,
  { sessionId, interest }: ReferralContext,
  tracker: Tracker,
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
    ...(sessionId && !hasPrivacySignal() && { sessionId }),
    at: Date.now(),
  };
  addWaitingClick(click);
  await send(click, tracker, {});
}

/** Sends clicks that weren't confirmed, such as those from an earlier visit. */
export async function sendWaitingClicks(tracker: Tracker): Promise<void> {
  clearTimeout(timer);
  waiting.abort();
  waiting = new AbortController();
  window.addEventListener('online', () => void sendWaitingClicks(tracker), { signal: waiting.signal });
  for (const click of listWaitingClicks()) {
    // The account that is signed in now may belong to someone else, so the server compares this time with its session.
    await send(click, tracker, { clickedAt: new Date(click.at).toISOString() });
  }
}

async function send(
  { at, ...click }: Click,
  tracker: Tracker,
  time: { clickedAt?: string },
  isAnonymous = false,
): Promise<void> {
  try {
    await call('POST /api/referrals', { body: { ...click, ...time }, keepalive: true, isAnonymous });
    failures = 0;
    removeWaitingClick({ at, ...click });
  } catch (cause) {
    // This device's clock is wrong. Without the time, the click must not count for an account.
    if (cause instanceof ApiError && cause.fields.clickedAt) return send({ at, ...click }, tracker, {}, true);
    const value = cause instanceof ApiError ? cause.code : 'unreachable';
    tracker.trackEvent({ eventName: 'referral_log_failed', elementValue: value });
    const isRefused = cause instanceof ApiError && cause.status >= 400 && !isRetryable(cause.status);
    if (isRefused) removeWaitingClick({ at, ...click });
    else planNextTry(tracker, cause instanceof ApiError ? (cause.retryAfterSeconds ?? 0) : 0);
  }
}

function planNextTry(tracker: Tracker, askedSeconds: number): void {
  const waitMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures);
  failures += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaitingClicks(tracker), Math.max(waitMs, askedSeconds * 1000));
}
