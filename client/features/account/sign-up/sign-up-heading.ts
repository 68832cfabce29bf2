import type { AccountStep } from '../../quote/state/quote-steps.ts';
import { waitingMessages } from '../fields/confirmation/waiting-messages.ts';
import type { AccountPlace } from './find-sign-up-place.ts';

type Heading = { title: string; lead?: string };

const steps: Readonly<Record<AccountStep, Heading>> = {
  emailOnly: { title: 'Create Your Account', lead: 'Join thousands saving on life insurance' },
  verifyEmail: { title: 'Check Your Email' },
  createPassword: {
    title: 'Create Password',
    lead: 'With it and your email you sign in on any device.',
  },
  profileInfo: { title: 'About you', lead: 'The last details of your account.' },
  dashboard: { title: 'Your account is ready', lead: 'Your quote waits for you on your dashboard.' },
};

/** The heading of what the account's screen shows, and the sentence beneath it. */
export function findAccountHeading(place: AccountPlace): Heading {
  switch (place.kind) {
    case 'loading':
      return { title: 'Your account' };
    case 'failed':
      return { title: 'Failed to load profile data.', lead: place.error.message };
    case 'second-factor':
      return { title: 'One more step', lead: 'Your account asks for a second proof that it is you.' };
    case 'step':
      return place.isStopped ? { title: waitingMessages.stopped.title } : steps[place.step];
  }
}
