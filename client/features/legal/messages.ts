import { paths } from '../../app/paths.ts';

/** The names of the five legal pages, for the links between them, so that a page doesn't load the other texts. */
export const legalPages: readonly { title: string; path: string }[] = [
  { title: 'Privacy Policy', path: paths.privacy },
  { title: 'Terms of Service', path: paths.terms },
  { title: 'Insurance Licenses', path: paths.licenses },
  { title: 'Disclosures', path: paths.disclosures },
  { title: 'Accessibility Statement', path: paths.accessibility },
];

export const messages = {
  updated: (updated: string) => `Last updated: ${updated}`,
  summary: 'In short',
  otherPages: 'Other legal pages',
} as const;
