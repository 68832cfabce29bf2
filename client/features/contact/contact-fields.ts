import { contactLimits } from '../../../shared/contact-limits.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { invalidEmailMessage, isEmail } from '../../../shared/validation/email-address.ts';
import type { FormErrors } from '../../lib/forms/use-form.ts';

/** What people typed into the form. */
export type ContactFields = { name: string; email: string; subject: string; message: string };

export const emptyFields: ContactFields = { name: '', email: '', subject: '', message: '' };

/** What to fix before the message can be sent. The server checks the same, and more. */
export function findErrors({ name, email, subject, message }: ContactFields): FormErrors<ContactFields> {
  return {
    name: name.trim() === '' ? 'Please enter your name.' : findTooLong(name, contactLimits.name),
    email: findTooLong(email, contactLimits.email) ?? (isEmail(email) ? undefined : invalidEmailMessage),
    subject: findTooLong(subject, contactLimits.subject),
    message:
      message.trim() === '' ? 'Please enter your message.' : findTooLong(message, contactLimits.message),
  };
}

function findTooLong(text: string, max: number): string | undefined {
  const excess = text.trim().length - max;
  if (excess <= 0) return undefined;
  return `Please use ${formatNumber(max)} characters or fewer. This is ${formatNumber(excess)} over.`;
}
