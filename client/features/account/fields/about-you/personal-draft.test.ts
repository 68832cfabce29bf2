import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../../lib/testing/fake-storage.ts';
import { loadDraft } from './personal-draft.ts';

const kept = {
  version: 1,
  userId: 'user-1',
  firstName: 'Ada',
  age: '36',
  year: '1980',
  terms: true,
};

afterEach(() => vi.unstubAllGlobals());

function readStoredDraft(stored: unknown, userId: string) {
  const text = JSON.stringify(stored) ?? '';
  vi.stubGlobal('window', { sessionStorage: createFakeStorage({ 'coverlight.onboarding': text }) });
  return loadDraft(userId);
}

describe('a draft of an account', () => {
  it('returns what the same person typed', () => {
    const { version: _version, userId: _userId, ...draft } = kept;
    expect(readStoredDraft(kept, 'user-1')).toEqual(draft);
  });

  it.each([
    ['another person', kept, 'user-2'],
    ['another version', { ...kept, version: 2 }, 'user-1'],
    ['nothing', undefined, 'user-1'],
    ['a text', 'Ada', 'user-1'],
  ])('returns nothing to %s', (_name, stored, userId) => {
    expect(readStoredDraft(stored, userId)).toEqual({});
  });

  it('leaves out values of the wrong type', () => {
    const broken = { ...kept, firstName: 7, year: 1980, terms: 'yes' };
    expect(readStoredDraft(broken, 'user-1')).toEqual({ age: '36' });
  });
});
