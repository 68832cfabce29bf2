import { joinWithAnd } from '../../../shared/format/lists.ts';
import { matchPercents } from '../../../shared/matching/match-percent.ts';
import { optionalLabels } from '../../../shared/quote/questions.data.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { companyClaims } from '../../../shared/site/claims.data.ts';
import { directory } from '../../../shared/site/directory.data.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument } from '../../features/legal/content.ts';
import { supportLink } from './facts.ts';
import { legalFacts } from './legal-facts.ts';

const { customers, rating, reviews } = companyClaims;
const { primary, others } = matchPercents;

export const disclosures: LegalDocument = {
  title: 'Disclosures',
  path: paths.disclosures,
  description: `How ${brand.name} makes money, how it finds your match, and what a match percentage does and doesn’t mean.`,
  updated: legalFacts.updated,
  summary: [
    'Carriers may pay us if you buy. You pay us nothing, and the carrier sets the price of your policy.',
    'Payments don’t affect your match. One carrier is our primary partner and comes first if you meet its requirements, but we also show you the others.',
    'Only the carrier decides on approval and price.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        `${brand.legalName} runs ${brand.name}. We don’t set prices, decide on applications, issue policies, or pay claims. See our [licenses](${paths.licenses}) by state.`,
        brand.licensing,
      ],
    },
    {
      id: 'how-we-are-paid',
      title: 'How we’re paid',
      body: [
        'The site is free to use. We make money from carriers:',
        {
          list: [
            '**Commissions,** when someone buys a policy after following our link.',
            '**Referral fees,** when someone goes to a carrier’s site or applies there.',
            '**Advertising fees,** for a spot on the site. We mark those spots as advertising. The quote and the directory have none.',
          ],
        },
        'Life insurance prices are filed with the states, so a policy usually costs the same through us as it does directly from the carrier. Not every carrier pays us, and those that do may pay different amounts. That can be a reason for us to work with some carriers and not others, but it never earns a carrier a better match.',
        'Every button that takes you from your match to a carrier has a note next to it saying that we may earn a commission.',
      ],
    },
    {
      id: 'matching',
      title: 'How matching works',
      body: [
        'When we say AI, we mean software that compares carriers. Your match comes from fixed rules: the same answers always give the same result, and no person changes it.',
        {
          list: [
            '**First, which carriers fit.** A carrier is ruled out if your age, health, tobacco use, coverage amount, policy type, or no-exam preference is outside its published rules.',
            '**Then, points.** The rest earn points for your age, your health, what matters most to you, skipping the exam, and quick approval.',
            '**Then, the order.** One carrier is our primary partner. If you meet its requirements, we recommend it, even if another carrier has more points. Otherwise, the carrier with the most points wins.',
            '**If no carrier fits,** we still name the primary partner, and we tell you plainly that your answers don’t meet every requirement at any of our partners.',
          ],
        },
        `What a carrier pays us isn’t one of the rules. “Why this match” shows every point, every carrier that qualified, and what ruled out the others. Your answers about ${joinWithAnd(optionalLabels)} don’t change your match. We ask about them because carriers do.`,
        describeReach(matchedCarriers.length, directory.carriers.length),
      ],
    },
    {
      id: 'match-percentage',
      title: 'What the percentage means',
      body: [
        `It shows how well your answers fit a carrier’s rules, on a narrow scale: ${primary.min} to ${primary.max} percent for the primary partner, ${others.min} to ${others.max} percent for the others. Carriers that don’t fit are ruled out first, so the ones that are left fit well.`,
        'It isn’t your chance of being approved, and it isn’t a grade for the carrier. You also can’t compare the primary partner’s percentage with the others’. Look at the reasons, not the number.',
      ],
    },
    {
      id: 'quotes',
      title: 'Prices, approval, and examples',
      body: [
        'We don’t show the price of your own policy. You’ll see it on the carrier’s site. The averages and examples on this site are rounded, describe many people, and may be far from your own price. Approval depends on the carrier’s underwriting, which may include your medical records and an exam.',
        'The calculator applies a rule of thumb to your numbers. It isn’t advice about what to buy.',
      ],
    },
    {
      id: 'ratings',
      title: 'Financial strength ratings',
      body: [
        `The directory shows grades from an independent rating agency and lists no carrier below ${companyClaims.lowestRating}. A grade is the agency’s view of whether an insurer can pay its claims. It can change, and it isn’t a promise. Ask the carrier for its current grade.`,
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews and numbers about us',
      body: [
        [
          'Testimonials and reviews are examples of what people say about the service. What they describe, especially savings, depends on the person, and your experience may be different.',
          customers && 'Numbers such as our customer and carrier partner counts are rounded.',
          rating && reviews && 'The home page and the reviews page count different sets of ratings.',
        ]
          .filter((sentence) => sentence !== undefined)
          .join(' '),
      ],
    },
    {
      id: 'assistant',
      title: 'The automated assistant',
      body: [
        'The assistant is software. It answers from this site’s pages, doesn’t give advice, and can be wrong. In an emergency, call 911. If you’re in distress, call or text 988.',
      ],
    },
    {
      id: 'trademarks',
      title: 'Names and marks',
      body: [
        `Carriers’ names, logos, and marks belong to them. Showing them here doesn’t mean that a carrier endorses ${brand.name}.`,
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      body: [`If anything here isn’t clear, email us at ${supportLink}.`],
    },
  ],
};

function describeReach(matched: number, listed: number): string {
  const link = `[directory](${paths.carriers})`;
  const reach =
    matched < listed
      ? `That’s fewer than the ${listed} in our ${link}, and it isn’t every carrier on the market.`
      : `They’re all in our ${link}, but they aren’t every carrier on the market.`;
  return `We can only compare carriers whose rules we have. ${reach}`;
}
