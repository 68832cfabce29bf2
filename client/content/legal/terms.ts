import { brand } from '../../../shared/brand.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument } from '../../features/legal/content.ts';
import { legalFacts, postalAddress, supportLink } from './facts.ts';
import { disputeSections } from './terms-disputes.ts';

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  path: paths.terms,
  description: `The agreement between you and ${brand.legalName} for using ${brand.name}: what the service is, what it is not, and how disagreements are settled.`,
  updated: legalFacts.updated,
  summary: [
    'The service is free. It compares and refers: it does not insure you, and gives no personal advice.',
    'The carrier decides about approval and price. What you read here is not an offer of insurance.',
    `Disagreements that we cannot settle go to arbitration, unless you opt out within ${legalFacts.arbitrationOptOut}.`,
  ],
  sections: [
    {
      id: 'agreement',
      title: 'This agreement',
      body: [
        `These terms are an agreement between you and ${brand.legalName} (“we”), which runs ${brand.name}. They apply when you use the site. When you open an account, we ask you to agree to them. The [Privacy Policy](${paths.privacy}) says what we do with information; the [disclosures](${paths.disclosures}) say how matching works and how we are paid.`,
        'If you do not agree with the terms, please do not use the site.',
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use the site',
      body: [
        'The site is meant for people in the United States. You have to be 18 or older to ask for a quote or to open an account.',
        `It does not serve children under ${legalFacts.youngestServed} at all.`,
      ],
    },
    {
      id: 'the-service',
      title: 'What the service is',
      body: [
        `${brand.name} is a technology platform and a licensed agency, not an insurer. It asks you some questions, compares your answers with the rules of carriers, recommends one, and leads you to that carrier’s own site if you wish.`,
        {
          list: [
            'A match is not an offer of insurance, an application, or a promise that you will be approved.',
            'A match percentage says how well your answers fit a carrier’s rules. It is not the chance of being approved.',
            'Prices, amounts and rules change. What counts is what the carrier tells you when you apply.',
            'You are never obliged to go to a carrier or to buy anything.',
          ],
        },
      ],
    },
    {
      id: 'no-advice',
      title: 'General information, not advice',
      body: [
        'Guides, articles, the calculator and the automated assistant give general information. They do not know your whole situation, and are not legal, tax, medical, investment or insurance advice for your case. The calculator is an estimate from the figures that you enter. For questions about estates, taxes or a business, ask a licensed professional.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      body: [
        {
          list: [
            'Answer truthfully. Wrong answers lead to a wrong match, and on a carrier’s application they can cost your family the money.',
            'Answer for yourself, or with the permission of the person whom the answers are about.',
            'Keep your password and codes to yourself, and tell us if you think that somebody else uses your account.',
            'Do not try to get at other people’s information, to overload or to break the site, to copy it by robot on a large scale, or to use it for anything against the law.',
          ],
        },
        'We may block or end an account that breaks these rules. If we do, we say why, unless the law forbids it.',
      ],
    },
    {
      id: 'carriers',
      title: 'Carriers and their sites',
      body: [
        'The button “See My Quote” leads to a site that a carrier runs. Its terms and privacy policy apply there. The policy that you may buy is a contract between you and the carrier alone; we are not a party to it, and have no part in its decisions about approval, price and claims.',
        `Carriers may pay us. [How we are paid](${paths.disclosures}#how-we-are-paid) has the details.`,
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      body: [
        `You need no account to get a match. If you open one, you can delete it at any time on the [account page](${paths.account}), and this agreement then ends, except for what is meant to last, such as the rules on disagreements.`,
        'If you agree to receive a code by text message, we send one for each request. Message and data rates of your phone company may apply.',
      ],
    },
    {
      id: 'our-content',
      title: 'Texts, pictures and names',
      body: [
        'The texts, pictures, software and marks of the site belong to us or to those who let us use them. You may read, print and share them for your own purposes. Names and logos of carriers belong to the carriers; showing them does not mean that they endorse us.',
      ],
    },
    {
      id: 'no-warranty',
      title: 'What we cannot promise',
      body: [
        'We work carefully, and mistakes still happen. As far as the law allows, the service is provided as it is and as available, without warranties of any kind, including that it is without faults, always there, or that a match will suit you.',
      ],
    },
    {
      id: 'liability',
      title: 'Limits of our liability',
      body: [
        'As far as the law allows, we are not liable for indirect or consequential losses, for what carriers do or decide, or for decisions that you make on the basis of general information. All our liability to you together is limited to $100.',
        'Nothing here limits liability that the law does not let us limit, such as for fraud or gross negligence, or the rights that you have as a consumer in your state.',
      ],
    },
    ...disputeSections,
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'We may change these terms. The date at the top says since when they are in force. If a change matters to you and you have an account, we tell you at least 30 days before; if you do not agree, you can delete the account before then. A change never applies to a disagreement that began earlier.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      body: [`Write to ${supportLink} or to ${postalAddress}.`],
    },
  ],
};
