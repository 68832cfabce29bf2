import { brand } from '../../../shared/site/brand.data.ts';
import { minAdultAge } from '../../../shared/validation/age.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument, LegalSection } from '../../features/legal/content.ts';
import { postalAddress, supportLink } from './facts.ts';
import { legalFacts } from './legal-facts.ts';

/** How disputes are resolved, and how to opt out of arbitration. */
const disputeSections: readonly LegalSection[] = [
  {
    id: 'disagreements',
    title: 'If we disagree',
    body: [
      `Please email ${supportLink} first and tell us what happened and what you’d like us to do. We’ll do the same before we take any step against you. Most things can be settled that way within 60 days.`,
    ],
  },
  {
    id: 'arbitration',
    title: 'Arbitration',
    body: [
      '**Please read this section: it affects your rights.** If we can’t settle a disagreement about the site or these terms, you and we agree that one neutral arbitrator will decide it, instead of a judge or jury, under the consumer rules of an established arbitration provider. The Federal Arbitration Act applies.',
      {
        list: [
          'It takes place in the county where you live, by phone or video, or in writing. You choose.',
          'You pay no more than the fee for filing a case in court. We’ll pay the rest, unless the arbitrator finds that the claim was made in bad faith.',
          'The arbitrator can award you anything a court could.',
          '**Small claims:** either of us can go to small claims court instead.',
          '**Urgent orders:** either of us can ask a court to stop someone from misusing what belongs to us.',
          '**No class actions:** claims are decided one at a time. Neither of us can bring a claim as a member of a group. If this rule can’t be enforced for a claim, that claim goes to court.',
        ],
      },
    ],
  },
  {
    id: 'opt-out',
    title: 'How to opt out of arbitration',
    body: [
      `You have **${legalFacts.arbitrationOptOut}** from the day you first agreed to these terms, or first used the site without an account. Email ${supportLink} or write to ${postalAddress}. Include your name, your account’s email address if you have one, and the sentence “I opt out of arbitration.”`,
      'That’s all. You don’t need to give a reason, nothing about the service changes, and any disagreements go to the courts instead.',
    ],
  },
  {
    id: 'law',
    title: 'Which law applies',
    body: [
      'The laws of the United States and of the state where our office is located apply, but they don’t take away any rights you have as a consumer under your own state’s law. If one part of these terms can’t be enforced, the rest still applies.',
    ],
  },
];

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  path: paths.terms,
  description: `The agreement between you and ${brand.legalName} for using ${brand.name}: what the service is, what it isn’t, and how disagreements are settled.`,
  updated: legalFacts.updated,
  summary: [
    'The service is free. It compares carriers and refers you to one. It doesn’t insure you or give personal advice.',
    'The carrier decides on approval and price. Nothing here is an offer of insurance.',
    `Disagreements we can’t settle go to arbitration, unless you opt out within ${legalFacts.arbitrationOptOut}.`,
  ],
  sections: [
    {
      id: 'agreement',
      title: 'This agreement',
      body: [
        `These terms are an agreement between you and ${brand.legalName} (“we”), which runs ${brand.name}. They apply when you use the site. When you open an account, we’ll ask you to agree to them. The [Privacy Policy](${paths.privacy}) explains what we do with information. The [disclosures](${paths.disclosures}) explain how matching works and how we’re paid.`,
        'If you don’t agree to these terms, please don’t use the site.',
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use the site',
      body: [
        `The site is for people in the United States. You have to be ${minAdultAge} or older to ask for a quote or open an account.`,
        `We don’t serve children under ${legalFacts.youngestServed} at all.`,
      ],
    },
    {
      id: 'the-service',
      title: 'What the service is',
      body: [
        `${brand.name} is a technology platform and a licensed agency, not an insurer. It asks you some questions, compares your answers with carriers’ rules, recommends a carrier, and takes you to that carrier’s own site if you choose.`,
        {
          list: [
            'A match isn’t an offer of insurance, an application, or a promise that you’ll be approved.',
            'A match percentage shows how well your answers fit a carrier’s rules. It isn’t your chance of being approved.',
            'Prices, amounts, and rules change. What the carrier tells you when you apply is what counts.',
            'You never have to go to a carrier or buy anything.',
          ],
        },
      ],
    },
    {
      id: 'no-advice',
      title: 'General information, not advice',
      body: [
        'Our guides, articles, calculator, and automated assistant give general information. They don’t know your whole situation, and they aren’t legal, tax, medical, investment, or insurance advice for you. The calculator’s result is an estimate based on the numbers you enter. For questions about estates, taxes, or a business, ask a licensed professional.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your responsibilities',
      body: [
        {
          list: [
            'Answer truthfully. Wrong answers lead to a wrong match, and on a carrier’s application they can cost your family the payout.',
            'Answer for yourself, or with the permission of the person the answers are about.',
            'Keep your password and codes to yourself, and tell us if you think someone else is using your account.',
            'Don’t try to get at other people’s information, overload or break the site, copy it on a large scale with automated tools, or use it for anything illegal.',
          ],
        },
        'We may block or close an account that breaks these rules. If we do, we’ll tell you why, unless the law doesn’t allow it.',
      ],
    },
    {
      id: 'carriers',
      title: 'Carriers and their sites',
      body: [
        'The “See My Quote” button takes you to a site that a carrier runs. The carrier’s terms and privacy policy apply there. Any policy you buy is a contract between you and the carrier alone. We aren’t a party to it, and we have no part in the carrier’s decisions on approval, price, and claims.',
        `Carriers may pay us. [How we’re paid](${paths.disclosures}#how-we-are-paid) has the details.`,
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      body: [
        `You don’t need an account to get a match. If you open one, you can delete it at any time on the [account page](${paths.account}). This agreement then ends, except for the parts meant to last, such as the sections on disagreements.`,
        'If you agree to receive a code by text message, we’ll send one each time you ask. Your phone company’s message and data rates may apply.',
      ],
    },
    {
      id: 'our-content',
      title: 'Text, pictures, and names',
      body: [
        'The text, pictures, software, and marks on the site belong to us or to those who let us use them. You may read, print, and share them for your own purposes. Carriers’ names and logos belong to the carriers. Showing them doesn’t mean that they endorse us.',
      ],
    },
    {
      id: 'no-warranty',
      title: 'What we can’t promise',
      body: [
        'We work carefully, but mistakes still happen. As far as the law allows, we provide the service “as is” and “as available,” without warranties of any kind. That includes any warranty that it is free of errors or always available, or that a match will suit you.',
      ],
    },
    {
      id: 'liability',
      title: 'Limits of our liability',
      body: [
        'As far as the law allows, we aren’t liable for indirect or consequential losses, for what carriers do or decide, or for decisions you make based on general information. Our total liability to you is limited to $100.',
        'Nothing here limits liability that the law doesn’t let us limit, such as for fraud or gross negligence, or your rights as a consumer in your state.',
      ],
    },
    ...disputeSections,
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'We may change these terms. The date at the top shows when they took effect. If a change matters to you and you have an account, we’ll tell you at least 30 days in advance. If you don’t agree, you can delete your account before it takes effect. A change never applies to a disagreement that began earlier.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      body: [`Email ${supportLink} or write to ${postalAddress}.`],
    },
  ],
};
