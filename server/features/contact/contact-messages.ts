import { formatMoment } from '../../../shared/format/dates.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { composeEmail } from '../../platform/messages/email-layout.ts';
import type { ContactMessage } from './contact.repository.ts';

/** The email that delivers a message to support, with its writer's Reply-To address. */
export function composeContactEmail(message: ContactMessage): {
  subject: string;
  text: string;
  html: string;
} {
  const { name, email, subject, message: words, createdAt, id } = message;
  const title = subject ?? 'Message without a subject';
  return {
    subject: `Contact form: ${title}`,
    ...composeEmail({
      preheader: `${name} wrote to ${brand.name}.`,
      heading: title,
      paragraphs: [
        `From ${name} <${email}>, ${formatMoment(createdAt.toISOString())}`,
        ...words
          .split(/\n\s*\n/)
          .map((paragraph) => paragraph.trim())
          .filter((paragraph) => paragraph !== ''),
      ],
      footnote: `Sent through the ${brand.name} contact form (${id}). Reply to this email to answer ${name}.`,
    }),
  };
}

export const contactMessages = { idTaken: 'This ID belongs to another message.' } as const;
