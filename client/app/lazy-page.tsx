import { use } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Page, PageModule } from '../lib/page.ts';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { noteOpening } from './announcer.tsx';
import { PageEffects } from './page-effects.tsx';

/**
 * A page whose code loads on demand. `preload` starts or joins the download of the page, or of the one for a slug, which
 * `getLoaded` returns once it is complete. `source` is the page's file relative to `client/`, which tells the build what
 * scripts to preload.
 */
export type LazyPage = {
  source: string;
  preload: (slug?: string) => Promise<Page>;
  getLoaded: (slug: string) => Page | undefined;
};

export type SiteRoute = {
  path: string;
  page: LazyPage;
};

type LazyPageOptions = {
  /** The canonical path. */
  path: string;
  /** A file name relative to this folder, as in `import.meta.glob`. */
  file: string;
  load: () => Promise<PageModule>;
};

export function createLazyPage({ path, file, load }: LazyPageOptions): LazyPage {
  const loadModule = createRetryingLoader(load);
  const loaders = new Map<string, () => Promise<Page>>();
  const loaded = new Map<string, Page>();
  async function loadPage(slug: string) {
    const page = await loadModule();
    const found = page.pages?.slugs.includes(slug)
      ? await page.pages.load(slug)
      : { ...page, meta: { ...page.meta, path } };
    loaded.set(slug, found);
    return found;
  }
  const createLoader = (slug: string) => createRetryingLoader(() => noteOpening(loadPage(slug)));
  return {
    source: file.replace('../', ''),
    getLoaded: (slug) => loaded.get(slug),
    preload(slug = '') {
      const loader = loaders.get(slug) ?? createLoader(slug);
      loaders.set(slug, loader);
      return loader();
    },
  };
}

/**
 * Renders a lazy page, and suspends while its code loads. A loaded page renders immediately, so that the first client
 * render matches the prerendered HTML.
 */
export function LazyPageView({ lazyPage }: { lazyPage: LazyPage }) {
  const { slug = '' } = useParams();
  const { Component, meta, redirect } = lazyPage.getLoaded(slug) ?? use(lazyPage.preload(slug));
  if (redirect !== undefined) return <Navigate to={redirect} replace />;
  return (
    <>
      <PageEffects meta={meta} />
      <Component />
    </>
  );
}
