import { brand } from '../../../../shared/site/brand.data.ts';
import { type ComposedEmail, composeEmail } from '../../../platform/messages/email-layout.ts';

/** Before an account is removed: because no one confirmed its address, or because no one has signed in for years. */
export function composeRemovalEmail(
  stage: 'unproven' | 'first' | 'last',
  days: number,
  signInUrl: string,
): Omit<ComposedEmail, 'purpose'> {
  const reason =
    stage === 'unproven'
      ? 'Someone used this address to open an account, and no one has confirmed it.'
      : 'No one has signed in to your account for almost three years.';
  const way =
    stage === 'unproven'
      ? 'If it’s yours and you want to keep it, sign in and confirm this address.'
      : 'If you want to keep it, sign in. That’s all you need to do.';
  const subject = `Your ${brand.name} account will be removed in ${days} days`;
  const content = composeEmail({
    preheader: 'You can keep it by signing in.',
    heading: subject,
    paragraphs: [`${reason} In ${days} days, we’ll remove it, along with everything stored in it.`, way],
    action: { label: 'Sign in', url: signInUrl },
    footnote: 'If you don’t need the account, you don’t have to do anything.',
  });
  return { subject, ...content };
}

/** The same for accounts that have only a phone number. */
export function composeRemovalText(days: number, signInUrl: string): string {
  return `No one has signed in to your ${brand.name} account for almost three years. We will remove it in ${days} days. To keep it, sign in: ${signInUrl}`;
}

/** Once, to owners of accounts that Google was added to because the address was the same. */
export function composeGoogleJoinedEmail(settingsUrl: string): ComposedEmail {
  return {
    purpose: 'google_joined',
    subject: `You can sign in to ${brand.name} with Google`,
    ...composeEmail({
      preheader: 'Please check that this is your Google account.',
      heading: 'Google can open your account',
      paragraphs: [
        `You can sign in to your ${brand.name} account with a Google account that had this email address when it was added. If it were added today, we’d also ask you to confirm it by email.`,
        'If you don’t use Google to sign in, remove it in your account settings, on the Email tab.',
      ],
      action: { label: 'Open my account settings', url: settingsUrl },
      footnote: `If you don’t know this Google account, remove it, choose a new password, and write to ${brand.supportEmail}.`,
    }),
  };
}
