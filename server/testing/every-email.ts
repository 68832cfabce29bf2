import {
  composeGoogleJoinedEmail,
  composeRemovalEmail,
} from '../features/auth/account/retention-messages.ts';
import { composePhoneChangedEmail, composeProofEmail } from '../features/auth/codes/digit-messages.ts';
import { composeSecurityNotice, securityNotices } from '../features/auth/codes/security-messages.ts';
import {
  composeConfirmationEmail,
  composeEmailChangedEmail,
  composeEmailChangeEmail,
  composeGoogleLinkEmail,
  composePasswordChangedEmail,
  composeRecoveryEmail,
} from '../features/auth/email/email-messages.ts';
import { composeContactEmail } from '../features/contact/contact-messages.ts';
import { composeReply } from '../features/desk/desk-messages.ts';
import type { ComposedEmail } from '../platform/messages/email-layout.ts';

/** Every kind of email, with a word wherever a person's words or a link may be. */
export function composeEveryEmail(word: string): readonly Omit<ComposedEmail, 'purpose'>[] {
  const link = `https://www.example.com/auth/callback?code=${encodeURIComponent(word)}`;
  const email = `${word}@example.com`;
  return [
    composeContactEmail({
      id: word,
      name: word,
      email,
      subject: word,
      message: word,
      createdAt: new Date(0),
    }),
    composeReply(word),
    composeConfirmationEmail(link),
    composeEmailChangeEmail(link),
    composeEmailChangedEmail(),
    composeGoogleLinkEmail(link),
    composeGoogleJoinedEmail(link),
    composeRecoveryEmail(link),
    composePasswordChangedEmail(link, [{ kind: 'phone', name: word }]),
    composePhoneChangedEmail(),
    composeProofEmail('123456'),
    composeRemovalEmail('unproven', 7, link),
    composeRemovalEmail('last', 7, link),
    ...Object.values(securityNotices).map((notice) => composeSecurityNotice(notice, link)),
  ];
}
