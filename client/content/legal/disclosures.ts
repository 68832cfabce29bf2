import { brand } from '../../../shared/brand.ts';
import { directoryCarriers } from '../../../shared/directory/directory-carriers.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument } from '../../features/legal/content.ts';
import { networkClaims } from '../claims.ts';
import { legalFacts, supportLink } from './facts.ts';

export const disclosures: LegalDocument = {
  title: 'Disclosures',
  path: paths.disclosures,
  description: `How ${brand.name} is paid, how it works out a match, what a match percentage means, and what it does not.`,
  updated: legalFacts.updated,
  summary: [
    'Carriers may pay us if you buy. You pay us nothing, and the price of your policy is the carrier’s.',
    'No payment counts in a match. One carrier is our primary partner and comes first when it fits; we show you the others.',
    'Only the carrier decides about approval and price.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        `${brand.legalName} runs ${brand.name}. ${brand.licensing} We do not set prices, decide about applications, issue policies or pay claims. Our [licenses](${paths.licenses}) are listed by state.`,
      ],
    },
    {
      id: 'how-we-are-paid',
      title: 'How we are paid',
      body: [
        'Using the site is free. We earn money from carriers:',
        {
          list: [
            '**Commissions,** when somebody buys a policy after following our link.',
            '**Referral fees,** when somebody goes to a carrier’s site or applies there.',
            '**Advertising fees,** for being shown on the site. Such a place is marked as advertising; the quote and the directory have none.',
          ],
        },
        'Life insurance prices are filed with the states, so that a policy usually costs the same through us as from the carrier itself. Not every carrier pays us, and those that do may pay different amounts. This can be a reason for us to work with some carriers and not with others. It is no reason for a better match.',
        'Every button that leads from your match to a carrier stands beside a note that we may earn a commission.',
      ],
    },
    {
      id: 'matching',
      title: 'How matching works',
      body: [
        'When we say AI, we mean software that compares. A match comes from fixed rules: the same answers always give the same result, and no person changes it.',
        {
          list: [
            '**First, who fits.** A carrier drops out if your age, health, tobacco use, amount, kind of policy or wish to skip an exam is outside the rules that it gives us.',
            '**Then, points.** The others collect points for your age, your health, what matters most to you, no exam, and quick approval.',
            '**Then, the order.** One carrier is our primary partner. If its rules fit your answers, it is recommended, even if another has more points. Otherwise the most points win.',
            '**If nobody fits,** we still name the primary partner, and say plainly that no partner’s rules fit all your answers.',
          ],
        },
        'What a carrier pays us is not among the rules. “Why this match” shows every point, every carrier that qualified and what ruled out the others. Medications, family history, hobbies, work, alcohol and exercise do not change your match; we ask because carriers do.',
        `Matching compares only the carriers whose rules we hold. They are fewer than the ${directoryCarriers.length} in our [directory](${paths.carriers}), and not all that there are.`,
      ],
    },
    {
      id: 'match-percentage',
      title: 'What the percentage means',
      body: [
        'It says how well your answers fit a carrier’s rules, on a narrow scale: 92 to 99 percent for the primary partner, 90 to 95 for the others. Since carriers that do not fit are taken out first, whoever is left fits well.',
        'It is not the chance of being approved, not a grade of the carrier, and cannot be compared between the primary partner and the others. Look at the reasons, not at the number.',
      ],
    },
    {
      id: 'quotes',
      title: 'Prices, approval and examples',
      body: [
        'We show no price of your own policy: you see it on the carrier’s site. Averages and examples on this site describe many people, rounded, and may be far from your case. Approval depends on the carrier’s underwriting, which may include records and an exam.',
        'The calculator is a rule of thumb with your figures. It is not advice about what to buy.',
      ],
    },
    {
      id: 'ratings',
      title: 'Financial strength ratings',
      body: [
        `The directory shows grades of an independent rating agency and lists nobody below ${networkClaims.lowestRating}. A grade is the agency’s view of whether an insurer can pay its claims. It can change, and is no promise. Ask the carrier for the current one.`,
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews and figures about us',
      body: [
        'Testimonials and reviews are examples of what people say about the service. What they describe, savings above all, depends on each person, and yours may be different. Figures such as numbers of customers and carrier partners are rounded; the home page and the reviews page count different sets of ratings.',
      ],
    },
    {
      id: 'assistant',
      title: 'The automated assistant',
      body: [
        'The assistant is software. It answers from the pages of this site, does not give advice, and can be wrong. In an emergency call 911; if you are in distress, call or text 988.',
      ],
    },
    {
      id: 'trademarks',
      title: 'Names and marks',
      body: [
        `Names, logos and marks of carriers belong to them. Showing them does not mean that a carrier endorses ${brand.name}.`,
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      body: [`If something here is not clear, ask: ${supportLink}.`],
    },
  ],
};
