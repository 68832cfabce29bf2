import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft, parseDraft } from './sign-in-draft.ts';

const draft: Draft = {
  email: 'maya@mail.example',
  hasAgreed: true,
  phone: '2079460958',
  country: 'GB',
  hasConsented: true,
  codeSentTo: '+442079460958',
  codeResendAt: 1_700_000_000_000,
};

describe('parseDraft', () => {
  it('gives back what was kept', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([undefined, null, 'text', 7, []])('takes %j for an empty form', (stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft);
  });

  it('drops what has the wrong type, and what it does not know', () => {
    const stored = { ...draft, country: 'XX', hasAgreed: 'yes', codeResendAt: '1', password: 'secret' };
    expect(parseDraft(stored)).toEqual({ ...draft, country: 'US', hasAgreed: false, codeResendAt: 0 });
  });
});
