import { brand } from '../../../shared/brand.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument } from '../../features/legal/content.ts';
import { legalFacts, postalAddress, supportLink } from './facts.ts';
import { collectedSections } from './privacy-collected.ts';
import { sharedSections } from './privacy-shared.ts';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  path: paths.privacy,
  description: `What ${brand.name} knows about you, what it does with it, how long it keeps it, and how you can see and delete all of it.`,
  updated: legalFacts.updated,
  summary: [
    'Your answers stay on your device until you ask for your match. Without an account we keep none of them.',
    'We sell nothing about you. The site loads nothing from other companies: nobody else learns of your visit until you choose to go to a carrier or to sign in with Google.',
    'With an account you can download everything that we hold about you, and delete it, yourself and at once.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      body: [
        `This policy is about the ${brand.name} website. It is run by ${brand.legalName} (“we”), a technology platform and licensed insurance agency. We are not an insurer. Insurance carriers have privacy policies of their own, which apply from the moment you are on their site.`,
      ],
    },
    ...collectedSections,
    ...sharedSections,
    {
      id: 'children',
      title: 'Children',
      body: [
        `The site is for adults. It does not serve children under ${legalFacts.youngestServed}, and we do not knowingly collect anything about them. If you believe that a child has given us information, write to us and we delete it. Quotes are for people aged 18 and over.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: [
        'The date at the top says since when this text is in force. If we change something that matters to you, we say so on this page before it takes effect, and tell people with an account by email. We do not use information that we already have in a new way without asking you first.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      body: [
        `Write to ${supportLink} or to ${postalAddress}, or use the [contact page](${paths.contact}). We reply to messages within ${legalFacts.contactReply}.`,
      ],
    },
  ],
};
