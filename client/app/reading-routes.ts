import { createLazyPage, type LazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';

/** The pages that people only read. */
export const readingRoutes: readonly { path: string; page: LazyPage; delivery: 'html' }[] = [
  {
    path: paths.guide,
    page: createLazyPage('pages/guide.tsx', () =>
      import('../pages/guide.tsx').then((module) => module.guidePage),
    ),
    delivery: 'html',
  },
  {
    path: paths.faq,
    page: createLazyPage('pages/faq.tsx', () => import('../pages/faq.tsx').then((module) => module.faqPage)),
    delivery: 'html',
  },
  {
    path: paths.about,
    page: createLazyPage('pages/about.tsx', () =>
      import('../pages/about.tsx').then((module) => module.aboutPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.howItWorks,
    page: createLazyPage('pages/how-it-works.tsx', () =>
      import('../pages/how-it-works.tsx').then((module) => module.howItWorksPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.reviews,
    page: createLazyPage('pages/reviews.tsx', () =>
      import('../pages/reviews.tsx').then((module) => module.reviewsPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.developers,
    page: createLazyPage('pages/developers.tsx', () =>
      import('../pages/developers.tsx').then((module) => module.developersPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.privacy,
    page: createLazyPage('pages/privacy.tsx', () =>
      import('../pages/privacy.tsx').then((module) => module.privacyPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.terms,
    page: createLazyPage('pages/terms.tsx', () =>
      import('../pages/terms.tsx').then((module) => module.termsPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.licenses,
    page: createLazyPage('pages/licenses.tsx', () =>
      import('../pages/licenses.tsx').then((module) => module.licensesPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.disclosures,
    page: createLazyPage('pages/disclosures.tsx', () =>
      import('../pages/disclosures.tsx').then((module) => module.disclosuresPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.accessibility,
    page: createLazyPage('pages/accessibility.tsx', () =>
      import('../pages/accessibility.tsx').then((module) => module.accessibilityPage),
    ),
    delivery: 'html',
  },
];
