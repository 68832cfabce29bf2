import { brand } from '../../../../shared/brand.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

const key = `${brand.slug}.sign-up-email`;

/** What was typed into the email field of this tab and not sent yet. */
export function readEmailDraft(): string {
  const stored = readStored('session', key);
  return typeof stored === 'string' ? stored : '';
}

export function writeEmailDraft(email: string): void {
  if (email === '') removeStored('session', key);
  else writeStored('session', key, email);
}
