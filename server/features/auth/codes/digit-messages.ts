import { formatLifetime } from '../../../../shared/format/durations.ts';
import { digitCodeMinutes } from '../../../../shared/lifetimes.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { composeEmail } from '../../../platform/messages/email-layout.ts';

const lifetime = formatLifetime(digitCodeMinutes);

/**
 * The text message with a code. The code comes first, so that previews show it, and the message never contains a link.
 */
export function composeCodeText(code: string): string {
  return `${code} is your ${brand.name} code. It expires in ${lifetime}. Don't share it with anyone.`;
}

/**
 * For someone who is signed in and proves that it's them. The subject doesn't contain the code, because it stays
 * visible in the list of emails.
 */
export function composeProofEmail(code: string) {
  return {
    subject: `Your ${brand.name} security code`,
    ...composeEmail({
      preheader: 'Enter it on the page that asked for it.',
      heading: 'Confirm it’s you',
      paragraphs: [`Enter this code on the page that asked for it. It expires in ${lifetime}.`],
      code,
      footnote: `Don’t share this code with anyone. If you didn’t request it, someone else is signed in to your account. Write to ${brand.supportEmail} right away.`,
    }),
  };
}

/** Sent to the account's address after its phone number was added or changed. */
export function composePhoneChangedEmail() {
  return {
    purpose: 'phone_changed',
    subject: `Your ${brand.name} phone number was changed`,
    ...composeEmail({
      preheader: 'If this was you, you don’t need to do anything.',
      heading: 'Your phone number was changed',
      paragraphs: [
        `Your ${brand.name} account has a new phone number, which can be used to sign in. If this was you, you don’t need to do anything.`,
        `If it wasn’t, write to ${brand.supportEmail} right away, and we’ll help you get your account back.`,
      ],
    }),
  };
}
