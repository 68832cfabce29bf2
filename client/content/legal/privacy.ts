import { brand } from '../../../shared/site/brand.data.ts';
import { replyTimes } from '../../../shared/site/reply-times.data.ts';
import { minAdultAge } from '../../../shared/validation/age.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument } from '../../features/legal/content.ts';
import { postalAddress, supportLink } from './facts.ts';
import { legalFacts } from './legal-facts.ts';
import { collectedSections } from './privacy-collected.ts';
import { sharedSections } from './privacy-shared.ts';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  path: paths.privacy,
  description: `What ${brand.name} knows about you, what it does with that information, how long it keeps it, and how you can see and delete all of it.`,
  updated: legalFacts.updated,
  summary: [
    'Your answers stay on your device until you ask for your match. Without an account, we keep none of them.',
    'We don’t sell any information about you. The site loads nothing from other companies, so no one else learns about your visit until you choose to go to a carrier or sign in with Google.',
    'With an account, you can download everything we have about you, or delete it yourself at any time.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      body: [
        `This policy covers the ${brand.name} website, which is run by ${brand.legalName} (“we”), a technology platform and licensed insurance agency. We are not an insurer. Insurance carriers have their own privacy policies, which apply from the moment you’re on their sites.`,
      ],
    },
    ...collectedSections,
    ...sharedSections,
    {
      id: 'children',
      title: 'Children',
      body: [
        `The site is for adults. It does not serve children under ${legalFacts.youngestServed}, and we don’t knowingly collect anything about them. If you believe a child has given us information, write to us and we’ll delete it. Quotes are for people ${minAdultAge} and older.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: [
        'The date at the top shows when this policy took effect. If we change something that matters to you, we’ll say so on this page before it takes effect and email people who have an account. We won’t use information we already have in a new way without asking you first.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      body: [
        `Email ${supportLink}, write to ${postalAddress}, or use the [contact page](${paths.contact}). We’ll reply to your message within ${replyTimes.contact}.`,
      ],
    },
  ],
};
