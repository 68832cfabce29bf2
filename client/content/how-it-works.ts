import { capitalize } from '../../shared/format/first-letter.ts';
import { spellNumber } from '../../shared/format/numbers.ts';
import { decidingQuestions, questions } from '../../shared/quote/questions.ts';
import { averageQuoteTime } from '../../shared/quote/quote-time.ts';
import { brand } from '../../shared/site/brand.data.ts';
import type { TableContent } from '../../shared/site/schemas/prose.ts';
import { paths } from '../app/paths.ts';
import type { MatchingStep } from '../features/how-it-works/content.ts';

/** The three steps. docs/product.md, "Content pages". */
export const matchingSteps: readonly MatchingStep[] = [
  {
    id: 'answer',
    title: 'Answer a few simple questions',
    body: [
      `Four details first: your name, age, state, and how much coverage you have in mind. Then ${questions.length} questions, one at a time, about your health, your habits, and what matters to you. Each one says why we ask.`,
      `${capitalize(spellNumber(decidingQuestions.length))} of them, together with your details, decide your match. You can skip the others. Not sure how much coverage you need? Try the [calculator](${paths.calculator}).`,
      'Your answers stay on your device. You can close the page and finish another day.',
    ],
  },
  {
    id: 'match',
    title: 'Get matched to a top carrier',
    body: [
      'When you ask for your match, we check your answers against the rules of every carrier we match people with. Carriers that wouldn’t consider you are ruled out. The rest earn points, our primary partner gets a head start, and you see the one that comes first, with its reasons.',
      '“Why this match” shows all the math: each point, which other carriers qualified, and what would change the result. If you don’t meet any carrier’s requirements, we’ll tell you that, too.',
    ],
  },
  {
    id: 'apply',
    title: 'Apply with no phone calls',
    body: [
      'One button opens the carrier’s own site in a new tab. There you can see its price and apply. The link contains a random number and nothing about you.',
      'The carrier decides on approval and price. You decide whether to buy. We never call you, before or after.',
    ],
  },
];

/** A comparison of the traditional way and ours, point by point. On the last point, the traditional way is better. */
export const comparison: TableContent = {
  caption: `Buying life insurance the traditional way and with ${brand.name}`,
  columns: ['What’s different', 'Traditional way', `With ${brand.name}`],
  rows: [
    ['How it starts', 'With an appointment and your phone number', 'With a question on your screen'],
    ['Time to your first answer', 'Often days, on someone else’s schedule', `About ${averageQuoteTime}`],
    ['Phone calls', 'Often several, before and after', 'None from us'],
    [
      'Which carriers are compared',
      'The companies the agent works with',
      'Every carrier that has given us its rules',
    ],
    ['Why this carrier', 'You take someone’s word for it', 'You see every point we counted'],
    [
      'Your information',
      'Collected up front, and sometimes passed on',
      'On your device until you ask for a match, and never sold',
    ],
    [
      'What it costs you',
      'Usually nothing; commissions are rarely mentioned',
      'Nothing; the commission is disclosed next to the button',
    ],
    ['Changing an answer', 'Another call', 'Change it, and your match is recalculated'],
    [
      'Personal advice',
      '**From a person who can look at your whole situation**',
      'General information. For estates, trusts, or a business, ask a licensed professional',
    ],
  ],
};

export const howItWorksPage = {
  title: 'How It Works',
  lead: `Three steps from “I should really do this” to a carrier’s own quote. The first two take about ${averageQuoteTime}. The third is up to you.`,
  description: `How ${brand.name} finds your life insurance carrier: a few questions, a match with its reasons, and the carrier’s own site. No phone calls.`,
  comparison: {
    title: 'The traditional way and ours',
    lead: 'Buying through an agent works well for many people. Here’s what’s different, including where an agent has the edge.',
  },
  call: {
    title: 'Two minutes to your match.',
    text: `Free, with no account and no obligation. See how we count points and how we’re paid in our [disclosures](${paths.disclosures}).`,
    findMatch: 'Find My Best Match',
    guide: 'Read the Guide',
  },
} as const;
