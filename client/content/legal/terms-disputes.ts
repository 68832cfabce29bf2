import type { LegalSection } from '../../features/legal/content.ts';
import { legalFacts, postalAddress, supportLink } from './facts.ts';

/** How disagreements are settled, and how to keep the way to the courts open. */
export const disputeSections: readonly LegalSection[] = [
  {
    id: 'disagreements',
    title: 'If we disagree',
    body: [
      `Please write to ${supportLink} first, and say what happened and what you would like. We do the same before we take any step against you. Most things can be settled that way within 60 days.`,
    ],
  },
  {
    id: 'arbitration',
    title: 'Arbitration',
    body: [
      '**Please read this section: it affects your rights.** If we cannot settle a disagreement about the site or these terms, you and we agree that one neutral arbitrator decides it, instead of a judge or a jury, under the consumer rules of an established arbitration provider. The Federal Arbitration Act applies.',
      {
        list: [
          'It takes place in the county where you live, by phone or video, or in writing, as you choose.',
          'You pay no more than the fee for filing a case in court. We pay the rest, unless the arbitrator finds that the claim was made in bad faith.',
          'The arbitrator can award you what a court could award you.',
          '**Small claims:** either of us can go to a small claims court instead.',
          '**Urgent orders:** either of us can ask a court to stop somebody from misusing what is ours.',
          '**No class actions:** claims are decided one by one. Neither of us can bring one as a member of a group. If this sentence does not hold for a claim, that claim goes to court.',
        ],
      },
    ],
  },
  {
    id: 'opt-out',
    title: 'How to opt out of arbitration',
    body: [
      `You have **${legalFacts.arbitrationOptOut}** from the day on which you first agreed to these terms, or first used the site without an account. Write to ${supportLink} or to ${postalAddress}, with your name, the email address of your account if you have one, and the sentence “I opt out of arbitration.”`,
      'That is all. You give no reason, nothing about the service changes, and disagreements then go to the courts.',
    ],
  },
  {
    id: 'law',
    title: 'Which law applies',
    body: [
      'The laws of the United States, and of the state in which our office is, apply, without taking away what the law of your own state gives you as a consumer. If one part of these terms does not hold, the rest does.',
    ],
  },
];
