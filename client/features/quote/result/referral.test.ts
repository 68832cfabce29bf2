import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { silentTracker } from '../../../lib/tracker.ts';
import { listWaitingClicks } from '../../../lib/waiting-clicks.ts';
import { buildReferralUrl, recordReferral, sendWaitingClicks } from './referral.ts';

const clickId = '3f0c1c9e-5d0a-4c44-9b53-0f0a3e6f5d10';
const carrier = {
  recommendedCompany: 'Alderpoint Life',
  referralLink: 'https://www.alderpointlife.example/quote?a=1',
};

const { recommendedCompany: carrierName, referralLink: referralUrl } = carrier;
const otherId = '3f0c1c9e-5d0a-4c44-9b53-0f0a3e6f5d11';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: createFakeStorage() }));
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
    undefined,
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

const nowhere = { sessionId: undefined, interest: undefined };

/** Responds to each call in turn, and returns the bodies of the calls. */
function answerWith(...answers: readonly (number | Error)[]) {
  const left = [...answers];
  const fetch = vi.fn((_path: string, _init: RequestInit) => {
    const next = left.shift() ?? 201;
    if (next instanceof Error) return Promise.reject(next);
    const error = { code: next === 422 ? 'invalid_input' : 'unavailable', message: '', requestId: '' };
    const fields = next === 422 ? { clickedAt: 'In the future.' } : {};
    const body = next === 201 ? { id: 1, clickId } : { error: { ...error, fields } };
    return Promise.resolve(Response.json(body, { status: next }));
  });
  vi.stubGlobal('fetch', fetch);
  return () =>
    fetch.mock.calls.map(([, init]) => ({ ...JSON.parse(String(init.body)), credentials: init.credentials }));
}

test.each([503, 408, 429, 502, 504, 520, new TypeError('Failed to fetch')])(
  'keeps a click after %s and sends it again with its time',
  async (failure) => {
    vi.setSystemTime('2030-05-06T07:08:09.000Z');
    const listBodies = answerWith(failure);
    const trackEvent = vi.fn();
    await recordReferral(carrier, clickId, nowhere, { ...silentTracker, trackEvent }, undefined);
    expect(listWaitingClicks()).toMatchObject([{ clickId }]);
    expect(trackEvent).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(listBodies()).toMatchObject([
      { clickId },
      { clickId, carrierName: 'Alderpoint Life', clickedAt: '2030-05-06T07:08:09.000Z' },
    ]);
    expect(listWaitingClicks()).toEqual([]);
  },
);

test('keeps a click for the next visit, and sends what is left in the order of the clicks', async () => {
  const listBodies = answerWith(503, 503);
  await recordReferral(carrier, clickId, nowhere, silentTracker, undefined);
  await recordReferral(carrier, otherId, nowhere, silentTracker, undefined);
  await sendWaitingClicks(silentTracker, undefined);
  expect(listBodies().map((body) => body.clickId)).toEqual([clickId, otherId, clickId, otherId]);
  expect(listWaitingClicks()).toEqual([]);
});

test('keeps a click that there is no room to store, along with one that was stored', async () => {
  const listBodies = answerWith(503, 503);
  await recordReferral(carrier, clickId, nowhere, silentTracker, undefined);
  const refuse = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  const full = Object.create(window.localStorage, { setItem: { value: refuse } });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: full }));
  await recordReferral(carrier, otherId, nowhere, silentTracker, undefined);
  await sendWaitingClicks(silentTracker, undefined);
  expect(listBodies().map((body) => body.clickId)).toEqual([clickId, otherId, clickId, otherId]);
  expect(listWaitingClicks()).toEqual([]);
});

test('sends each waiting click once when the network is back, no matter how often it failed', async () => {
  const listBodies = answerWith(503, 503, 503, 503);
  await recordReferral(carrier, clickId, nowhere, silentTracker, undefined);
  for (let round = 0; round < 3; round += 1) await sendWaitingClicks(silentTracker, undefined);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(listWaitingClicks()).toEqual([]));
  expect(listBodies()).toHaveLength(5);
});

test('drops a click that the server refuses', async () => {
  answerWith(404);
  await recordReferral(carrier, clickId, nowhere, silentTracker, undefined);
  expect(listWaitingClicks()).toEqual([]);
});

test('sends a late click without its time and without an account if this device’s clock is wrong', async () => {
  const listBodies = answerWith(503, 422);
  await recordReferral(carrier, clickId, nowhere, silentTracker, 'ada');
  await sendWaitingClicks(silentTracker, 'ada');
  expect(listBodies().map(({ clickedAt, credentials }) => [typeof clickedAt, credentials])).toEqual([
    ['undefined', 'same-origin'],
    ['string', 'same-origin'],
    ['undefined', 'omit'],
  ]);
  expect(listWaitingClicks()).toEqual([]);
});

test.each([
  ['ada', 'ada', 'same-origin'],
  ['ada', 'ben', 'omit'],
  ['ada', undefined, 'omit'],
  [undefined, 'ben', 'omit'],
])(
  'a click of %s that is sent late while %s is signed in goes with credentials “%s”, whatever the clock says',
  async (clicker, next, credentials) => {
    for (const aheadMs of [-600_000, 0, 180_000, 600_000]) {
      vi.setSystemTime(Date.parse('2030-05-06T07:08:09.000Z') + aheadMs);
      const listBodies = answerWith(new TypeError('Failed to fetch'));
      await recordReferral(carrier, clickId, nowhere, silentTracker, clicker);
      await sendWaitingClicks(silentTracker, next);
      expect(listBodies()[1]).toMatchObject({ clickId, credentials });
      expect(listWaitingClicks()).toEqual([]);
    }
  },
);

test('stops sending clicks as one person’s once someone else is signed in', async () => {
  const listBodies = answerWith(503, 503);
  await recordReferral(carrier, clickId, nowhere, silentTracker, 'ada');
  await recordReferral(carrier, otherId, nowhere, silentTracker, 'ada');
  const before = sendWaitingClicks(silentTracker, 'ada');
  await Promise.all([before, sendWaitingClicks(silentTracker, 'ben')]);
  expect(listBodies().map((body) => [body.clickId, body.credentials])).toEqual([
    [clickId, 'same-origin'],
    [otherId, 'same-origin'],
    [clickId, 'same-origin'],
    [clickId, 'omit'],
    [otherId, 'omit'],
  ]);
});

test('keeps a click for a day, and without a session, if the browser sends a privacy signal', async () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' });
  answerWith(503);
  await recordReferral(carrier, clickId, { sessionId: 's-1', interest: undefined }, silentTracker, 'ada');
  expect(listWaitingClicks()).toEqual([{ carrierName, referralUrl, clickId, at: Date.now() }]);
  expect(listWaitingClicks(Date.now() + 25 * 3_600_000)).toEqual([]);
  expect(Object.keys(window.localStorage)).toEqual([]);
});
