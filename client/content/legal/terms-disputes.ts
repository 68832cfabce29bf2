import type { LegalSection } from '../../features/legal/content.ts';
import { postalAddress, supportLink } from './facts.ts';
import { legalFacts } from './legal-facts.ts';

/** How disputes are resolved, and how to opt out of arbitration. */
export const disputeSections: readonly LegalSection[] = [
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
