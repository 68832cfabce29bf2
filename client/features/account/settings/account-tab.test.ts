import { afterEach, expect, it, vi } from 'vitest';
import { brand } from '../../../../shared/site/brand.data.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { listWaitingClicks, writeWaitingClicks } from '../../../lib/waiting-clicks.ts';
import { clearDeviceData } from './account-tab.tsx';

afterEach(() => vi.unstubAllGlobals());

it('removes what this site stores in the browser, and nothing else', () => {
  const localStorage = createFakeStorage({
    'coverlight.quote': '{}',
    coverlight_session_id: 'x',
    other: 'y',
  });
  const sessionStorage = createFakeStorage({ [`${brand.slug}.account`]: '{}', [`${brand.slug}s.own`]: 'z' });
  vi.stubGlobal('window', { localStorage, sessionStorage });
  clearDeviceData();
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
    ['other'],
    [`${brand.slug}s.own`],
  ]);
});

it('keeps clicks that the server doesn’t have yet, but not whose they were', () => {
  vi.stubGlobal('window', { localStorage: createFakeStorage(), sessionStorage: createFakeStorage() });
  const click = {
    carrierName: 'Alderpoint Life',
    referralUrl: 'https://a.example/',
    clickId: 'c',
    at: Date.now(),
  };
  writeWaitingClicks([{ ...click, sessionId: 's', userId: 'u' }]);
  clearDeviceData();
  expect(listWaitingClicks()).toEqual([click]);
});

it('works without storage', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(clearDeviceData).not.toThrow();
});
