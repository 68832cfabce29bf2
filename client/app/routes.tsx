import { articleRoutes } from './article-routes.ts';
import { createLazyPage, type LazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';
import { readingRoutes } from './reading-routes.ts';

export type SiteRoute = {
  path: string;
  page: LazyPage;
  /** `html`: prerendered at build. `client`: an empty shell that the client fills. `development`: a shell, not in production. */
  delivery: 'html' | 'client' | 'development';
};

const home = createLazyPage('pages/home.tsx', () =>
  import('../pages/home.tsx').then((module) => module.homePage),
);

export const routes: readonly SiteRoute[] = [
  { path: paths.home, page: home, delivery: 'html' },
  { path: paths.quote, page: home, delivery: 'html' },
  {
    path: paths.signIn,
    page: createLazyPage('pages/sign-in.tsx', () =>
      import('../pages/sign-in.tsx').then((module) => module.signInPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.authCallback,
    page: createLazyPage('pages/auth-callback.tsx', () =>
      import('../pages/auth-callback.tsx').then((module) => module.authCallbackPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.onboarding,
    page: createLazyPage('pages/onboarding.tsx', () =>
      import('../pages/onboarding.tsx').then((module) => module.onboardingPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.createPassword,
    page: createLazyPage('pages/create-password.tsx', () =>
      import('../pages/create-password.tsx').then((module) => module.createPasswordPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.onboardingProfile,
    page: createLazyPage('pages/onboarding-profile.tsx', () =>
      import('../pages/onboarding-profile.tsx').then((module) => module.onboardingProfilePage),
    ),
    delivery: 'html',
  },
  {
    path: paths.onboardingFlow,
    page: createLazyPage('pages/onboarding-flow.tsx', () =>
      import('../pages/onboarding-flow.tsx').then((module) => module.onboardingFlowPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.calculator,
    page: createLazyPage('pages/calculator.tsx', () =>
      import('../pages/calculator.tsx').then((module) => module.calculatorPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.carriers,
    page: createLazyPage('pages/carriers.tsx', () =>
      import('../pages/carriers.tsx').then((module) => module.carriersPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.contact,
    page: createLazyPage('pages/contact.tsx', () =>
      import('../pages/contact.tsx').then((module) => module.contactPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.blog,
    page: createLazyPage('pages/blog.tsx', () =>
      import('../pages/blog.tsx').then((module) => module.blogPage),
    ),
    delivery: 'html',
  },
  ...articleRoutes,
  {
    path: paths.dashboard,
    page: createLazyPage('pages/dashboard.tsx', () =>
      import('../pages/dashboard.tsx').then((module) => module.dashboardPage),
    ),
    delivery: 'html',
  },
  {
    path: paths.profile,
    page: createLazyPage('pages/profile.tsx', () =>
      import('../pages/profile.tsx').then((module) => module.profilePage),
    ),
    delivery: 'html',
  },
  {
    path: paths.account,
    page: createLazyPage('pages/account.tsx', () =>
      import('../pages/account.tsx').then((module) => module.accountPage),
    ),
    delivery: 'html',
  },
  ...readingRoutes,
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
