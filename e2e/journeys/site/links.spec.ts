import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { siteManifestSchema } from '../../../server/platform/site/site-manifest.ts';
import { answers } from '../../../shared/site/answers.data.ts';
import { expect, serverTest } from '../../fixtures.ts';

/** In characters. Search engines cut off what's longer. */
const longestDescription = 160;

// For another origin than the build's, the server would compress each page again.
serverTest.use({ extraHTTPHeaders: { 'Accept-Encoding': 'identity' } });

type Loaded = { status: number; text: string };

/** Fetches each address once, following redirects. */
function createLoader(request: APIRequestContext): (url: string) => Promise<Loaded> {
  const loaded = new Map<string, Promise<Loaded>>();
  return (url) => {
    const known = loaded.get(url);
    if (known) return known;
    const loading = request.get(url).then(async (response) => ({
      status: response.status(),
      text: await response.text(),
    }));
    loaded.set(url, loading);
    return loading;
  };
}

async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

function listTargets(html: string, base: string): URL[] {
  const body = html.slice(html.indexOf('<body'));
  return [...body.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base),
  );
}

function hasAnchor(html: string, hash: string): boolean {
  return html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

serverTest('no internal link and no anchor of any page is dead', async ({ request, server }) => {
  const load = createLoader(request);
  const dead: string[] = [];
  let checked = 0;
  for (const address of await readSitemap(request)) {
    const { text } = await load(address);
    for (const target of listTargets(text, address)) {
      if (target.origin !== server.origin) continue;
      checked += 1;
      const { hash } = target;
      target.hash = '';
      const page = await load(target.href);
      const isDead = page.status !== 200 || (hash !== '' && !hasAnchor(page.text, hash));
      if (isDead) dead.push(`${new URL(address).pathname} → ${target.pathname}${target.search}${hash}`);
    }
  }
  expect(checked).toBeGreaterThan(100);
  expect([...new Set(dead)]).toEqual([]);
});

serverTest(
  'the sitemap lists every page that search engines may list, under its own address',
  async ({ request, server }) => {
    const listed = await readSitemap(request);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of ['/', '/blog', '/contact', '/calculator', '/carriers']) {
      expect(listed).toContain(new URL(path, server.origin).href);
    }
    for (const address of listed) {
      const response = await request.get(address, { maxRedirects: 0 });
      const head = await response.text();
      expect([address, response.status()]).toEqual([address, 200]);
      expect(head).toContain(`<link rel="canonical" href="${address}">`);
      expect(head).not.toMatch(/<meta name="robots"/);
      const [, escaped = ''] = /<meta name="description" content="([^"]+)"/.exec(head) ?? [];
      const description = escaped.replaceAll(/&\w+;/g, '&');
      expect([address, description.length >= 50 && description.length <= longestDescription]).toEqual([
        address,
        true,
      ]);
    }
    const manifest = siteManifestSchema.parse(
      JSON.parse(readFileSync(new URL('../../../dist/client/site.json', import.meta.url), 'utf8')),
    );
    const pages = manifest.files.filter(({ contentType }) => contentType.startsWith('text/html'));
    for (const { path } of pages) {
      const address = new URL(path, server.origin).href;
      if (listed.includes(address) || path === manifest.notFoundPath) continue;
      const head = await (await request.get(address)).text();
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(head) ?? [];
      expect([path, head.includes('content="noindex"') || listed.includes(canonical)]).toEqual([path, true]);
    }
  },
);

serverTest(
  'programs find the sitemap, the feed, the manifest, and every picture that is named',
  async ({ request, server }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \/$/m);

    const feed = await request.get('/feed.xml');
    expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.headers()['content-type']).toMatch(/xml/);
    const text = await feed.text();
    expect(text.match(/<item>/g)).toHaveLength(4 + answers.length);
    const addresses = [...text.matchAll(/<link>([^<]+)<\/link>/g)].map(([, address = '']) => address);
    for (const address of addresses) {
      expect(new URL(address).pathname).toMatch(/^\/(?:blog|answers)(?:\/|$)/);
      expect((await request.get(address)).status()).toBe(200);
    }

    const iconsSchema = z.object({ icons: z.array(z.object({ src: z.string() })) });
    const { icons } = iconsSchema.parse(await (await request.get('/site.webmanifest')).json());
    const home = await (await request.get('/')).text();
    const headLinks = [...home.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(headLinks).toHaveLength(3);
    const previews: string[] = [];
    for (const address of await readSitemap(request)) {
      const head = await (await request.get(address)).text();
      const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(head) ?? [];
      previews.push(picture);
    }
    expect(new Set(previews).size).toBe(previews.length);
    for (const path of [...icons.map(({ src }) => src), ...headLinks, ...previews]) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      expect(response.headers()['content-type']).toMatch(/^image\//);
      expect((await response.body()).length).toBeLessThan(200_000);
    }
  },
);

serverTest('an unknown path has its own page, kept out of search engines', async ({ request }) => {
  const response = await request.get('/no/such/page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
});
