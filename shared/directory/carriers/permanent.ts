import type { DirectoryCarrier } from '../directory-carrier.ts';

export const permanentCarriers: readonly DirectoryCarrier[] = [
  {
    name: 'Heronsgate Assurance',
    slug: 'heronsgate',
    categories: ['permanent'],
    amBestRating: 'A++',
    strengths: [
      'A premium that stays the same for life',
      'Whole life you finish paying for in 10 or 20 years',
      'Leaving something to the next generation',
    ],
    logo: { light: '/carriers/heronsgate.svg', alt: 'Heronsgate Assurance logo' },
    website: 'https://www.heronsgateassurance.example/',
  },
  {
    name: 'Millrace Assurance',
    slug: 'millrace',
    categories: ['permanent', 'term'],
    amBestRating: 'A+',
    strengths: [
      'Universal life with adjustable payments',
      'Families whose income changes',
      'Adding coverage without a new policy',
    ],
    logo: { light: '/carriers/millrace.svg', alt: 'Millrace Assurance logo' },
    website: 'https://www.millraceassurance.example/',
  },
  {
    name: 'Oxbow Mutual',
    slug: 'oxbow',
    categories: ['permanent'],
    amBestRating: 'A++',
    strengths: [
      'Whole life that may pay dividends',
      'Cash value that grows over time',
      'Borrowing against a policy',
    ],
    logo: { light: '/carriers/oxbow.svg', alt: 'Oxbow Mutual logo' },
    website: 'https://www.oxbowmutual.example/',
  },
  {
    name: 'Quillhaven Life',
    slug: 'quillhaven',
    categories: ['permanent', 'term'],
    amBestRating: 'A++',
    strengths: [
      'Large policies, up to $20,000,000',
      'Business partners insuring each other',
      'Estate planning',
    ],
    logo: { light: '/carriers/quillhaven.svg', alt: 'Quillhaven Life logo' },
    website: 'https://www.quillhavenlife.example/',
  },
  {
    name: 'Tallgrass Mutual',
    slug: 'tallgrass',
    categories: ['permanent', 'term'],
    amBestRating: 'A+',
    strengths: [
      'Farm and ranch families',
      'Passing on land and equipment',
      'Premiums paid once a year, after the harvest',
    ],
    logo: { light: '/carriers/tallgrass.svg', alt: 'Tallgrass Mutual logo' },
    website: 'https://www.tallgrassmutual.example/',
  },
  {
    name: 'Wrenfield Assurance',
    slug: 'wrenfield',
    categories: ['permanent', 'final_expense', 'no_exam'],
    amBestRating: 'A',
    strengths: [
      'Small whole life policies for children',
      'Grandparents buying for a grandchild',
      'Amounts from $10,000',
    ],
    logo: { light: '/carriers/wrenfield.svg', alt: 'Wrenfield Assurance logo' },
    website: 'https://www.wrenfieldassurance.example/',
  },
];
