import { brand } from '../../../../shared/brand.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import type { Tracker } from '../../../lib/tracker.ts';

export type ReferralTarget = { recommendedCompany: string; referralLink: string };
export type ReferralContext = { sessionId: string | undefined; interest: string | undefined };

/** Adds the source of the click and a random id to the carrier's link, and nothing about the person. */
export function buildReferralUrl(referralLink: string, clickId: string): string {
  const url = new URL(referralLink);
  url.searchParams.set('utm_source', brand.slug);
  url.searchParams.set('clid', clickId);
  return url.href;
}

/** Records a click. The link opens no matter what happens here, so a failure is only reported. */
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
  try {
    await call('POST /api/referrals', {
      body: {
        carrierName: recommendedCompany,
        referralUrl: referralLink,
        ...(sessionId && { sessionId }),
        clickId,
      },
      keepalive: true,
    });
  } catch (cause) {
    const value = cause instanceof ApiError ? cause.code : 'unreachable';
    tracker.trackEvent({ name: 'referral_log_failed', value });
  }
}
