import type { RenderedPage } from '../../client/prerender.tsx';
import { locale } from '../../shared/format/locale.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { escapeXml, renderElement, xmlDeclaration } from './xml.ts';

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
    renderElement('title', `${brand.name} Blog`),
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
