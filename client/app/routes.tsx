import type { PageModule } from '../lib/page.ts';
import { createLazyPage, type SiteRoute } from './lazy-page.tsx';
import { paths } from './paths.ts';

const files = import.meta.glob<PageModule>(['../pages/**/*.tsx', '!../pages/not-found.tsx'], {
  import: 'page',
});
const pathByName: Readonly<Record<string, string>> = paths;

/**
 * One route per file in `pages/`. The file name is the kebab-case form of the page's key in `paths`:
 * `howItWorks` is `how-it-works.tsx`.
 */
const fileRoutes: readonly SiteRoute[] = Object.entries(files).map(([file, load]) => {
  const name = file
    .replace(/^.*\/|\.tsx$/g, '')
    .replaceAll(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
  const path = pathByName[name];
  if (!path) throw new Error(`${file} has no path: add "${name}" to app/paths.ts.`);
  return { path, page: createLazyPage({ path, file, load }) };
});

/** The quote flow opens on top of the home page. */
const quoteRoutes = fileRoutes
  .filter(({ path }) => path === paths.home)
  .map((home) => ({ ...home, path: paths.quote }));

export const routes: readonly SiteRoute[] = [...fileRoutes, ...quoteRoutes];

export const notFoundRoute: SiteRoute = {
  path: '*',
  page: createLazyPage({
    path: '/404',
    file: '../pages/not-found.tsx',
    load: async () => (await import('../pages/not-found.tsx')).page,
  }),
};
