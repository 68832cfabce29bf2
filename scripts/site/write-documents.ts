import { writeFileSync } from 'node:fs';
import type { RenderedPage } from '../../client/prerender.tsx';
import { locale } from '../../shared/format/locale.ts';
import { brand } from '../../shared/site/brand.data.ts';

type Options = {
  folder: string;
  pages: readonly RenderedPage[];
  origin: string;
  recolor: (text: string) => string;
};

/** Writes the documents for programs into the site's folder. Returns the files that contain the origin. */
export function writeDocuments({ folder, pages, origin, recolor }: Options): ReadonlySet<string> {
  const withOrigin = {
    'robots.txt': composeRobots(origin),
    'sitemap.xml': composeSitemap(pages, origin),
    'feed.xml': composeFeed(pages, origin),
  };
  const documents = { ...withOrigin, 'site.webmanifest': recolor(composeWebManifest()) };
  for (const [file, text] of Object.entries(documents)) writeFileSync(`${folder}/${file}`, text);
  return new Set(Object.keys(withOrigin));
}

/** `/feed.xml`: the articles and answers as RSS 2.0, newest first. */
export function composeFeed(pages: readonly RenderedPage[], origin: string): string {
  const toAddress = (path: string) => new URL(path, origin).href;
  const items = pages
    .flatMap(({ path, meta }) => (meta.article ? [{ path, title: meta.title, ...meta.article }] : []))
    .sort((one, other) => other.publishDate.localeCompare(one.publishDate));
  const [newest] = items;
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    renderElement('title', `${brand.name}: articles and answers`),
    renderElement('link', toAddress('/blog')),
    renderElement('description', brand.tagline),
    renderElement('language', locale.toLowerCase()),
    ...(newest ? [renderElement('lastBuildDate', formatDate(newest.publishDate))] : []),
    `<atom:link href="${escapeXml(toAddress('/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items.map(({ path, title, publishDate, excerpt, tags }) =>
      [
        '<item>',
        renderElement('title', title),
        renderElement('link', toAddress(path)),
        `<guid isPermaLink="true">${escapeXml(toAddress(path))}</guid>`,
        renderElement('pubDate', formatDate(publishDate)),
        renderElement('description', excerpt),
        ...tags.map((tag) => renderElement('category', tag)),
        '</item>',
      ].join(''),
    ),
    '</channel></rss>',
    '',
  ].join('\n');
}

/** RFC 822 format, which RSS requires. */
function formatDate(isoDate: string): string {
  return new Date(isoDate).toUTCString();
}

/** `/sitemap.xml`, by the sitemap protocol 0.9. Only articles and answers have a modification date. */
export function composeSitemap(pages: readonly RenderedPage[], origin: string): string {
  const entries = listListedPages(pages).map(({ path, meta }) => {
    const changed = meta.article ? renderElement('lastmod', meta.article.publishDate) : '';
    return `<url>${renderElement('loc', new URL(path, origin).href)}${changed}</url>`;
  });
  return [
    xmlDeclaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Composes `/robots.txt`. Pages that shouldn't be listed say so themselves, which search engines see only if they are
 * allowed to read them.
 */
export function composeRobots(origin: string): string {
  const sitemap = new URL('/sitemap.xml', origin).href;
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', '', `Sitemap: ${sitemap}`, ''].join('\n');
}

/** `/site.webmanifest`: how the site looks on a home screen. */
export function composeWebManifest(): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#0a3038',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** An element that contains text. */
function renderElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Lists the pages that search engines may list, each with a single URL, and none of them personal. */
export function listListedPages(pages: readonly RenderedPage[]): readonly RenderedPage[] {
  return pages.filter(({ path, meta }) => !meta.robots && path === meta.path);
}
