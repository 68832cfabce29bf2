import { brand } from '../../../shared/brand.ts';
import { composeMail, type MailContent } from '../../platform/mail-layout.ts';

/** A mail without its recipient. */
export type ComposedMail = { purpose: string; subject: string; text: string; html: string };

// No mail repeats what somebody typed into a form: anybody may type anybody's address.
const once = 'The link works once, within the next hour.';
const notYou = 'If this was not you, ignore this mail and leave the link alone.';
const whySecurity = `You get this mail because it is about the safety of your ${brand.name} account.`;

/** For the link that confirms the address of a new account. */
export function composeConfirmationMail(link: string): ComposedMail {
  return compose('email_confirmation', `Confirm your email for ${brand.name}`, {
    preheader: 'One click, and your account goes on where you left it.',
    heading: 'Confirm your email',
    paragraphs: [
      `This address was entered to open an account with ${brand.name}. Confirm that it is yours, and you can go on.`,
      'You can open the link on any device. The page that you left open continues by itself.',
    ],
    action: { label: 'Confirm my email', url: link },
    footnote: `${once} ${notYou}`,
  });
}

/** To the new address, for the link that puts it in place of the old one. */
export function composeEmailChangeMail(link: string): ComposedMail {
  return compose('email_change', `Confirm your new email for ${brand.name}`, {
    preheader: 'Your old address stays in place until you do.',
    heading: 'Confirm your new email',
    paragraphs: [
      `You asked to use this address for your ${brand.name} account. Until you confirm it, everything stays as it is.`,
    ],
    action: { label: 'Confirm my new email', url: link },
    footnote: `${once} ${notYou}`,
  });
}

/** To the old address, which may be the only way in which the owner learns of the change. */
export function composeEmailChangedMail(): ComposedMail {
  return compose('email_changed', `Your ${brand.name} email was changed`, {
    preheader: 'This address no longer signs you in.',
    heading: 'Your email was changed',
    paragraphs: [
      `Your ${brand.name} account now uses another email address. This one no longer signs you in.`,
      `If this was not you, write to ${brand.supportEmail} right away, and we will help you get your account back.`,
    ],
    footnote: whySecurity,
  });
}

/** For the link to the screen where a forgotten password is replaced. */
export function composeRecoveryMail(link: string): ComposedMail {
  return compose('recovery', `Choose a new ${brand.name} password`, {
    preheader: 'Forgotten passwords are replaced in a minute.',
    heading: 'Choose a new password',
    paragraphs: [
      `You asked for a new password for your ${brand.name} account. Once you have chosen it, you are signed out on all other devices.`,
    ],
    action: { label: 'Choose a new password', url: link },
    footnote: `${once} If you did not ask for it, ignore this mail: your password stays as it is.`,
  });
}

/** After a password was set where one was before, or added to an account that had another way in. */
export function composePasswordChangedMail(signInUrl: string): ComposedMail {
  return compose('password_changed', `Your ${brand.name} password was changed`, {
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `Your ${brand.name} account has a new password, and all other devices are signed out. If this was you, there is nothing to do.`,
      `If it was not, choose “Forgot password?” on the sign-in page now, and write to ${brand.supportEmail} if that does not help.`,
    ],
    action: { label: 'Go to the sign-in page', url: signInUrl },
    footnote: whySecurity,
  });
}

function compose(purpose: string, subject: string, content: MailContent): ComposedMail {
  return { purpose, subject, ...composeMail(content) };
}
