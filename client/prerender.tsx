import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { brand } from '../shared/brand.ts';
import { App } from './app/app.tsx';
import { formatTitle } from './app/page-effects.tsx';
import { aliases, buildArticlePath, paths } from './app/paths.ts';
import { notFoundRoute, routes, type SiteRoute } from './app/routes.tsx';
import { articleIndex } from './content/article-index.ts';
import type { PageMeta } from './lib/page.ts';

export type RenderedPage = {
  path: string;
  /** The page's source file relative to `client/`, by which the build finds its script. */
  source: string;
  isDevelopmentOnly: boolean;
  head: string;
  /** The markup of the page; empty for pages that only the client renders. */
  body: string;
};

/** Addresses that lead to another one for good. */
export const redirects: Readonly<Record<string, string>> = aliases;

/** Renders every page of the site, for links that start with `origin`. Runs at build. */
export async function renderPages(origin: string): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const route of [...routes.flatMap(fillParameters), { ...notFoundRoute, path: '/404' }]) {
    pages.push(await renderPage(route, origin));
  }
  return pages;
}

function fillParameters(route: SiteRoute): SiteRoute[] {
  if (route.path !== paths.article) return [route];
  return articleIndex.map(({ slug }) => ({ ...route, path: buildArticlePath(slug) }));
}

async function renderPage({ path, page, delivery }: SiteRoute, origin: string): Promise<RenderedPage> {
  const { meta } = await page.preload();
  const isPrerendered = delivery === 'html';
  return {
    path,
    source: page.source,
    isDevelopmentOnly: delivery === 'development',
    head: renderHead(meta, origin),
    body: isPrerendered ? renderBody(path) : '',
  };
}

function renderBody(path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}

function renderHead(meta: PageMeta, origin: string): string {
  const title = escapeHtml(formatTitle(meta));
  const description = escapeHtml(meta.description);
  const url = escapeHtml(new URL(meta.path, origin).href);
  const image = escapeHtml(new URL('/og.png', origin).href);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    meta.robots ? `<meta name="robots" content="${meta.robots}">` : `<link rel="canonical" href="${url}">`,
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...(meta.structuredData ?? []).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
