import { describe, expect, it, vi } from 'vitest';
import { refreshInSingleTab } from './session-refresher.ts';
import { buildAnswer } from './testing/builders.ts';
import { createFakeLocks } from './testing/fake-browser.ts';

const fresh = buildAnswer();
const due = buildAnswer({ expiresIn: 60 });

describe('refreshInSingleTab', () => {
  it('refreshes without loading if no other tab refreshes', async () => {
    const load = vi.fn(async () => due);
    expect(await refreshInSingleTab(createFakeLocks(), { refresh: async () => fresh, load })).toBe(fresh);
    expect(load).not.toHaveBeenCalled();
  });

  it('lets another tab finish and loads the result', async () => {
    const locks = createFakeLocks();
    const refresh = vi.fn(async () => fresh);
    const answers = await Promise.all([
      refreshInSingleTab(locks, { refresh, load: async () => due }),
      refreshInSingleTab(locks, { refresh, load: async () => fresh }),
    ]);
    expect(answers).toEqual([fresh, fresh]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('refreshes if the other tab has failed', async () => {
    const locks = createFakeLocks();
    const refresh = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(fresh);
    const [first, other] = await Promise.allSettled([
      refreshInSingleTab(locks, { refresh, load: async () => due }),
      refreshInSingleTab(locks, { refresh, load: async () => due }),
    ]);
    expect(first.status).toBe('rejected');
    expect(other).toEqual({ status: 'fulfilled', value: fresh });
  });

  it('does not wait forever for a suspended tab', async () => {
    const locks = createFakeLocks();
    const waiting = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal);
    void locks.request('coverlight.refresh', {}, () => new Promise(() => undefined));
    const refreshing = refreshInSingleTab(locks, { refresh: async () => fresh, load: async () => due });
    waiting.abort();
    expect(await refreshing).toBe(fresh);
  });
});
