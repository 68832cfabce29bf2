import { brand } from '../../../../shared/brand.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

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

const key = `${brand.slug}.account`;
const version = 1;

export function readDraft(userId: string): AccountDraft {
  return parseDraft(readStored('session', key), userId);
}

export function writeDraft(userId: string, draft: AccountDraft): void {
  if (JSON.stringify(draft) === JSON.stringify(emptyDraft)) removeStored('session', key);
  else writeStored('session', key, { version, userId, draft });
}

/** Every part that has the right type; the rest is empty, and so is all that another person has left. */
export function parseDraft(stored: unknown, userId: string): AccountDraft {
  if (!isRecord(stored) || stored.version !== version || stored.userId !== userId) return emptyDraft;
  const { draft } = stored;
  if (!isRecord(draft)) return emptyDraft;
  const readText = (name: keyof AccountDraft) => (typeof draft[name] === 'string' ? draft[name] : '');
  const readTime = (name: keyof AccountDraft) => (typeof draft[name] === 'number' ? draft[name] : 0);
  return {
    newEmail: readText('newEmail'),
    newPhone: readText('newPhone'),
    codeSentTo: readText('codeSentTo'),
    isCodeAsked: draft.isCodeAsked === true && readText('codeSentTo') !== '',
    codeResendAt: readTime('codeResendAt'),
    confirmationResendAt: readTime('confirmationResendAt'),
    changeResendAt: readTime('changeResendAt'),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
