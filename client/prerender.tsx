import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import type { SiteRoute } from './app/lazy-page.tsx';
import { aliases, paths } from './app/paths.ts';
import { renderHead } from './app/render-head.ts';
import { notFoundRoute, routes } from './app/routes.tsx';
import { HeroArt } from './features/landing/hero/hero-art.tsx';
import type { PageMeta } from './lib/page.ts';
import { SiteOriginContext } from './lib/site-origin.ts';

export type RenderedPage = {
  path: string;
  /** The page's source files relative to `client/`, by which the build finds its scripts. */
  sources: readonly string[];
  meta: PageMeta;
  head: string;
  body: string;
};

/** Addresses that lead to another one for good. */
export const redirects: Readonly<Record<string, string>> = aliases;

/** Below these paths an unknown address leads to another page. */
export const fallbacks: Readonly<Record<string, string>> = { [`${paths.blog}/`]: paths.blog };

/** The landing page's street as an SVG document, for the pictures that other sites show. */
export const streetArt = renderToStaticMarkup(<HeroArt className="" />).replace(
  '<svg',
  '<svg xmlns="http://www.w3.org/2000/svg"',
);

/** Renders every page of the site, for links that start with `origin`. */
export async function renderPages(origin: string): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const route of [...routes, { ...notFoundRoute, path: '/404' }]) {
    const { source } = route.page;
    const { meta, pages: bySlug } = await route.page.preload();
    if (!bySlug) pages.push(renderPage(route, meta, [source], origin));
    for (const slug of bySlug?.slugs ?? []) {
      const { meta: own } = await route.page.preload(slug);
      const sources = [source, bySlug?.getTextFile?.(slug) ?? []].flat();
      pages.push(renderPage({ ...route, path: own.path }, own, sources, origin));
    }
  }
  return pages;
}

function renderPage(
  { path }: SiteRoute,
  meta: PageMeta,
  sources: readonly string[],
  origin: string,
): RenderedPage {
  return {
    path,
    sources,
    meta,
    head: renderHead(meta, origin),
    body: renderBody(path, origin),
  };
}

function renderBody(path: string, origin: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <SiteOriginContext value={origin}>
          <App />
        </SiteOriginContext>
      </StaticRouter>
    </StrictMode>,
  );
}
