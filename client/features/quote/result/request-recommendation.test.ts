import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recommend } from '../../../../shared/matching/recommend.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { buildUserData } from '../testing/builders.ts';
import { builtInRules } from './matching-rules.ts';
import { requestRecommendation } from './request-recommendation.ts';

const userData = buildUserData();
const own = recommend(userData, matchedCarriers);

/** Every match of the browser's own takes the carriers from its rules once. */
const takeCarriers = vi.fn(() => matchedCarriers);
const rules = {
  ...builtInRules,
  get carriers() {
    return takeCarriers();
  },
};
beforeEach(() => {
  takeCarriers.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

function answerWith(respond: (init: RequestInit) => Response | Promise<Response>) {
  const fetch = vi.fn((_path: string, init: RequestInit) => Promise.resolve(respond(init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('uses the server’s response', async () => {
  const served = { ...own, description: 'From the server.' };
  const fetch = answerWith(() => Response.json(served));
  expect(await requestRecommendation(userData, rules)).toEqual({ recommendation: served });
  expect(fetch).toHaveBeenCalledWith('/api/recommendation', expect.objectContaining({ method: 'POST' }));
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({ userData });
  expect(takeCarriers).not.toHaveBeenCalled();
});

describe('computes the same match itself after', () => {
  const failures: [about: string, reason: string, respond: () => Response | Promise<Response>][] = [
    ['offline', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      '500',
      'internal',
      () => Response.json({ error: { code: 'internal', message: 'x', requestId: '1' } }, { status: 500 }),
    ],
    [
      '429',
      'rate_limited',
      () => Response.json({ error: { code: 'rate_limited', message: 'x', requestId: '1' } }, { status: 429 }),
    ],
    ['no JSON', 'unreadable_answer', () => new Response('<html>')],
    ['another shape', 'unexpected_answer', () => Response.json({ recommendedCompany: 'X' })],
    [
      'an unsafe link',
      'unexpected_answer',
      () => Response.json({ ...own, referralLink: 'javascript:alert(1)' }),
    ],
  ];
  test.each(failures)('%s', async (_about, reason, respond) => {
    answerWith(respond);
    expect(await requestRecommendation(userData, rules)).toEqual({
      recommendation: own,
      fallbackReason: reason,
    });
    expect(takeCarriers).toHaveBeenCalledOnce();
  });

  test('no response within 4 seconds', async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    answerWith(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          deadline.abort(new DOMException('Timed out', 'TimeoutError'));
        }),
    );
    expect(await requestRecommendation(userData, rules)).toEqual({
      recommendation: own,
      fallbackReason: 'timeout',
    });
    expect(timeout).toHaveBeenCalledWith(4000);
  });
});
