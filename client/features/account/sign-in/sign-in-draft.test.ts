import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { emptyDraft, type SignInDraft, signInDraft } from './sign-in-draft.ts';

const draft: SignInDraft = {
  email: 'maya@mail.example',
  hasAgreed: true,
  phone: '2079460958',
  country: 'GB',
  hasConsented: true,
  codeSentTo: '+442079460958',
  codeResendAt: 1_700_000_000_000,
};

afterEach(() => vi.unstubAllGlobals());

function readStoredDraft(stored: unknown) {
  const text = JSON.stringify(stored) ?? '';
  vi.stubGlobal('window', { sessionStorage: createFakeStorage({ 'coverlight.sign-in': text }) });
  return signInDraft.read();
}

describe('the draft of a sign-in', () => {
  it('returns what was stored', () => {
    expect(readStoredDraft(draft)).toEqual(draft);
  });

  it.each([undefined, null, 'text', 7])('ignores %j', (stored) => {
    expect(readStoredDraft(stored)).toBeUndefined();
  });

  it('treats a list as an empty form', () => {
    expect(readStoredDraft([])).toEqual(emptyDraft);
  });

  it('drops values of the wrong type, and unknown ones', () => {
    const stored = { ...draft, country: 'XX', hasAgreed: 'yes', codeResendAt: '1', password: 'secret' };
    expect(readStoredDraft(stored)).toEqual({ ...draft, country: 'US', hasAgreed: false, codeResendAt: 0 });
  });
});
