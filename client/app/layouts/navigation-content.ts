import { hasAnswers } from '../../../shared/answers/has-answers.data.ts';
import { legalLinks } from '../../features/legal/links-content.ts';
import { paths } from '../paths.ts';

export type NavigationLink = { to: string; text: string };

export const homeLink: NavigationLink = { to: paths.home, text: 'Home' };

export const carriersLink: NavigationLink = { to: paths.carriers, text: 'Carriers' };

export const learnLinks: readonly NavigationLink[] = [
  { to: paths.howItWorks, text: 'How It Works' },
  { to: paths.guide, text: 'Life Insurance Guide' },
  { to: paths.calculator, text: 'Insurance Calculator' },
  { to: paths.blog, text: 'Blog' },
  { to: paths.faq, text: 'FAQ' },
  { to: paths.about, text: 'About' },
  ...(hasAnswers ? [{ to: paths.answers, text: 'Answers' }] : []),
];

export type FooterLink = NavigationLink & { isInCompactRow?: true };

const contact: FooterLink = { to: paths.contact, text: 'Contact', isInCompactRow: true };

/** The links in the first row of the compact footer. The full footer has them in its columns. */
export const compactFooterLinks: readonly FooterLink[] = [
  ...legalLinks.filter(({ isInCompactRow }) => isInCompactRow),
  contact,
];

export const footerColumns: readonly { title: string; links: readonly FooterLink[] }[] = [
  { title: 'Learn', links: learnLinks.filter(({ to }) => to !== paths.about) },
  {
    title: 'Company',
    links: [
      { to: paths.about, text: 'About' },
      carriersLink,
      { to: paths.reviews, text: 'Reviews' },
      contact,
      { to: paths.developers, text: 'Developers' },
    ],
  },
  { title: 'Legal', links: legalLinks },
];
