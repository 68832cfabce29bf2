import { expect, test } from 'vitest';
import { createDraft, parseDraft } from './profile-draft.ts';
import { buildProfile } from './store/testing/builders.ts';

const stored = { version: 1, userId: 'user-1', firstName: 'Ad', lastName: '', age: '3' };

test('a draft begins with what is saved', () => {
  expect(createDraft(buildProfile({ lastName: null }))).toEqual({
    firstName: 'Ada',
    lastName: '',
    age: '36',
  });
});

test('a stored draft comes back to the person who typed it', () => {
  expect(parseDraft(stored, 'user-1')).toEqual({ firstName: 'Ad', lastName: '', age: '3' });
});

test.each([
  ['of somebody else', { ...stored, userId: 'user-2' }],
  ['of an older shape', { ...stored, version: 0 }],
  ['with a part missing', { ...stored, age: undefined }],
  ['that is none', 'Ada'],
])('a draft %s counts as none', (_what, value) => {
  expect(parseDraft(value, 'user-1')).toBeUndefined();
});
