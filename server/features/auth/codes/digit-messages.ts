import { brand } from '../../../../shared/brand.ts';
import { composeMail } from '../../../platform/messages/mail-layout.ts';

/** The text that carries a code. The code comes first, where a preview shows it; there is never a link in it. */
export function composeCodeText(code: string): string {
  return `${code} is your ${brand.name} code. It expires in 10 minutes. We never ask you for it.`;
}

/** For someone who is signed in and confirms that it is them. The subject, which stays in the list of emails, has no code. */
export function composeProofMail(code: string) {
  return {
    subject: `Your ${brand.name} security code`,
    ...composeMail({
      preheader: 'Enter it on the page that asked for it.',
      heading: 'Confirm that it is you',
      paragraphs: ['Enter this code on the page that asked for it. It expires in 10 minutes.'],
      code,
      footnote: `We never ask you for this code. If you did not ask for it, somebody else is signed in to your account: write to ${brand.supportEmail}.`,
    }),
  };
}

/** To the account's address, after its phone number was added or changed. */
export function composePhoneChangedMail() {
  return {
    purpose: 'phone_changed',
    subject: `Your ${brand.name} phone number was changed`,
    ...composeMail({
      preheader: 'If it was you, there is nothing to do.',
      heading: 'Your phone number was changed',
      paragraphs: [
        `Your ${brand.name} account has a new phone number, which can sign in to it. If this was you, there is nothing to do.`,
        `If it was not, write to ${brand.supportEmail} right away, and we will help you get your account back.`,
      ],
    }),
  };
}
