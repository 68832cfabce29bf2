import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../lib/testing/fake-storage.ts';
import { getSessionId } from './session-id.ts';

beforeEach(() => vi.stubGlobal('window', { sessionStorage: createFakeStorage(), isSecureContext: true }));

test('a tab keeps its id', () => {
  vi.stubGlobal('navigator', { doNotTrack: null });
  const id = getSessionId();
  expect(id).toMatch(/^coverlight_session_[0-9a-f-]{36}$/);
  expect(getSessionId()).toBe(id);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'with %o there is no id, and none is stored',
  (signal) => {
    vi.stubGlobal('navigator', {});
    getSessionId();
    vi.stubGlobal('navigator', signal);
    expect(getSessionId()).toBeUndefined();
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  },
);
