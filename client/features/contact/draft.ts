import { brand } from '../../../shared/brand.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { type ContactFields, contactFields, emptyFields } from './contact-fields.ts';

/** Where the message is kept in local storage until it is sent. */
export const draftKey = `${brand.slug}.contact`;
const version = 1;
const longestMs = 24 * 3_600_000;

export type Draft = {
  fields: ContactFields;
  /** The id under which these very words were last tried to send. */
  messageId?: string;
};

/** What was typed in the last 24 hours and not sent; undefined when there is nothing that can be read. */
export function readDraft(now: number): Draft | undefined {
  const stored = readStored('local', draftKey);
  if (!isRecord(stored) || stored.version !== version || !isRecord(stored.fields)) return undefined;
  const { savedAt, messageId } = stored;
  if (typeof savedAt !== 'number' || now - savedAt > longestMs) return undefined;
  const fields = { ...emptyFields };
  for (const field of contactFields) {
    const text = stored.fields[field];
    if (typeof text === 'string') fields[field] = text;
  }
  return { fields, ...(typeof messageId === 'string' && { messageId }) };
}

export function saveDraft(draft: Draft, now: number): void {
  writeStored('local', draftKey, { version, savedAt: now, ...draft });
}

export function dropDraft(): void {
  removeStored('local', draftKey);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
