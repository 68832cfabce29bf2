import { useEffect, useState } from 'react';
import { type Draft, emptyDraft, readDraft, writeDraft } from './draft.ts';

/** The forms' texts and ticks, kept in this tab over a reload. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(emptyDraft);

  useEffect(() => {
    // What was typed while the page's script loaded is newer than what was kept.
    setDraft((typed) => ({ ...readDraft(), ...(typed.email !== '' && { email: typed.email }) }));
  }, []);

  useEffect(() => {
    if (draft !== emptyDraft) writeDraft(draft);
  }, [draft]);

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
  }

  return { draft, change };
}
