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

export const routes: readonly SiteRoute[] = [
  { path: paths.home, page: home, delivery: 'html' },
  { path: paths.quote, page: home, delivery: 'html' },
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
