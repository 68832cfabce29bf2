import { useEffect, useState } from 'react';
import { type AccountDraft, readDraft, writeDraft } from './settings-draft.ts';

export type DraftControl = { draft: AccountDraft; change: (part: Partial<AccountDraft>) => void };

/** What was typed on this page and not sent yet, kept in this tab over a reload. */
export function useAccountDraft(userId: string): DraftControl {
  const [draft, setDraft] = useState(() => readDraft(userId));
  useEffect(() => writeDraft(userId, draft), [userId, draft]);
  return { draft, change: (part) => setDraft((before) => ({ ...before, ...part })) };
}
