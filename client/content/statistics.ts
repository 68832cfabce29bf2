import { formatDollars } from '../../shared/format/numbers.ts';
import type { LandingStatistic } from '../features/landing/content.ts';
import { priceClaims } from './claims.ts';

/** The nine figures on the home page, three for each question. The first of the three is shown larger. */
export const statisticChapters: readonly { question: string; statistics: readonly LandingStatistic[] }[] = [
  {
    question: 'How many of us are unprotected?',
    statistics: [
      {
        figure: '40%',
        title: 'of Americans have no coverage',
        description: 'On a street of ten homes, four have no policy to fall back on.',
        source: 'Source: life insurance industry study, 2023',
        picture: 'homes',
      },
      {
        figure: '149M',
        title: 'Americans are underinsured',
        description: 'They have some coverage, but less than their family would need.',
        picture: 'people',
      },
      {
        figure: '1 in 5',
        title: 'families would struggle within 1 month',
        description: 'That’s how soon the bills would pile up if they lost a wage earner.',
        picture: 'families',
      },
    ],
  },
  {
    question: 'What would your family need?',
    statistics: [
      {
        figure: '$754K',
        title: 'financial impact over 10 years',
        description: 'What losing a wage earner may cost one family, added up year by year.',
        picture: 'years',
      },
      {
        figure: '10-12x',
        title: 'your income is the coverage often recommended',
        description: 'If you earn $60,000 a year, that’s $600,000 to $720,000.',
        picture: 'income',
      },
      {
        figure: '$270K',
        title: 'to raise a child to 18',
        description: 'Home, food, care, and everything else, before college.',
        picture: 'childhood',
      },
    ],
  },
  {
    question: 'And what does it really cost?',
    statistics: [
      {
        figure: formatDollars(priceClaims.averagePrice),
        unit: '/month',
        title: 'average term policy for a healthy 30-year-old',
        description: 'Your own price depends on your age, health, state, and amount.',
        picture: 'guesses',
        captions: [
          `What it costs: ${formatDollars(priceClaims.averagePrice)}`,
          `What half of people guess: ${formatDollars(priceClaims.averagePrice * priceClaims.expectedTimes)}`,
        ],
      },
      {
        figure: '50%',
        title: `overestimate cost by ${priceClaims.expectedTimes}x`,
        description: 'Many people put it off because of a price no one actually charges.',
        picture: 'half',
      },
      {
        figure: '#1 reason',
        title: 'Replace lost income',
        description: 'It’s the most common reason people buy life insurance.',
        picture: 'first',
      },
    ],
  },
];
