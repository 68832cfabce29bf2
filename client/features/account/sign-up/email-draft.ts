import { brand } from '../../../../shared/brand.ts';
import { text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

const emailDraft = createStoredValue({
  area: 'session',
  key: `${brand.slug}.sign-up-email`,
  schema: text,
});

/** What was typed into the email field of this tab and not sent yet. */
export function readEmailDraft(): string {
  return emailDraft.read() ?? '';
}

export function writeEmailDraft(email: string): void {
  if (email === '') emailDraft.remove();
  else emailDraft.write(email);
}
