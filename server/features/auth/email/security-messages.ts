import { brand } from '../../../../shared/brand.ts';
import type { Db } from '../../../platform/database/database.ts';
import { composeMail } from '../../../platform/messages/mail-layout.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { sendNotice } from '../codes/send-throttle.ts';
import { findUserById } from '../users/users.repository.ts';

type Notice = { purpose: string; subject: string; preheader: string; paragraphs: readonly string[] };

const notYou = `If this was not you, write to ${brand.supportEmail} right away, and we will help you secure your account.`;

export const securityNotices = {
  googleLinked: {
    purpose: 'google_linked',
    subject: `Google now signs you in to ${brand.name}`,
    preheader: 'Somebody signed in with Google and this address.',
    paragraphs: [
      `Somebody signed in to ${brand.name} with Google and this email address, so your account can now be opened with Google, too.`,
    ],
  },
  googleTookOver: {
    purpose: 'google_linked',
    subject: `Google now signs you in to ${brand.name}`,
    preheader: 'A password that was set before you confirmed this address is gone.',
    paragraphs: [
      `You signed in to ${brand.name} with Google. An account for this email address was there, but nobody had confirmed it, so whatever password it had no longer works and all its devices are signed out.`,
      'You can set a new password in your account settings at any time.',
    ],
  },
  factorAdded: {
    purpose: 'factor_added',
    subject: `Two-step sign-in is on for ${brand.name}`,
    preheader: 'An authenticator app was added to your account.',
    paragraphs: [
      `An authenticator app was added to your ${brand.name} account. From now on, signing in asks for its code, and all other devices are signed out.`,
      'Keep your recovery codes somewhere safe: without your phone, they are the way in.',
    ],
  },
  factorRemoved: {
    purpose: 'factor_removed',
    subject: `An authenticator app was removed from ${brand.name}`,
    preheader: 'Signing in may no longer ask for a code.',
    paragraphs: [`An authenticator app was removed from your ${brand.name} account.`],
  },
  recoveryCodeUsed: {
    purpose: 'recovery_code_used',
    subject: `A recovery code was used on ${brand.name}`,
    preheader: 'It stood in for a code of your authenticator app.',
    paragraphs: [
      `Somebody signed in to your ${brand.name} account with one of your recovery codes. It works only once, so cross it out. You can make new ones in your account settings.`,
    ],
  },
} as const satisfies Record<string, Notice>;

/** Emails the owner that something about signing in has changed. Sends nothing to an unconfirmed address. */
export async function mailSecurityNotice(
  trx: Db,
  deps: Pick<AuthDependencies, 'clock' | 'config' | 'logger' | 'messages' | 'secrets'>,
  userId: string,
  { purpose, subject, preheader, paragraphs }: Notice,
): Promise<void> {
  const user = await findUserById(trx, userId);
  if (!user?.email || !user.emailConfirmedAt) return;
  const content = composeMail({
    preheader,
    heading: subject,
    paragraphs: [...paragraphs, notYou],
    action: { label: 'Open my account settings', url: new URL('/account', deps.config.publicOrigin).href },
  });
  await sendNotice(deps, trx, { purpose, to: user.email, subject, userId, ...content });
}
