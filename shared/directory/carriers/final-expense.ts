import type { DirectoryCarrier } from '../directory-carrier.ts';

export const finalExpenseCarriers: readonly DirectoryCarrier[] = [
  {
    name: 'Cinderhill Mutual',
    slug: 'cinderhill',
    categories: ['final_expense', 'no_exam'],
    amBestRating: 'A-',
    strengths: [
      'Small policies from $5,000',
      'Funeral costs and final bills',
      'Payments of a few dollars a week',
    ],
    logo: { light: '/carriers/cinderhill.svg', alt: 'Cinderhill Mutual logo' },
    website: 'https://www.cinderhillmutual.example/',
  },
  {
    name: 'Pinemarsh Life',
    slug: 'pinemarsh',
    categories: ['final_expense', 'no_exam'],
    amBestRating: 'A',
    strengths: [
      'Final expense coverage without an exam',
      'People living with diabetes',
      'Couples applying together',
    ],
    logo: { light: '/carriers/pinemarsh.svg', alt: 'Pinemarsh Life logo' },
    website: 'https://www.pinemarshlife.example/',
  },
  {
    name: 'Stonemere Assurance',
    slug: 'stonemere',
    categories: ['final_expense', 'permanent', 'no_exam'],
    amBestRating: 'A',
    strengths: ['New applicants over 60', 'Applicants up to age 85', 'Amounts from $10,000 to $50,000'],
    logo: { light: '/carriers/stonemere.svg', alt: 'Stonemere Assurance logo' },
    website: 'https://www.stonemereassurance.example/',
  },
  {
    name: 'Thistledown Mutual',
    slug: 'thistledown',
    categories: ['final_expense', 'no_exam'],
    amBestRating: 'A-',
    strengths: [
      'No health questions; full payout after a waiting period',
      'People turned down elsewhere',
      'Amounts up to $25,000',
    ],
    logo: { light: '/carriers/thistledown.svg', alt: 'Thistledown Mutual logo' },
    website: 'https://www.thistledownmutual.example/',
  },
];
