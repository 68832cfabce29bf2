import { createLazyPage, type LazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';

export type SiteRoute = {
  path: string;
  page: LazyPage;
  /** `html`: prerendered at build. `client`: an empty shell that the client fills. `development`: a shell, not in production. */
  delivery: 'html' | 'client' | 'development';
};

const home = createLazyPage('pages/home.tsx', () =>
  import('../pages/home.tsx').then((module) => module.homePage),
);

/** Addresses of the site whose pages are still being written, with their names. */
const comingPages: readonly (readonly [path: string, title: string])[] = [
  [paths.signIn, 'Sign In'],
  [paths.authCallback, 'Completing sign-in'],
  [paths.onboarding, 'Onboarding'],
  [paths.createPassword, 'Create Password'],
  [paths.onboardingProfile, 'About you'],
  [paths.onboardingFlow, 'Onboarding'],
  [paths.dashboard, 'Dashboard'],
  [paths.profile, 'Profile'],
  [paths.account, 'Account Settings'],
  [paths.guide, 'Life Insurance Guide'],
  [paths.calculator, 'Insurance Calculator'],
  [paths.faq, 'FAQ'],
  [paths.about, 'About'],
  [paths.howItWorks, 'How It Works'],
  [paths.carriers, 'Carrier Directory'],
  [paths.reviews, 'Customer Reviews'],
  [paths.contact, 'Contact'],
  [paths.blog, 'Blog'],
  [paths.article, 'Article'],
  [paths.privacy, 'Privacy Policy'],
  [paths.terms, 'Terms of Service'],
  [paths.licenses, 'Insurance Licenses'],
  [paths.disclosures, 'Disclosures'],
  [paths.accessibility, 'Accessibility Statement'],
];

export const routes: readonly SiteRoute[] = [
  { path: paths.home, page: home, delivery: 'html' },
  { path: paths.quote, page: home, delivery: 'html' },
  ...comingPages.map(([path, title]) => createComingRoute(path, title)),
  {
    path: paths.devUi,
    page: createLazyPage('pages/dev-ui.tsx', () =>
      import('../pages/dev-ui.tsx').then((module) => module.devUiPage),
    ),
    delivery: 'development',
  },
];

export const notFoundRoute: SiteRoute = {
  path: '*',
  page: createLazyPage('pages/not-found.tsx', () =>
    import('../pages/not-found.tsx').then((module) => module.notFoundPage),
  ),
  delivery: 'html',
};

function createComingRoute(path: string, title: string): SiteRoute {
  const page = createLazyPage('pages/coming.tsx', () =>
    import('../pages/coming.tsx').then((module) => module.createComingPage({ title, path })),
  );
  return { path, page, delivery: 'html' };
}
