import { contactLimits } from '../../../shared/contact-limits.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { invalidEmailMessage, isEmail } from '../../../shared/validation/email-address.ts';

/** What people type, as it stands in the form. */
export type ContactFields = { name: string; email: string; subject: string; message: string };
export type ContactField = keyof ContactFields;
export type ContactFaults = Partial<Record<ContactField, string>>;

export const contactFields = ['name', 'email', 'subject', 'message'] as const satisfies ContactField[];
export const emptyFields: ContactFields = { name: '', email: '', subject: '', message: '' };

/** What to mend before the message can be sent; the server judges the same, and the rest. */
export function findFaults({ name, email, subject, message }: ContactFields): ContactFaults {
  const faults: Record<ContactField, string | undefined> = {
    name: name.trim() === '' ? 'Please enter your name.' : findTooLong(name, contactLimits.name),
    email: findTooLong(email, contactLimits.email) ?? (isEmail(email) ? undefined : invalidEmailMessage),
    subject: findTooLong(subject, contactLimits.subject),
    message:
      message.trim() === '' ? 'Please enter your message.' : findTooLong(message, contactLimits.message),
  };
  const found: ContactFaults = {};
  for (const field of contactFields) {
    const fault = faults[field];
    if (fault !== undefined) found[field] = fault;
  }
  return found;
}

function findTooLong(text: string, most: number): string | undefined {
  const excess = text.trim().length - most;
  if (excess <= 0) return undefined;
  return `At most ${formatNumber(most)} characters, please: ${formatNumber(excess)} too many.`;
}
