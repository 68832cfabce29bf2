import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../client/prerender.tsx';
import { brand } from '../../shared/site/brand.data.ts';
import { composeFeed, composeRobots, composeSitemap, composeWebManifest } from './write-documents.ts';

const origin = 'https://www.example.com';

function buildPage(path: string, meta: Partial<RenderedPage['meta']> = {}): RenderedPage {
  return {
    path,
    sources: [],
    meta: { title: `Title of ${path}`, description: '', path, ...meta },
    head: '',
    body: '',
  };
}

function buildArticle(slug: string, publishDate: string): RenderedPage {
  const article = { publishDate, excerpt: `Excerpt & more of ${slug}`, tags: ['Myths'], artUrl: '/x.svg' };
  return buildPage(`/blog/${slug}`, { title: `<${slug}>`, article });
}

const pages = [
  buildPage('/'),
  buildPage('/quote', { path: '/' }),
  buildPage('/signin', { robots: 'noindex' }),
  buildPage('/blog'),
  buildArticle('older', '2025-05-08'),
  buildArticle('newer', '2025-09-10'),
  buildPage('/404', { robots: 'noindex' }),
];

function readAll(xml: string, name: string): (string | undefined)[] {
  return [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);
}

describe('the sitemap', () => {
  it('lists exactly the pages that may be found, by their own address', () => {
    const sitemap = composeSitemap(pages, origin);
    expect(readAll(sitemap, 'loc')).toEqual([
      `${origin}/`,
      `${origin}/blog`,
      `${origin}/blog/older`,
      `${origin}/blog/newer`,
    ]);
    expect(readAll(sitemap, 'lastmod')).toEqual(['2025-05-08', '2025-09-10']);
  });

  it('is named in robots.txt, which allows reading every page', () => {
    expect(composeRobots(origin)).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });
});

describe('the feed', () => {
  const feed = composeFeed(pages, origin);

  it('has the articles, newest first, with absolute addresses', () => {
    expect(readAll(feed, 'link')).toEqual([`${origin}/blog`, `${origin}/blog/newer`, `${origin}/blog/older`]);
    expect(readAll(feed, 'guid')).toEqual([`${origin}/blog/newer`, `${origin}/blog/older`]);
    expect(feed).toContain(`<atom:link href="${origin}/feed.xml" rel="self"`);
  });

  it('has dates in RFC 822 format', () => {
    expect(readAll(feed, 'pubDate')).toEqual([
      'Wed, 10 Sep 2025 00:00:00 GMT',
      'Thu, 08 May 2025 00:00:00 GMT',
    ]);
  });

  it('escapes its texts', () => {
    expect(readAll(feed, 'title')).toEqual([
      `${brand.name}: articles and answers`,
      '&lt;newer&gt;',
      '&lt;older&gt;',
    ]);
    expect(feed).toContain('<description>Excerpt &amp; more of newer</description>');
  });
});

describe('the web manifest', () => {
  it('has icons for every use', () => {
    const { icons, name } = JSON.parse(composeWebManifest());
    expect(name).toBe(brand.name);
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
  });
});
