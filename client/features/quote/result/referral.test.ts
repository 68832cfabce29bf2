import { afterEach, expect, test, vi } from 'vitest';
import { silentTracker } from '../../../lib/tracker.ts';
import { buildReferralUrl, recordReferral } from './referral.ts';

const clickId = '3f0c1c9e-5d0a-4c44-9b53-0f0a3e6f5d10';
const carrier = {
  recommendedCompany: 'Alderpoint Life',
  referralLink: 'https://www.alderpointlife.example/quote?a=1',
};

afterEach(() => vi.unstubAllGlobals());

test('[security 46] the link contains its source, a click id, and what the carrier put there, and nothing else', () => {
  expect(buildReferralUrl(carrier.referralLink, clickId)).toBe(
    `https://www.alderpointlife.example/quote?a=1&utm_source=coverlight&clid=${clickId}`,
  );
});

test('a click is sent with the carrier’s own link and outlives the page', async () => {
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ id: 1, clickId })),
  );
  vi.stubGlobal('fetch', fetch);
  const trackReferral = vi.fn();
  await recordReferral(
    carrier,
    clickId,
    { sessionId: 's-1', interest: 'copperleaf' },
    { ...silentTracker, trackReferral },
  );
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/referrals');
  expect(init?.keepalive).toBe(true);
  expect(JSON.parse(String(init?.body))).toEqual({
    carrierName: 'Alderpoint Life',
    referralUrl: carrier.referralLink,
    sessionId: 's-1',
    clickId,
  });
  expect(trackReferral).toHaveBeenCalledWith({
    carrierName: 'Alderpoint Life',
    referralUrl: carrier.referralLink,
    interest: 'copperleaf',
  });
});

test('a failure is only reported', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const trackEvent = vi.fn();
  await recordReferral(
    carrier,
    clickId,
    { sessionId: undefined, interest: undefined },
    { ...silentTracker, trackEvent },
  );
  expect(trackEvent).toHaveBeenCalledWith({
    name: 'referral_log_failed',
    value: 'unreachable',
  });
});
