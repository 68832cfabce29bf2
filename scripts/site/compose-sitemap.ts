import type { RenderedPage } from '../../client/prerender.tsx';
import { listListedPages } from './listed-pages.ts';
import { renderElement, xmlDeclaration } from './xml.ts';

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
