import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../../../../shared/api/profile.ts';
import { recommend } from '../../../../shared/matching/recommend.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { silentTracker } from '../../../lib/tracker.ts';
import type { AuthState, ProfileState } from '../../account/index.ts';
import { buildProfile } from '../../account/profile/testing/builders.ts';
import { buildAnswer } from '../../account/session/testing/builders.ts';
import { loadQuote, saveQuote } from '../state/stored-quote.ts';
import { buildDeliveredQuote, buildUserData } from '../testing/builders.ts';
import { beginFromQuote, endQuoteAccountSync, isQuoteAccountSynced } from './quote-account-sync.ts';
import { syncQuote } from './sync-quote.ts';

const answeredAt = Date.parse('2026-03-01T10:00:00.000Z');
const later = '2026-03-02T10:00:00.000Z';
const now = Date.parse('2026-03-03T10:00:00.000Z');
const userData = buildUserData({ age: 50 });

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  vi.stubGlobal('window', { localStorage: createFakeStorage(), sessionStorage: createFakeStorage() });
  vi.stubGlobal('fetch', async () => Response.json(recommend(userData, matchedCarriers)));
});
afterEach(() => vi.unstubAllGlobals());

function buildProfileQuote(quotedAt: string): NonNullable<Profile['quote']> {
  const { carrierId, recommendedCompany, logo, matchPercent, isFallback } = recommend(
    userData,
    matchedCarriers,
  );
  return {
    userData,
    carrierId,
    carrierName: recommendedCompany,
    carrierLogo: logo,
    matchPercent,
    isFallback,
    quotedAt,
    referredCarrierName: null,
    referredAt: null,
    appliedCarrierName: null,
    appliedAt: null,
    outcome: null,
  };
}

/** `own` is the quote that the account has. As on the server, an older one never replaces it. */
function createDependencies(own: Profile['quote'] = null, hasProfile = own !== null) {
  let auth: AuthState = { status: 'signed-in', ...buildAnswer() };
  let profile = buildProfile({ quote: own });
  const save = vi.fn(async ({ quote }: { quote?: { quotedAt: string } | undefined }) => {
    if (quote && (!own || own.quotedAt < quote.quotedAt)) {
      profile = { ...profile, quote: buildProfileQuote(quote.quotedAt) };
    }
    return profile;
  });
  const state: ProfileState = hasProfile ? { status: 'ready', profile } : { status: 'missing' };
  const trackEvent = vi.fn();
  return {
    auth: { getState: () => auth },
    profiles: { save, reload: vi.fn(async () => undefined), getState: () => state },
    tracker: { ...silentTracker, trackEvent },
    signOut: () => {
      auth = { status: 'signed-out' };
    },
  };
}

/** Signing in began on this quote's own pages. */
function answerQuote(savedAt = now) {
  saveQuote(buildDeliveredQuote(answeredAt), savedAt);
  beginFromQuote(answeredAt);
}

test('a quote that may be someone else’s is neither saved nor replaced', async () => {
  saveQuote(buildDeliveredQuote(answeredAt), now);
  const dependencies = createDependencies(buildProfileQuote(later));
  expect(await syncQuote(dependencies)).toBe(false);
  expect(dependencies.profiles.save).not.toHaveBeenCalled();
  expect(loadQuote(now)?.result?.at).toBe(answeredAt);
});

test('a quote that was answered before signing in from its pages is saved to the account, once', async () => {
  answerQuote();
  const dependencies = createDependencies();
  expect(await Promise.all([syncQuote(dependencies), syncQuote(dependencies)])).toEqual([true, true]);
  expect(await syncQuote(dependencies)).toBe(true);
  expect(dependencies.profiles.save.mock.calls).toEqual([
    [{ quote: { userData: buildUserData(), quotedAt: new Date(answeredAt).toISOString() } }],
  ]);
});

test('the account’s quote is loaded into a browser that has none', async () => {
  const dependencies = createDependencies(buildProfileQuote(later));
  expect(await syncQuote(dependencies)).toBe(true);
  expect(loadQuote(now)?.result?.value.userData).toEqual(userData);
  expect(dependencies.profiles.save).not.toHaveBeenCalled();
});

test('the account’s newer quote replaces an older one in this browser', async () => {
  answerQuote(answeredAt);
  const dependencies = createDependencies(buildProfileQuote(later));
  expect(await syncQuote(dependencies)).toBe(true);
  expect(loadQuote(now)?.result?.value.userData).toEqual(userData);
});

test('without a quote anywhere nothing is written', async () => {
  const dependencies = createDependencies();
  expect(await syncQuote(dependencies)).toBe(true);
  expect(loadQuote(now)).toBeUndefined();
  expect(dependencies.profiles.save).not.toHaveBeenCalled();
});

test('a failure is only reported, and the next time tries again', async () => {
  answerQuote();
  const dependencies = createDependencies();
  const refusal = new ApiError(503, { code: 'unavailable', message: 'Later.', requestId: 'r1' });
  dependencies.profiles.save.mockRejectedValueOnce(refusal);
  expect(await syncQuote(dependencies)).toBe(false);
  expect(dependencies.tracker.trackEvent).toHaveBeenCalledWith({
    eventName: 'quote_save_failed',
    elementValue: 'unavailable',
  });
  expect(await syncQuote(dependencies)).toBe(true);
});

test('signing out in the meantime stores nothing in the browser', async () => {
  const dependencies = createDependencies(buildProfileQuote(later));
  dependencies.profiles.reload.mockImplementationOnce(async () => {
    dependencies.signOut();
    endQuoteAccountSync();
    return undefined;
  });
  expect(await syncQuote(dependencies)).toBe(false);
  expect(loadQuote(now)).toBeUndefined();
  expect(isQuoteAccountSynced('user-1')).toBe(false);
});

test('nothing is saved while signed out', async () => {
  saveQuote(buildDeliveredQuote(answeredAt), now);
  const dependencies = createDependencies();
  dependencies.signOut();
  expect(await syncQuote(dependencies)).toBe(false);
  expect(dependencies.profiles.save).not.toHaveBeenCalled();
});
