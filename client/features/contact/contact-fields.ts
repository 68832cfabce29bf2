import { contactLimits } from '../../../shared/contact-limits.ts';
import { invalidEmailMessage, isEmail } from '../../../shared/validation/email-address.ts';
import type { FormErrors } from '../../lib/forms/use-form.ts';
import { messages } from './messages.ts';

/** The text that people typed into the form. */
export type ContactFields = { name: string; email: string; subject: string; message: string };

export const emptyFields: ContactFields = { name: '', email: '', subject: '', message: '' };

/** Finds what has to be fixed before the message can be sent. The server checks the same things, and more. */
export function findErrors({ name, email, subject, message }: ContactFields): FormErrors<ContactFields> {
  return {
    name: name.trim() === '' ? messages.noName : findTooLong(name, contactLimits.name),
    email: findTooLong(email, contactLimits.email) ?? (isEmail(email) ? undefined : invalidEmailMessage),
    subject: findTooLong(subject, contactLimits.subject),
    message: message.trim() === '' ? messages.noMessage : findTooLong(message, contactLimits.message),
  };
}

function findTooLong(text: string, max: number): string | undefined {
  const excess = text.trim().length - max;
  return excess > 0 ? messages.tooLong(max, excess) : undefined;
}
