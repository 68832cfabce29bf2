import { use } from 'react';
import { useParams } from 'react-router-dom';
import type { Page, PageModule } from '../lib/page.ts';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { PageEffects } from './page-effects.tsx';

/**
 * A page whose code loads on demand. `preload` starts or joins the download, and `loaded` is set once it is complete.
 * `sources` are the page's files relative to `client/`, which tell the build what scripts to preload.
 */
export type LazyPage = { sources: readonly string[]; preload: () => Promise<Page>; loaded: Page | undefined };

export type SiteRoute = {
  path: string;
  page: LazyPage;
  /** Pages in `pages/development/` aren't served in production. */
  isDevelopmentOnly: boolean;
};

type LazyPageOptions = {
  /** The canonical path. */
  path: string;
  /** File names relative to this folder, as in `import.meta.glob`. */
  files: readonly string[];
  load: () => Promise<PageModule>;
};

export function createLazyPage({ path, files, load }: LazyPageOptions): LazyPage {
  const lazyPage: LazyPage = {
    sources: files.map((file) => file.replace('../', '')),
    loaded: undefined,
    preload: createRetryingLoader(async () => {
      const page = await load();
      lazyPage.loaded = { ...page, meta: { ...page.meta, path } };
      return lazyPage.loaded;
    }),
  };
  return lazyPage;
}

/**
 * Renders a lazy page, and suspends while its code loads. A loaded page renders immediately, so that the first client
 * render matches the prerendered HTML.
 */
export function LazyPageView({ lazyPage }: { lazyPage: LazyPage }) {
  const page = lazyPage.loaded ?? use(lazyPage.preload());
  const { slug = '' } = useParams();
  const { Component, meta } = page.pages?.get(slug) ?? page;
  return (
    <>
      <PageEffects meta={meta} />
      <Component />
    </>
  );
}
