import { paths } from '../../app/paths.ts';

/** The five legal pages, for the links between them and in the footer, so that a page doesn't load the other texts. */
export const legalLinks: readonly { to: string; text: string; isInCompactRow?: true }[] = [
  { to: paths.privacy, text: 'Privacy Policy', isInCompactRow: true },
  { to: paths.terms, text: 'Terms of Service', isInCompactRow: true },
  { to: paths.licenses, text: 'Insurance Licenses' },
  { to: paths.disclosures, text: 'Disclosures' },
  { to: paths.accessibility, text: 'Accessibility Statement' },
];
