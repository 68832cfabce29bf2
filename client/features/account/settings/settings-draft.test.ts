import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { emptyDraft, loadDraft, storeDraft } from './settings-draft.ts';

const typed = {
  ...emptyDraft,
  newEmail: 'ada@mail.example',
  codeSentTo: '+12025550123',
  isCodeAsked: true,
  codeResendAt: 5,
};

describe('a draft', () => {
  beforeEach(() => vi.stubGlobal('window', { sessionStorage: createFakeStorage() }));
  afterEach(() => vi.unstubAllGlobals());

  it('is restored for the person who typed it', () => {
    storeDraft('user-1', typed);
    expect(loadDraft('user-1')).toEqual(typed);
  });

  it('is empty for anyone else', () => {
    storeDraft('user-1', typed);
    expect(loadDraft('user-2')).toEqual(emptyDraft);
  });

  it('is removed from storage when it is empty', () => {
    storeDraft('user-1', typed);
    storeDraft('user-1', emptyDraft);
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });
});

it.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['another version', { version: 2, userId: 'user-1', draft: typed }],
  ['no draft', { version: 1, userId: 'user-1' }],
  [
    'parts of a wrong type',
    { version: 1, userId: 'user-1', draft: { newEmail: 7, codeResendAt: 'x', isCodeAsked: true } },
  ],
])('treats %s as an empty draft', (_case, stored) => {
  const text = JSON.stringify(stored) ?? '';
  vi.stubGlobal('window', { sessionStorage: createFakeStorage({ 'coverlight.account': text }) });
  expect(loadDraft('user-1')).toEqual(emptyDraft);
});
