import { afterEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { createDraft, openProfileDraft } from './profile-screen.tsx';
import { buildProfile } from './testing/builders.ts';

const stored = { version: 1, userId: 'user-1', firstName: 'Ad', lastName: '', age: '3' };

afterEach(() => vi.unstubAllGlobals());

function readStoredDraft(value: unknown) {
  const text = JSON.stringify(value);
  vi.stubGlobal('window', { sessionStorage: createFakeStorage({ 'coverlight.profile-edit': text }) });
  return openProfileDraft('user-1').read();
}

test('a draft starts with what is saved', () => {
  expect(createDraft(buildProfile({ lastName: null }))).toEqual({
    firstName: 'Ada',
    lastName: '',
    age: '36',
  });
});

test('a stored draft is restored for the person who typed it', () => {
  expect(readStoredDraft(stored)).toEqual({ firstName: 'Ad', lastName: '', age: '3' });
});

test.each([
  ['of someone else', { ...stored, userId: 'user-2' }],
  ['of an older shape', { ...stored, version: 0 }],
  ['with a part missing', { ...stored, age: undefined }],
  ['that is only text', 'Ada'],
])('a draft %s is ignored', (_what, value) => {
  expect(readStoredDraft(value)).toBeUndefined();
});
