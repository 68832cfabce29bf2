import { brand } from '../../shared/brand.ts';
import { questions } from '../../shared/quote/questions.ts';
import { paths } from '../app/paths.ts';
import type { MatchingStep } from '../features/how-it-works/content.ts';
import type { TableContent } from '../ui/layout/prose-content.ts';
import { companyClaims } from './claims.ts';

/** The three steps. The product specification, "How it works". */
export const matchingSteps: readonly MatchingStep[] = [
  {
    id: 'answer',
    title: 'Answer a few simple questions',
    body: [
      `Four details first: your name, age, state, and how much coverage you have in mind. Then ${questions.length} questions, one at a time, about your health, your habits and what matters to you. Each says why it is asked.`,
      `Six of them decide your match, together with your details. The others you can skip. If you do not know the amount, the [calculator](${paths.calculator}) helps.`,
      'Your answers stay on your device. You can close the page and go on another day.',
    ],
  },
  {
    id: 'match',
    title: 'Get matched to a top carrier',
    body: [
      'When you ask for your match, the rules of every partner carrier are checked against your answers. Carriers that would not consider you drop out. The rest collect points, and you see the best one with its reasons.',
      '“Why this match” opens the whole sum: each point, which other carriers qualified, and what would change the result. If none of the rules fit, we say that, too.',
    ],
  },
  {
    id: 'apply',
    title: 'Apply with no phone calls',
    body: [
      'One button leads to the carrier’s own site, in a new tab. There you see its price and apply. The link carries a random number and nothing about you.',
      'The carrier decides about approval and price. You decide whether to buy. Nobody from us calls you, before or after.',
    ],
  },
];

/** The traditional way beside ours, point by point; the last one is where the traditional way is better. */
export const comparison: TableContent = {
  caption: `Buying life insurance the traditional way and with ${brand.name}`,
  columns: ['What differs', 'Traditional way', `With ${brand.name}`],
  rows: [
    ['How it starts', 'With an appointment and your phone number', 'With a question on your screen'],
    [
      'Time to a first answer',
      'Often days, around other people’s hours',
      `About ${companyClaims.averageQuoteTime}`,
    ],
    ['Phone calls', 'Often several, before and after', 'None from us'],
    [
      'Who is compared',
      'The companies that an agent works with',
      'Every partner carrier, by its published rules',
    ],
    ['Why this carrier', 'You take somebody’s word for it', 'You see every point that was counted'],
    [
      'Your information',
      'Given first, and sometimes passed on',
      'On your device until you ask, and never sold',
    ],
    [
      'What it costs you',
      'Usually nothing; commissions are seldom mentioned',
      'Nothing; the commission is named beside the button',
    ],
    ['Changing an answer', 'Another call', 'Change it, and the match is worked out again'],
    [
      'Personal advice',
      '**From a person who can look at your whole situation**',
      'General information. For estates, trusts or a business, ask a licensed professional',
    ],
  ],
};

export const howItWorksPage = {
  title: 'How It Works',
  lead: 'Three steps from “I should do something about this” to a carrier’s own quote. The first two take about two minutes, and the third is yours to take or leave.',
  description: `How ${brand.name} finds your life insurance carrier: a few questions, a match with its reasons, and the carrier’s own site. No phone calls. With a comparison to the traditional way.`,
  comparison: {
    title: 'The traditional way, and ours',
    lead: 'Buying through an agent is a good way for many people. Here is what differs, including the point at which the agent is ahead.',
  },
  call: {
    title: 'Two minutes to your match.',
    text: `Free, without an account and without obligations. How the points are counted and how we are paid stands in the [disclosures](${paths.disclosures}).`,
    findMatch: 'Find My Best Match',
    guide: 'Read the Guide',
  },
} as const;
