import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emptyDraft, type SignInDraft, signInDraft } from './sign-in-draft.ts';

/** The forms' texts and ticks, kept in this tab over a reload. */
export function useSignInDraft() {
  const [draft, setDraft] = useState<SignInDraft>(emptyDraft);
  const [brought] = useState(readBrought(useLocation().state));

  useEffect(() => {
    // What was typed while the page's script loaded is newer than what was kept.
    setDraft(({ email }) => {
      const newest = email || brought;
      return { ...(signInDraft.read() ?? emptyDraft), ...(newest !== '' && { email: newest }) };
    });
  }, [brought]);

  useEffect(() => {
    if (draft !== emptyDraft) signInDraft.write(draft);
  }, [draft]);

  function change(part: Partial<SignInDraft>) {
    setDraft((before) => ({ ...before, ...part }));
  }

  return { draft, change };
}

/** The address that another page of this site sends along, such as one whose sign-up has to begin again. */
function readBrought(historyState: unknown): string {
  if (typeof historyState !== 'object' || historyState === null || !('email' in historyState)) return '';
  return typeof historyState.email === 'string' ? historyState.email : '';
}
