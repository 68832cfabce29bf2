import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { clearOldAuthKeys } from './auth-commands.ts';

afterEach(() => vi.unstubAllGlobals());

describe('clearOldAuthKeys', () => {
  it('removes what the old backend left, and nothing else', () => {
    const localStorage = createFakeStorage({
      'coverlight.auth.session': '1',
      'coverlight.auth.': '1',
      'sb-abcdefgh-auth-token': '1',
      'sb-abcdefgh-auth-token-code-verifier': '1',
      'coverlight.quote': '1',
      'coverlight.campaign': '1',
      'coverlight.next': '1',
      'auth-theme': '1',
    });
    vi.stubGlobal('window', { localStorage });
    clearOldAuthKeys();
    expect(Object.keys(localStorage)).toEqual([
      'coverlight.quote',
      'coverlight.campaign',
      'coverlight.next',
      'auth-theme',
    ]);
  });

  it('tolerates a browser that blocks its storage', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    expect(() => clearOldAuthKeys()).not.toThrow();
  });
});
