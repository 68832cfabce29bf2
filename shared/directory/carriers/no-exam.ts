import type { DirectoryCarrier } from '../directory-carrier.ts';

export const noExamCarriers: readonly DirectoryCarrier[] = [
  {
    name: 'Ashgrove Life',
    slug: 'ashgrove',
    categories: ['no_exam', 'term'],
    amBestRating: 'A',
    strengths: ['Up to $500,000 without a medical exam', 'Health questions answered online', 'Busy parents'],
    logo: { light: '/carriers/ashgrove.svg', alt: 'Ashgrove Life logo' },
    website: 'https://www.ashgrovelife.example/',
  },
  {
    name: 'Foxglove Life',
    slug: 'foxglove',
    categories: ['no_exam', 'term'],
    amBestRating: 'A-',
    strengths: [
      'A short application with few questions',
      'Up to $250,000 without a medical exam',
      'People buying their first policy',
    ],
    logo: { light: '/carriers/foxglove.svg', alt: 'Foxglove Life logo' },
    website: 'https://www.foxglovelife.example/',
  },
  {
    name: 'Harrowgate Life',
    slug: 'harrowgate',
    categories: ['no_exam', 'term'],
    amBestRating: 'A',
    strengths: ['Health questions instead of an exam', 'Ages 20 to 60', 'Possible same-day decisions'],
    logo: { light: '/carriers/harrowgate.svg', alt: 'Harrowgate Life logo' },
    website: 'https://www.harrowgatelife.example/',
  },
  {
    name: 'Juniper Hollow Life',
    slug: 'juniper-hollow',
    categories: ['no_exam', 'permanent'],
    amBestRating: 'A+',
    strengths: [
      'Whole life without a medical exam',
      'People who don’t like needles',
      'Applying on your phone',
    ],
    logo: { light: '/carriers/juniper-hollow.svg', alt: 'Juniper Hollow Life logo' },
    website: 'https://www.juniperhollowlife.example/',
  },
  {
    name: 'Kestrel Ridge Mutual',
    slug: 'kestrel-ridge',
    categories: ['no_exam', 'term'],
    amBestRating: 'A+',
    strengths: [
      'Pilots, climbers, and divers',
      'Decisions often made in 24 to 48 hours',
      'Term life without a medical exam',
    ],
    logo: { light: '/carriers/kestrel-ridge.svg', alt: 'Kestrel Ridge Mutual logo' },
    website: 'https://www.kestrelridgemutual.example/',
  },
];
