import { brand } from '../../../shared/site/brand.data.ts';
import { type ComposedEmail, composeEmail } from '../../platform/messages/email-layout.ts';

export const messages = {
  invalidFilter: 'Choose open, answered, spam, or all.',
  shown: (filter: string, count: number) => `${filter}, ${count}`,
  operatorAccount:
    'This account can use the desk, so only a command on the host can do this: npm run ops -- people.',
  unknownMessage: 'This message no longer exists. Its writer’s account may have been deleted.',
  answeredMeanwhile:
    'Someone has answered this since you opened it, so nothing was sent. Load the page again to find it under Answered.',
  unknownPerson: 'No account has this address or number, and no one has written from it.',
  goneAccount: 'This account no longer exists.',
  unknownAction: 'There is no such entry in the log.',
  unknownDelivery: 'This delivery is finished, or it’s still being tried.',
} as const;

/** The subject is ours, because anyone can use the form with someone else's address. */
export function composeReply(text: string): ComposedEmail {
  const subject = `Your message to ${brand.name}`;
  const content = composeEmail({
    preheader: 'An answer from our support team.',
    heading: subject,
    paragraphs: text.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
    footnote: `You’re getting this email because you wrote to ${brand.name}. Just reply if you have another question.`,
  });
  return { purpose: 'contact_reply', subject, ...content };
}
