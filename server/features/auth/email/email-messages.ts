import type { RemovedWayIn } from '../../../../shared/api/auth-user.ts';
import { formatLifetime } from '../../../../shared/format/durations.ts';
import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { lateWayInDays, linkCodeMinutes } from '../../../../shared/lifetimes.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import {
  type ComposedEmail,
  composeEmail,
  type EmailContent,
} from '../../../platform/messages/email-layout.ts';

const wayInNames = {
  phone: (number: string) => `the phone number ending in ${number.slice(-4)}`,
  google: () => 'signing in with Google',
  passkey: () => 'a passkey',
} as const satisfies Record<RemovedWayIn['kind'], (name: string) => string>;

// No email repeats what someone typed into a form, because people can enter other people's addresses.
const once = `The link works once and expires in ${formatLifetime(linkCodeMinutes)}.`;
const notYou = 'If this wasn’t you, ignore this email. The link does nothing on its own.';
const whySecurity = `You’re getting this email because it’s about the security of your ${brand.name} account.`;

/** Has the link that confirms the address of a new account. */
export function composeConfirmationEmail(link: string): ComposedEmail {
  return compose('email_confirmation', `Confirm your email for ${brand.name}`, {
    preheader: 'Open the page and press the button to confirm.',
    heading: 'Confirm your email',
    paragraphs: [
      `Someone used this address to open a ${brand.name} account. Nothing will happen until you press a button on the page this link opens.`,
      'If that was you, press the button there to confirm your address. On another device, the page will ask for the two-digit number on the screen you left open.',
    ],
    action: { label: 'Review and confirm', url: link },
    footnote: `${once} If you didn’t open an account, you can tell us on that page or ignore this email.`,
  });
}

/** To the new address, with the link that makes it replace the old one. */
export function composeEmailChangeEmail(link: string): ComposedEmail {
  return compose('email_change', `Confirm your new email for ${brand.name}`, {
    preheader: 'Until you do, your old address stays in use.',
    heading: 'Confirm your new email',
    paragraphs: [
      `You asked to use this address for your ${brand.name} account. To finish, open the link in a browser where you’re signed in, and press the button on the page.`,
      'Until then, nothing will change.',
    ],
    action: { label: 'Review and confirm', url: link },
    footnote: `${once} ${notYou}`,
  });
}

/** Has the link that adds a Google account, which doesn't prove that it has this address, to the account. */
export function composeGoogleLinkEmail(link: string): ComposedEmail {
  return compose('google_link', `Add Google to your ${brand.name} account?`, {
    preheader: 'Someone chose Google to sign in with this address.',
    heading: 'Add Google to your account?',
    paragraphs: [
      `Someone chose Google to sign in to ${brand.name} with this email address, which already has an account. If that was you, open the link in the same browser and press the button. From then on, you can sign in with Google.`,
      'Until then, nothing will change.',
    ],
    action: { label: 'Review and add Google', url: link },
    footnote: `${once} If this wasn’t you, you can tell us on that page or ignore this email. No one can get into your account with it.`,
  });
}

/** To the old address. For the owner, it may be the only way to find out about the change. */
export function composeEmailChangedEmail(): ComposedEmail {
  return compose('email_changed', `Your ${brand.name} email was changed`, {
    preheader: 'You can no longer sign in with this address.',
    heading: 'Your email was changed',
    paragraphs: [
      `Your ${brand.name} account now uses another email address. You can no longer sign in with this one.`,
      `If this wasn’t you, write to ${brand.supportEmail} right away, and we’ll help you get your account back.`,
    ],
    footnote: whySecurity,
  });
}

/** Has the link to the screen for choosing a new password. */
export function composeRecoveryEmail(link: string): ComposedEmail {
  return compose('recovery', `Choose a new ${brand.name} password`, {
    preheader: 'It takes about a minute.',
    heading: 'Choose a new password',
    paragraphs: [
      `You asked for a new password for your ${brand.name} account. Open the link, press the button on the page, and choose one. You’ll then be signed out on all other devices.`,
    ],
    action: { label: 'Choose a new password', url: link },
    footnote: `${once} If you didn’t ask for it, ignore this email. Your password won’t change.`,
  });
}

/**
 * Sent after a password was replaced, or added to an account that had another way to sign in. `removed` are ways in that
 * a recovery removed.
 */
export function composePasswordChangedEmail(
  signInUrl: string,
  removed: readonly RemovedWayIn[],
): ComposedEmail {
  const names = removed.map(({ kind, name }) => wayInNames[kind](name));
  return compose('password_changed', `Your ${brand.name} password was changed`, {
    preheader: 'If this was you, you don’t need to do anything.',
    heading: 'Your password was changed',
    paragraphs: [
      `Your ${brand.name} account has a new password, and all other devices have been signed out. If this was you, you don’t need to do anything.`,
      ...(names.length === 0
        ? []
        : [
            `To keep anyone else out, we removed what was added in the last ${lateWayInDays} days: ${joinWithAnd(names)}. You can add back what’s yours in your account settings.`,
          ]),
      `If it wasn’t, choose “Forgot password?” on the sign-in page now. If that doesn’t help, write to ${brand.supportEmail}.`,
    ],
    action: { label: 'Go to the sign-in page', url: signInUrl },
    footnote: whySecurity,
  });
}

function compose(purpose: string, subject: string, content: EmailContent): ComposedEmail {
  return { purpose, subject, ...composeEmail(content) };
}
