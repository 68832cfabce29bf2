import { useEffect, useState } from 'react';
import { brand } from '../../../../shared/site/brand.data.ts';
import { fields, flag, number, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

/** What this page keeps after a reload of the tab. Passwords and codes are never part of it. */
export const emptyDraft = {
  newEmail: '',
  newPhone: '',
  /** The number that the last code was texted to, in international format. */
  codeSentTo: '',
  /** Whether the second step, which asks for that code, is shown. */
  isCodeAsked: false,
  /** When another text can be requested, in epoch milliseconds. */
  codeResendAt: 0,
  /** The same for the confirmation email, and for the email to a new address. */
  confirmationResendAt: 0,
  changeResendAt: 0,
};
export type SettingsDraft = typeof emptyDraft;

const parseDraft = fields(emptyDraft, {
  newEmail: text,
  newPhone: text,
  codeSentTo: text,
  isCodeAsked: flag,
  codeResendAt: number,
  confirmationResendAt: number,
  changeResendAt: number,
});

const open = (userId: string) =>
  createStoredValue({
    area: 'session',
    key: `${brand.slug}.account`,
    version: 1,
    owner: userId,
    schema: fields({ draft: emptyDraft }, { draft: parseDraft }),
  });

export function loadDraft(userId: string): SettingsDraft {
  const draft = open(userId).read()?.draft ?? emptyDraft;
  return { ...draft, isCodeAsked: draft.isCodeAsked && draft.codeSentTo !== '' };
}

export function storeDraft(userId: string, draft: SettingsDraft): void {
  if (JSON.stringify(draft) === JSON.stringify(emptyDraft)) open(userId).remove();
  else open(userId).write({ draft });
}

export type SettingsDraftControl = { draft: SettingsDraft; change: (part: Partial<SettingsDraft>) => void };

/** What was typed on this page and not submitted yet. It stays in this tab after a reload. */
export function useSettingsDraft(userId: string): SettingsDraftControl {
  const [draft, setDraft] = useState(() => loadDraft(userId));
  useEffect(() => storeDraft(userId, draft), [userId, draft]);
  return { draft, change: (part) => setDraft((before) => ({ ...before, ...part })) };
}
