import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCompressed } from '../../../scripts/compress.ts';
import { version } from '../version.ts';
import { hashBuiltFile, verifyBuiltFiles } from './built-files.ts';
import type { SiteManifest } from './site-manifest.ts';
import { openBuiltSite } from './site-source.ts';
import { loadStaticSite, type StaticSite } from './static-site.ts';

const html = '<link rel="canonical" href="http://built.example/"><p>Hello</p>'.repeat(20);
const shared = {
  cacheControl: 'no-cache',
  contentType: 'text/html; charset=utf-8',
  etag: 'hash',
  checksum: 'hash',
};
const flags = { isCompressed: true, hasOrigin: true, isEmbeddable: false };
const manifest: SiteManifest = {
  version,
  origin: 'http://built.example',
  styleHashes: [],
  scriptHashes: [],
  notFoundPath: '/404',
  redirects: { '/privacy': '/legal/privacy' },
  fallbacks: { '/blog/': '/blog' },
  files: [
    { ...shared, ...flags, path: '/', file: 'page.html' },
    { ...shared, ...flags, path: '/guide', file: 'page.html' },
    { ...shared, ...flags, path: '/blog', file: 'page.html' },
    { ...shared, ...flags, path: '/blog/known', file: 'page.html' },
    { ...shared, ...flags, path: '/404', file: 'page.html' },
    { ...shared, ...flags, path: '/embedded', file: 'page.html', isEmbeddable: true },
    {
      ...shared,
      path: '/font.woff2',
      file: 'font.woff2',
      contentType: 'font/woff2',
      ...flags,
      isCompressed: false,
      hasOrigin: false,
    },
  ],
};

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-site-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/page.html`, html);
  writeFileSync(`${folder}/font.woff2`, 'font');
  await writeCompressed(`${folder}/page.html`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(publicOrigin = 'http://built.example'): StaticSite {
  return loadStaticSite({ folder, manifest, publicOrigin });
}

function request(site: StaticSite) {
  const app = express().disable('etag');
  app.use((_request, response, next) => {
    response.set('Cross-Origin-Resource-Policy', 'same-origin');
    next();
  });
  return supertest(app.use(site.serve, site.serveNotFound));
}

describe('static site', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['identity', undefined],
    ['xbr, GZIP', 'gzip'],
    ['br;Q=0', undefined],
    ['', undefined],
  ])('answers Accept-Encoding %j with %s', async (accepted, encoding) => {
    const response = await request(load()).get('/').set('Accept-Encoding', accepted).buffer(true);
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    if (encoding !== 'br') expect(response.text).toBe(html);
  });

  it('revalidates by ETag, which differs per encoding', async () => {
    const site = load();
    const plain = await request(site).get('/').set('Accept-Encoding', 'identity');
    const gzip = await request(site).get('/').set('Accept-Encoding', 'gzip');
    expect(plain.headers.etag).not.toBe(gzip.headers.etag);
    const again = await request(site)
      .get('/')
      .set('Accept-Encoding', 'identity')
      .set('If-None-Match', `"x", W/${plain.headers.etag}`);
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.etag).toBe(plain.headers.etag);
    expect(again.headers['content-length']).toBeUndefined();
  });

  it.each(['identity', 'gzip', 'br'])(
    'writes the public origin into canonical links (%s)',
    async (encoding) => {
      const site = load('https://www.example.com');
      const response = await request(site).get('/').set('Accept-Encoding', encoding);
      const other = await request(load()).get('/').set('Accept-Encoding', encoding);
      expect(response.headers.etag).not.toBe(other.headers.etag);
      if (encoding === 'br')
        expect(response.headers['content-length']).not.toBe(other.headers['content-length']);
      else expect(response.text).toBe(html.replaceAll('http://built.example', 'https://www.example.com'));
    },
  );

  it.each([manifest.origin, 'https://www.example.com'])(
    'keeps serving what it has loaded when the build is gone, on %s',
    async (publicOrigin) => {
      const copy = `${folder}-copy`;
      cpSync(folder, copy, { recursive: true });
      const site = loadStaticSite({ folder: copy, manifest, publicOrigin });
      rmSync(copy, { recursive: true });
      for (const encoding of ['br', 'gzip', 'identity']) {
        expect((await request(site).get('/').set('Accept-Encoding', encoding)).status).toBe(200);
      }
    },
  );

  it('lets pages of other sites load only embeddable files', async () => {
    const readPolicy = async (path: string) =>
      (await request(load()).get(path)).headers['cross-origin-resource-policy'];
    expect(await readPolicy('/embedded')).toBe('cross-origin');
    expect(await readPolicy('/guide')).toBe('same-origin');
  });

  it('answers HEAD without a body', async () => {
    const response = await request(load()).head('/').set('Accept-Encoding', 'identity');
    expect(response.headers['content-length']).toBe(String(html.length));
    expect(response.text ?? '').toBe('');
  });

  it('redirects a trailing slash to the page, on this site only', async () => {
    const response = await request(load()).get('/guide/?a=1');
    expect([response.status, response.headers.location]).toEqual([308, '/guide?a=1']);
    expect((await request(load()).get('//evil.example/')).status).toBe(404);
  });

  it.each(['/privacy', '/privacy/'])('redirects the alias %s to its page', async (path) => {
    const response = await request(load()).get(`${path}?from=mail`);
    expect([response.status, response.headers.location]).toEqual([308, '/legal/privacy?from=mail']);
  });

  it.each([
    ['/blog/unknown?a=1', 302, '/blog?a=1'],
    ['/blog/KNOWN', 302, '/blog'],
    ['/blog//', 302, '/blog'],
    ['/blog/', 308, '/blog'],
    ['/blog/known/', 308, '/blog/known'],
    ['/blog/known', 200, undefined],
    ['/blog/unknown/deeper', 404, undefined],
    ['/guide/unknown', 404, undefined],
  ])('answers %s, below a path with a fallback or not, with %d', async (path, status, location) => {
    const response = await request(load()).get(path);
    expect([response.status, response.headers.location]).toEqual([status, location]);
  });

  it('has no page at the not-found page’s own path', async () => {
    expect((await request(load()).get('/404')).status).toBe(404);
  });

  it.each(['/site.json', '/page.html', '/../package.json', '/%2e%2e/package.json', '/.env', '/.git/config'])(
    '[security 49] does not serve %s',
    async (path) => {
      expect((await request(load()).get(path)).status).toBe(404);
    },
  );
});

describe('a build that is not whole', () => {
  const write = (name: string, content: string) => {
    const broken = `${folder}/${name}`;
    mkdirSync(broken, { recursive: true });
    writeFileSync(`${broken}/site.json`, content);
    return broken;
  };
  const open = (path: string) => () => openBuiltSite(path).load({ publicOrigin: manifest.origin });

  it.each([
    [
      'without a manifest',
      () => `${folder}/nowhere`,
      /^There is no built site in .+nowhere\. Run `npm run build`\.$/,
    ],
    ['with half a manifest', () => write('half', '{"origin":'), /^The built site in .+half is damaged\. .+$/],
    [
      'of another program',
      () => write('foreign', '{"pages":[]}'),
      /^The built site in .+foreign is from another version of this program, not \S+\. .+$/,
    ],
    [
      'of another version',
      () => write('older', JSON.stringify({ ...manifest, version: '0.0.1' })),
      /^The built site in .+older is from version 0\.0\.1 of this program, not \S+\. .+$/,
    ],
    [
      'with a file missing',
      () => write('gap', JSON.stringify(manifest)),
      /^The built site in .+gap is damaged: page\.html\.gz cannot be read\. .+$/,
    ],
  ])('%s is reported in one line', (_name, prepare, message) => {
    expect(open(prepare())).toThrow(message);
  });

  it('with a changed file is reported in one line by a check of every file', async () => {
    const changed = mkdtempSync(join(tmpdir(), 'coverlight-changed-'));
    const [page] = manifest.files;
    if (!page) throw new Error('The manifest has no file.');
    writeFileSync(`${changed}/page.html`, html);
    await writeCompressed(`${changed}/page.html`);
    const built = { ...manifest, files: [{ ...page, checksum: hashBuiltFile(changed, page) }] };
    const verify = () => verifyBuiltFiles(changed, built);
    expect(verify).not.toThrow();
    writeFileSync(`${changed}/page.html.br`, 'cut off');
    expect(verify).toThrow(/^The built site in .+ is damaged: page\.html has changed\. .+$/);
    writeFileSync(`${changed}/page.html`, html.replace('Hello', 'Goodbye'));
    await writeCompressed(`${changed}/page.html`);
    expect(verify).toThrow('page.html has changed');
    rmSync(changed, { recursive: true });
  });
});
