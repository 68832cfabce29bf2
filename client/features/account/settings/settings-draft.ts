import { brand } from '../../../../shared/brand.ts';
import { fields, flag, number, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

/** What this page keeps over a reload of the tab. Passwords and codes are never part of it. */
export type AccountDraft = {
  newEmail: string;
  newPhone: string;
  /** The number that the last code was texted to, in international form. */
  codeSentTo: string;
  /** Whether the second step, which asks for that code, is on. */
  isCodeAsked: boolean;
  /** Epoch milliseconds from which another text may be asked for. */
  codeResendAt: number;
  /** The same of the confirmation mail, and of the mail to a new address. */
  confirmationResendAt: number;
  changeResendAt: number;
};

export const emptyDraft: AccountDraft = {
  newEmail: '',
  newPhone: '',
  codeSentTo: '',
  isCodeAsked: false,
  codeResendAt: 0,
  confirmationResendAt: 0,
  changeResendAt: 0,
};

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

export function readDraft(userId: string): AccountDraft {
  const draft = open(userId).read()?.draft ?? emptyDraft;
  return { ...draft, isCodeAsked: draft.isCodeAsked && draft.codeSentTo !== '' };
}

export function writeDraft(userId: string, draft: AccountDraft): void {
  if (JSON.stringify(draft) === JSON.stringify(emptyDraft)) open(userId).remove();
  else open(userId).write({ draft });
}
