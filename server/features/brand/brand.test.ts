import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { directoryCarriers } from '../../../shared/directory/directory-carriers.ts';
import { createReplacer } from '../../platform/replace-names.ts';
import { buildSite, spawnServer } from '../../testing/processes/spawn-server.ts';
import { loadCarriers } from '../carriers/load-carriers.ts';
import { writeSecondCarriers } from '../carriers/testing/second-carriers.ts';
import { builtInBrand } from './apply-brand.ts';
import { loadBrand } from './brand-file.ts';
import { createRecoloring, listUnreadable } from './colors.ts';
import { loadSiteBrand } from './site-brand.ts';
import { secondBrand, writeSecondBrand } from './testing/second-brand.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Any name, id, address, or logo of a built-in carrier. */
const firstCarriers = new RegExp(
  directoryCarriers.map(({ name, slug }) => `${name}|${slug}`.replaceAll(/[ -]/g, '[^a-z]?')).join('|'),
  'i',
);

/** Any text of the built-in brand, its colors, and the digits of its phone number. */
const firstBrand =
  /coverlight|lamplighter|lampton|555.?0142|5550142|in plain English and matched|Mon-Fri 8AM|all 50 states\. |(?:#|%23)(?:0d5a66|ffc83d|0a3038|f2b418)/i;

/** Adds every text of the site, and returns the sizes of its pictures. */
async function fetchAll(
  paths: readonly string[],
  get: (path: string) => Promise<Response>,
  texts: Map<string, string>,
): Promise<ReadonlyMap<string, number>> {
  const pictures = new Map<string, number>();
  for (const path of paths) {
    const response = await get(path);
    const isGone = path === '/404' || firstCarriers.test(path);
    expect([path, response.status]).toEqual([path, isGone ? 404 : 200]);
    const type = response.headers.get('content-type') ?? '';
    if (/image\/(png|x-icon)/.test(type)) pictures.set(path, (await response.arrayBuffer()).byteLength);
    else if (!type.startsWith('font/')) texts.set(path, await response.text());
  }
  return pictures;
}

describe('a second brand with second carriers', () => {
  it('leaves no trace of the first in pages, scripts, pictures, emails, the API, and the assistant’s words', async () => {
    buildSite();
    const own = loadCarriers(writeSecondCarriers(`${folder}/carriers`));
    const ownPages = own.listed.carriers.map(({ slug }) => `/carriers/${slug}`);
    const ownLogos = own.listed.carriers.map(({ logo }) => logo.light);
    const manifest: { files: { path: string; contentType: string }[] } = JSON.parse(
      readFileSync(fileURLToPath(new URL('../../../dist/client/site.json', import.meta.url)), 'utf8'),
    );
    await using server = await spawnServer({
      databaseFile: `${folder}/data/main.db`,
      environment: {
        BRAND_FILE: writeSecondBrand(`${folder}/brand`),
        CARRIERS_FILE: `${folder}/carriers/carriers.json`,
        SUPPORT_EMAIL: 'desk@harbor.test',
        CHAT_ENCODER: 'off',
      },
    });
    const { origin } = server;
    const get = (path: string) => fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
    const post = (path: string, body: object) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(body),
      });
    const texts = new Map<string, string>();
    const home = await get('/');
    const html = await home.text();
    texts.set('policy', home.headers.get('content-security-policy') ?? '');
    const [, key = ''] = /"\/assets\/([0-9a-f]{20})\/index-/.exec(html) ?? [];
    const paths = [...manifest.files.map((file) => file.path), ...ownPages, ...ownLogos];
    const pictures = await fetchAll(paths, (path) => get(path.replace('/assets/', `/assets/${key}/`)), texts);
    const signUp = {
      email: 'ada@example.com',
      password: 'correct horse battery staple',
      termsAccepted: true,
    };
    expect((await post('/api/auth/sign-up', signUp)).status).toBe(201);
    const question = { message: `What is ${secondBrand.name}, and who can I call?`, conversationHistory: [] };
    texts.set('chat', await (await post('/api/chat', question)).text());
    const ask = async (message: string) =>
      (await (await post('/api/chat', { message, conversationHistory: [] })).json()).response;
    texts.set('one carrier', await ask('What is Seawall known for?'));
    texts.set('all carriers', await ask('Compare the carriers'));
    for (const path of ['/api/openapi.json', '/dev/outbox', '/dev/outbox.json', '/api/carriers'])
      texts.set(path, await (await get(path)).text());
    const [mail] = JSON.parse(texts.get('/dev/outbox.json') ?? '[]');
    texts.set('email', await (await get(`/dev/outbox/${mail.id}`)).text());

    const traces = [...texts].flatMap(([place, text]) => {
      const found = firstBrand.exec(text.replaceAll(folder, '')) ?? firstCarriers.exec(text);
      return found ? [`${place}: ${text.slice(Math.max(0, found.index - 40), found.index + 60)}`] : [];
    });
    expect(traces).toEqual([]);
    expect(html).toContain('<meta property="og:site_name" content="Harbor &amp; O’Dell">');
    expect(html).toContain('"legalName":"Harbor \\u0026 O\\u0027Dell Agency, Inc."');
    expect(html).toContain('width="102" height="34"');
    expect(texts.get('/contact')).toContain('href="tel:+12075550199"');
    for (const path of ['/contact', '/legal/privacy'])
      expect(texts.get(path)).toContain('mailto:desk@harbor.test');
    for (const wrong of [secondBrand.supportEmail, 'Inc..'])
      expect([...texts.keys()].filter((path) => texts.get(path)?.includes(wrong))).toEqual([]);
    expect(html).toContain('© 2031 Harbor &amp; O&#39;Dell Agency, Inc. All rights reserved.');
    expect(JSON.parse(texts.get('/site.webmanifest') ?? '{}')).toMatchObject({ name: secondBrand.name });
    expect(texts.get('email')).toContain('Harbor &amp; O’Dell');
    expect(texts.get('chat')).toMatch(/Harbor & O’Dell is a technology platform/);
    expect(texts.get('/favicon.svg')).toContain('#5b2a86');
    expect(texts.get('one carrier')).toContain('Seawall Mutual: Permanent life, Term life.');
    expect(texts.get('all carriers')).toContain('| Harborlight Life | Low premiums for healthy people | A |');
    expect(texts.get('/carriers')).toContain('"numberOfItems":3');
    expect(texts.get('/carriers/seawall')).toContain('"areaServed":"Maine, New Hampshire, and Vermont"');
    expect(texts.get('/carriers/tidepool')).toContain('People who want to cover a funeral');
    expect(texts.get('/')).toContain('Fits a 34-year-old non-smoker');
    expect(texts.get('/')).toContain('src="/logos/harborlight.svg"');
    expect(texts.get('/')).toContain('carriers rated A or better');
    const scripts = [...texts].filter(([path]) => path.endsWith('.js')).map(([, text]) => text);
    expect(scripts.some((text) => text.includes('"slug":"seawall"'))).toBe(true);
    for (const path of ownPages) expect(texts.get('/sitemap.xml')).toContain(`<loc>${origin}${path}</loc>`);
    expect(texts.get('/legal/disclosures')).toContain('fewer than the 3 in our');
    expect(pictures.get('/previews/home.png')).toBe(readFileSync(`${folder}/brand/preview.png`).length);
    expect(pictures.get('/icons/icon-192.png')).toBe(readFileSync(`${folder}/brand/icon.png`).length);
  });
});

describe('SUPPORT_EMAIL', () => {
  const supportEmail = 'help@own.example';

  it('alone replaces the built-in address in pages, scripts, and the assistant’s words, and nothing else', () => {
    const { rewrite, names } = loadSiteBrand({ brandFile: undefined, supportEmail });
    const text = `${builtInBrand.name}: ${builtInBrand.supportEmail} #0d5a66`;
    const changed = `${builtInBrand.name}: ${supportEmail} #0d5a66`;
    for (const type of ['text/html; charset=utf-8', 'text/javascript; charset=utf-8'])
      expect(rewrite?.rewriteText(text, type)).toBe(changed);
    expect(createReplacer(names)(text)).toBe(changed);
    expect(rewrite?.findPicture('/favicon.svg')).toBeUndefined();
  });

  it('leaves the built files as they are when it is the built-in address', () => {
    const { rewrite, names } = loadSiteBrand({
      brandFile: undefined,
      supportEmail: builtInBrand.supportEmail,
    });
    expect([rewrite, names]).toEqual([undefined, []]);
  });
});

describe('BRAND_FILE', () => {
  const listErrors = (changes: object) => {
    const file = writeSecondBrand(folder, changes);
    try {
      loadBrand(file);
      return [];
    } catch (cause) {
      return cause instanceof Error ? cause.message.split('\n').slice(1) : [];
    }
  };

  it('is loaded when everything in it fits', () => {
    const { brand, pictures } = loadBrand(writeSecondBrand(folder));
    expect(brand).toMatchObject({ name: secondBrand.name, social: { x: '@harbor', linkedin: '' } });
    expect(Object.keys(brand).toSorted()).toEqual(Object.keys(builtInBrand).toSorted());
    expect(pictures.logo).toMatchObject({ width: 120, height: 40 });
  });

  it('is loaded as docs/operating.md shows it', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../docs/operating.md', import.meta.url)), 'utf8');
    const [, example = ''] = /## Your brand.*?```json\n(.*?)```/s.exec(page) ?? [];
    writeSecondBrand(folder);
    writeFileSync(`${folder}/example.json`, example);
    expect(loadBrand(`${folder}/example.json`).brand).toMatchObject({ name: 'Harbor', slug: 'harbor' });
  });

  it.each([
    [{ name: '' }, '  name must not be empty.'],
    [{ name: '<b>' }, '  name must be one line without < > " ` \\ { } $.'],
    [{ name: 'a*/b' }, '  name must not have */, which ends a comment.'],
    [{ nmae: 'x' }, '  nmae has an unknown name.'],
    [{ supportPhone: '555' }, '  supportPhone must be a phone number that starts with + and the country.'],
    [{ postalAddress: ['Here'] }, '  postalAddress must be two lines: street, and town.'],
    [{ colors: { primary: 'red', accent: '#7ddc9a' } }, '  colors.primary must be a color such as #0d5a66.'],
    [
      { colors: { primary: '#ff9e9e', accent: '#7ddc9a' } },
      expect.stringMatching(/^ {2}colors: links and buttons \(\d\.\d : 1\) would be hard to read\. /),
    ],
  ])('with %j stops the start with a sentence', (changes, error) => {
    expect(listErrors(changes)[0]).toEqual(error);
  });

  it('stops the start when a logo is missing, is not a picture, or has the wrong size', () => {
    const pictures = {
      ...secondBrand.pictures,
      logo: 'none.svg',
      mark: 'logo.svg',
      markOnDark: '.',
      icon: 'mark.svg',
      preview: 'icon.png',
    };
    expect(listErrors({ pictures })).toEqual([
      `  pictures.logo cannot be read: there must be a file ${folder}/none.svg.`,
      `  pictures.mark must be square, and ${folder}/logo.svg is 120 by 40.`,
      `  pictures.markOnDark cannot be read: there must be a file ${folder}.`,
      `  pictures.icon must be a PNG, and ${folder}/mark.svg is not.`,
      `  pictures.preview must be 1200 by 630 pixels, and ${folder}/icon.png is 512 by 512.`,
    ]);
    for (const active of [
      '<script>alert(1)</script>',
      '<g/onload="alert(1)"/>',
      '<a href="&#106;avascript:alert(1)"/>',
      '<foreignObject><p/></foreignObject>',
      '<use xlink:href="https://elsewhere.example/a.svg#a"/>',
      '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
      '<!ENTITY run "&#60;script>alert(1)&#60;/script>">',
    ]) {
      writeFileSync(`${folder}/logo.svg`, `<svg viewBox="0 0 80 40">${active}</svg>`);
      expect(() => loadBrand(`${folder}/brand.json`)).toThrow('no script');
    }
  });

  it('that is no JSON or does not exist stops the start', () => {
    writeFileSync(`${folder}/half.json`, '{"name":');
    expect(() => loadBrand(`${folder}/half.json`)).toThrow(
      /^BRAND_FILE .+half\.json cannot be read as JSON: .+$/,
    );
    expect(() => loadBrand(`${folder}/none.json`)).toThrow(/^BRAND_FILE .+none\.json does not exist\.$/);
    expect(() => loadBrand(folder)).toThrow(/^BRAND_FILE .+ is a folder\. It must be a JSON file\.$/);
  });
});

describe('colors', () => {
  it('keep the built-in ones unchanged, and readable', () => {
    const colors = { primary: '#0d5a66', accent: '#ffc83d' };
    const text = 'a{color:#0d5a66;background:#ffc83d8f;--x:#fbbc05;--y:#9b1c15;--z:#0a3038}';
    expect(createRecoloring(colors)(text)).toBe(text);
    expect(listUnreadable(colors)).toEqual([]);
  });

  it('become shades of the operator’s, also in addresses and with an opacity', () => {
    const recolor = createRecoloring({ primary: '#5b2a86', accent: '#7ddc9a' });
    expect(recolor('#0d5a66 %23FFC83D #0d5a668f')).toBe('#5b2a86 %237ddc9a #5b2a868f');
    expect(recolor('#0a3038')).toMatch(/^#[0-9a-f]{6}$/);
    expect(recolor('#0a3038')).not.toBe('#0a3038');
    expect(recolor('#9b1c15 #fbbc05 #ffffff #0d5a66ab12')).toBe('#9b1c15 #fbbc05 #ffffff #0d5a66ab12');
  });
});
