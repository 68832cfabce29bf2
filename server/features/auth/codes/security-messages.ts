import { brand } from '../../../../shared/site/brand.data.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type ComposedEmail, composeEmail } from '../../../platform/messages/email-layout.ts';
import type { AccountContext } from '../account-context.ts';
import { findUserById } from '../users/users.repository.ts';
import { sendNotice } from './send-throttle.ts';

type Notice = { purpose: string; subject: string; preheader: string; paragraphs: readonly string[] };

const notYou = `If this wasn’t you, write to ${brand.supportEmail} right away, and we’ll help you secure your account.`;

export const securityNotices = {
  googleLinked: {
    purpose: 'google_linked',
    subject: `You can now sign in to ${brand.name} with Google`,
    preheader: 'Someone signed in with Google and this address.',
    paragraphs: [
      `Someone signed in to ${brand.name} with Google and this email address, so you can now also sign in to your account with Google.`,
    ],
  },
  googleTookOver: {
    purpose: 'google_linked',
    subject: `You can now sign in to ${brand.name} with Google`,
    preheader: 'A password set before you confirmed this address no longer works.',
    paragraphs: [
      `You signed in to ${brand.name} with Google. There was already an account for this email address, but no one had confirmed it. Any password it had no longer works, and all its devices have been signed out.`,
      'You can set a new password in your account settings at any time.',
    ],
  },
  googleRemoved: {
    purpose: 'way_in_removed',
    subject: `Google can no longer open your ${brand.name} account`,
    preheader: 'Signing in with Google was turned off.',
    paragraphs: [
      `Google was removed from your ${brand.name} account, so you can’t sign in with it anymore. Other devices that signed in with it have been signed out.`,
    ],
  },
  phoneRemoved: {
    purpose: 'way_in_removed',
    subject: `Your phone number was removed from ${brand.name}`,
    preheader: 'You can no longer sign in with it.',
    paragraphs: [
      `The phone number was removed from your ${brand.name} account, so you can’t sign in with it anymore, and we won’t send any more texts to it.`,
    ],
  },
  factorAdded: {
    purpose: 'factor_added',
    subject: `Two-step sign-in is on for ${brand.name}`,
    preheader: 'An authenticator app was added to your account.',
    paragraphs: [
      `An authenticator app was added to your ${brand.name} account. From now on, you’ll need a code from it to sign in. All other devices have been signed out.`,
      'Keep your recovery codes somewhere safe. If you lose your phone, they’re how you’ll get in.',
    ],
  },
  factorRemoved: {
    purpose: 'factor_removed',
    subject: `An authenticator app was removed from your ${brand.name} account`,
    preheader: 'You may no longer need a code to sign in.',
    paragraphs: [`An authenticator app was removed from your ${brand.name} account.`],
  },
  passkeyAdded: {
    purpose: 'passkey_added',
    subject: `A passkey was added to your ${brand.name} account`,
    preheader: 'You can now sign in with it.',
    paragraphs: [
      `A passkey was added to your ${brand.name} account. You can use it to sign in without a password or a code, on the device that has it.`,
    ],
  },
  passkeyRemoved: {
    purpose: 'way_in_removed',
    subject: `A passkey was removed from your ${brand.name} account`,
    preheader: 'It can no longer be used to sign in.',
    paragraphs: [
      `A passkey was removed from your ${brand.name} account. Your device may still offer it, but it no longer signs anyone in. Other devices that signed in with it have been signed out.`,
    ],
  },
  factorsReset: {
    purpose: 'factors_reset',
    subject: `Two-step sign-in was turned off for ${brand.name}`,
    preheader: 'Our support team did this after checking who asked.',
    paragraphs: [
      `Our support team removed the authenticator apps, passkeys, and recovery codes from your ${brand.name} account, because someone asked us to and we checked that it was you. All devices have been signed out.`,
      'You can turn two-step sign-in on again in your account settings.',
    ],
  },
  guesses: {
    purpose: 'guesses',
    subject: `Someone may be guessing your ${brand.name} password`,
    preheader: 'We slowed down sign-ins from browsers that you haven’t used.',
    paragraphs: [
      'In the last hour, many wrong passwords or codes were entered for your account. For now, browsers that you haven’t signed in with before have to wait between tries. The ones you use, and every other way to sign in, work as always.',
      'If you use this password anywhere else, set a new one that you use only here.',
    ],
  },
  recoveryCodesRenewed: {
    purpose: 'recovery_codes_renewed',
    subject: `Your ${brand.name} account has new recovery codes`,
    preheader: 'Your old ones no longer work.',
    paragraphs: [
      `New recovery codes were created for your ${brand.name} account. Your old ones no longer work.`,
    ],
  },
  recoveryCodeUsed: {
    purpose: 'recovery_code_used',
    subject: `A recovery code was used on ${brand.name}`,
    preheader: 'It was used instead of a passkey or a code from your authenticator app.',
    paragraphs: [
      `Someone signed in to your ${brand.name} account with one of your recovery codes. Each code works only once, so cross this one out. You can get new ones in your account settings.`,
    ],
  },
} as const satisfies Record<string, Notice>;

/** With a link to the settings of the account. */
export function composeSecurityNotice(notice: Notice, settingsUrl: string): ComposedEmail {
  const { purpose, subject, preheader, paragraphs } = notice;
  const content = composeEmail({
    preheader,
    heading: subject,
    paragraphs: [...paragraphs, notYou],
    action: { label: 'Open my account settings', url: settingsUrl },
  });
  return { purpose, subject, ...content };
}

/** Emails the owner that a way to sign in has changed. Sends nothing to an unconfirmed address. */
export async function emailSecurityNotice(
  trx: Db,
  deps: AccountContext,
  userId: string,
  notice: Notice,
): Promise<void> {
  const user = await findUserById(trx, userId);
  if (!user?.email || !user.emailConfirmedAt) return;
  const email = composeSecurityNotice(notice, new URL('/account', deps.config.publicOrigin).href);
  await sendNotice(deps, trx, { ...email, to: user.email, userId });
}
