import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { emptyDraft, readDraft, writeDraft } from './settings-draft.ts';

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
    writeDraft('user-1', typed);
    expect(readDraft('user-1')).toEqual(typed);
  });

  it('is empty for anyone else', () => {
    writeDraft('user-1', typed);
    expect(readDraft('user-2')).toEqual(emptyDraft);
  });

  it('is removed from storage when it is empty', () => {
    writeDraft('user-1', typed);
    writeDraft('user-1', emptyDraft);
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
  expect(readDraft('user-1')).toEqual(emptyDraft);
});
