import { locale } from '../../shared/format/locale.ts';
import { brand } from '../../shared/site/brand.data.ts';
import type { ArticleMeta, PageMeta } from '../lib/page.ts';
import { buildPreviewPath, previewSize } from '../lib/preview.ts';
import { renderStructuredData } from '../lib/structured-data.ts';
import { formatTitle } from './page-effects.tsx';
import { paths } from './paths.ts';

/** Renders a page's head tags. URLs start with `origin`. */
export function renderHead(meta: PageMeta, origin: string): string {
  const title = formatTitle(meta);
  const toAddress = (path: string) => new URL(path, origin).href;
  const url = toAddress(meta.path);
  const picture = toAddress(buildPreviewPath(meta.robots ? paths.home : meta.path));
  return [
    `<title>${escapeHtml(title)}</title>`,
    renderMeta('name', 'description', meta.description),
    meta.robots ? renderMeta('name', 'robots', meta.robots) : renderLink('canonical', url),
    renderLink('icon', '/favicon.ico', 'sizes="32x32"'),
    renderLink('icon', '/favicon.svg', 'type="image/svg+xml"'),
    renderLink('apple-touch-icon', '/icons/apple-touch-icon.png'),
    renderLink('manifest', '/site.webmanifest'),
    renderLink('alternate', '/feed.xml', `type="application/rss+xml" title="${escapeHtml(brand.name)}"`),
    renderMeta('property', 'og:site_name', brand.name),
    renderMeta('property', 'og:locale', locale.replace('-', '_')),
    renderMeta('property', 'og:type', meta.article ? 'article' : 'website'),
    renderMeta('property', 'og:title', title),
    renderMeta('property', 'og:description', meta.description),
    renderMeta('property', 'og:url', url),
    renderMeta('property', 'og:image', picture),
    renderMeta('property', 'og:image:type', 'image/png'),
    renderMeta('property', 'og:image:width', String(previewSize.width)),
    renderMeta('property', 'og:image:height', String(previewSize.height)),
    renderMeta('property', 'og:image:alt', title),
    ...(meta.article ? renderArticle(meta.article) : []),
    renderMeta('name', 'twitter:card', 'summary_large_image'),
    ...(brand.social.x === undefined ? [] : [renderMeta('name', 'twitter:site', brand.social.x)]),
    ...(meta.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${renderStructuredData(data, origin)}</script>`,
    ),
  ].join('');
}

function renderArticle({ publishDate, tags }: ArticleMeta): string[] {
  return [
    renderMeta('property', 'article:published_time', publishDate),
    ...tags.map((tag) => renderMeta('property', 'article:tag', tag)),
  ];
}

function renderMeta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function renderLink(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"${more && ` ${more}`}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
