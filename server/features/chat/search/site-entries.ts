import { assistantTexts } from '../../../../shared/site/assistant.data.ts';
import type { Entry } from './entries.ts';

/** The answers and the talk that the site folder has for the assistant. */
export function listSiteEntries(): readonly Entry[] {
  return [...assistantTexts.talk, ...assistantTexts.answers].map(({ text = '', ...entry }) => ({
    ...entry,
    text,
  }));
}
