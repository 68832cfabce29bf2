import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSite, spawnServer } from '../../testing/processes/spawn-server.ts';
import { loadCarriers } from '../carriers/load-carriers.ts';
import { writeSecondCarriers } from '../carriers/testing/second-carriers.ts';
import { ownAnswers } from '../chat/answers/own-answers.ts';
import { findTraces, firstCarriers } from './testing/find-traces.ts';
import { secondBrand, writeSecondBrand } from './testing/second-brand.ts';

const built = fileURLToPath(new URL('../../../dist/', import.meta.url));
type BuiltFile = { path: string; file: string; isDevelopmentOnly: boolean };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function listBuiltFiles(): readonly BuiltFile[] {
  return JSON.parse(readFileSync(`${built}client/site.json`, 'utf8')).files;
}

type Site = {
  environment: Record<string, string>;
  /** Pages and pictures that the build doesn't have. */
  ownPaths?: readonly string[];
  /** Whether to compare compressed bodies, which are made apart from the others. */
  isCompressedToo?: boolean;
};

/** A server with these files, and everything it serves: texts by path, and the bytes of pictures. */
async function openSite({ environment, ownPaths = [], isCompressedToo = false }: Site) {
  buildSite();
  const server = await spawnServer({
    databaseFile: `${folder}/data/main.db`,
    environment: { CHAT_ENCODER: 'off', ...environment },
  });
  const { origin } = server;
  const get = (path: string, encoding = 'identity') =>
    fetch(origin + path, { headers: { 'Accept-Encoding': encoding }, redirect: 'manual' });
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(body),
    });
  const ask = async (message: string) =>
    (await (await post('/api/chat', { message, conversationHistory: [] })).json()).response;
  const [, key = ''] = /"\/assets\/([0-9a-f]{10,20})\/index-/.exec(await (await get('/')).text()) ?? [];
  const texts = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  const hasOwnCarriers = 'CARRIERS_FILE' in environment;
  for (const path of [...listBuiltFiles().map((file) => file.path), ...ownPaths]) {
    const address = path.replace('/assets/', `/assets/${key}/`);
    const response = await get(address);
    const isGone = path === '/404' || (hasOwnCarriers && firstCarriers.test(path));
    expect([path, response.status]).toEqual([path, isGone ? 404 : 200]);
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    if (/image\/(png|x-icon)/.test(type)) pictures.set(path, body);
    else if (!type.startsWith('font/')) {
      texts.set(path, body.toString());
      texts.set(`the headers of ${path}`, JSON.stringify([...response.headers]));
      if (isCompressedToo)
        expect([path, await (await get(address, 'br')).text()]).toEqual([path, body.toString()]);
    }
  }
  return { ...server, get, post, ask, texts, pictures, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}

describe('a second brand with second carriers', () => {
  it('leaves no trace of the first in pages, scripts, pictures, emails, the API, and the assistant’s words', async () => {
    const own = loadCarriers(writeSecondCarriers(`${folder}/carriers`));
    const ownPages = own.listed.carriers.map(({ slug }) => `/carriers/${slug}`);
    const ownLogos = own.listed.carriers.map(({ logo }) => logo.light);
    await using site = await openSite({
      environment: {
        BRAND_FILE: writeSecondBrand(`${folder}/brand`),
        CARRIERS_FILE: `${folder}/carriers/carriers.json`,
        SUPPORT_EMAIL: 'desk@harbor.test',
      },
      ownPaths: [...ownPages, ...ownLogos],
      isCompressedToo: true,
    });
    const { get, post, ask, texts, pictures, origin } = site;
    const signUp = {
      email: 'ada@example.com',
      password: 'correct horse battery staple',
      termsAccepted: true,
    };
    expect((await post('/api/auth/sign-up', signUp)).status).toBe(201);
    for (const path of [
      '/api/openapi.json',
      '/dev/outbox',
      '/dev/outbox.json',
      '/api/carriers',
      '/.well-known/security.txt',
    ])
      texts.set(path, await (await get(path)).text());
    const [mail] = JSON.parse(texts.get('/dev/outbox.json') ?? '[]');
    texts.set('email', await (await get(`/dev/outbox/${mail.id}`)).text());
    for (const path of ['/nowhere', '/blog/nowhere', '/api/nowhere', '/privacy', '/carriers/nowhere', '/%'])
      texts.set(`the error or redirect ${path}`, await (await get(path)).text());
    const asked = await Promise.all(
      ownAnswers.map(async ({ asks: [question = ''] }) => [question, await ask(question)]),
    );
    for (const [question = '', answer = ''] of asked) texts.set(`the answer to ${question}`, answer);
    texts.set('chat', await ask(`What is ${secondBrand.name}, and who can I call?`));
    texts.set('one carrier', await ask('What is Seawall known for?'));
    texts.set('all carriers', await ask('Compare the carriers'));

    const places = [...texts].map(([place, text]) => [place, text.replaceAll(folder, '')] as const);
    expect(places.flatMap(([place, text]) => findTraces(place, text, firstCarriers))).toEqual([]);
    const unchanged = listBuiltFiles().filter(({ path, file }) =>
      pictures.get(path)?.equals(readFileSync(`${built}client/${file}`)),
    );
    expect(unchanged.map(({ path }) => path)).toEqual([]);

    const html = texts.get('/') ?? '';
    expect(html).not.toContain('<blockquote');
    expect(texts.get('/reviews')).toContain('There are no reviews yet.');
    expect(html).toContain('<meta property="og:site_name" content="Harbor &amp; O’Dell">');
    expect(html).toContain('"legalName":"Harbor \\u0026 O\\u0027Dell Agency, Inc."');
    expect(html).toContain('"sameAs":["https://x.com/harbor"]');
    expect(html).toContain('width="102" height="34"');
    for (const path of ['/contact', '/legal/privacy', '/legal/licenses'])
      expect(texts.get(path)).toContain('within 2 working days');
    expect(texts.get('/legal/accessibility')).toContain('within 3 working days');
    expect(html).toContain('© 2031 Harbor &amp; O&#39;Dell Agency, Inc. All rights reserved.');
    expect(html).toContain('Fits a 34-year-old non-smoker');
    expect(html).toContain('src="/logos/harborlight.svg"');
    expect(html).toContain('carriers rated A or better');
    expect(texts.get('/contact')).toContain('href="tel:+12075550199"');
    for (const path of ['/contact', '/legal/privacy'])
      expect(texts.get(path)).toContain('mailto:desk@harbor.test');
    for (const wrong of [secondBrand.supportEmail, 'Inc..', 'Inc.</strong>.'])
      expect([...texts.keys()].filter((path) => texts.get(path)?.includes(wrong))).toEqual([]);
    expect(JSON.parse(texts.get('/site.webmanifest') ?? '{}')).toMatchObject({ name: secondBrand.name });
    expect(texts.get('email')).toContain('Harbor &amp; O’Dell');
    expect(texts.get('chat')).toMatch(/Harbor & O’Dell is a technology platform/);
    expect(texts.get('/favicon.svg')).toContain('#5b2a86');
    expect(texts.get('one carrier')).toContain('Seawall Mutual: Permanent life, Term life.');
    expect(texts.get('all carriers')).toContain('| Harborlight Life | Low premiums for healthy people | A |');
    expect(texts.get('/carriers')).toContain('"numberOfItems":3');
    expect(texts.get('/carriers/seawall')).toContain('"areaServed":"Maine, New Hampshire, and Vermont"');
    expect(texts.get('/carriers/tidepool')).toContain('People who want to cover a funeral');
    const scripts = [...texts].filter(([path]) => path.endsWith('.js')).map(([, text]) => text);
    expect(scripts.some((text) => text.includes('"slug":"seawall"'))).toBe(true);
    for (const path of ownPages) expect(texts.get('/sitemap.xml')).toContain(`<loc>${origin}${path}</loc>`);
    expect(texts.get('/legal/disclosures')).toContain('fewer than the 3 in our');
    expect(pictures.get('/previews/home.png')).toEqual(readFileSync(`${folder}/brand/preview.png`));
    expect(pictures.get('/icons/icon-192.png')).toEqual(readFileSync(`${folder}/brand/icon.png`));
  });

  it('claims only what the brand says of the company, and what follows from the carriers', async () => {
    const licenses = [{ state: 'Maine', number: 'PRN20031' }];
    const claims = { customers: '1,200+', reviews: { value: 4.6, count: '310' } };
    const said = { name: 'Ann B.', location: 'Bath, Maine', rating: 5 };
    const testimonials = [{ ...said, quote: 'It’s "clear" & quick.', date: '2026-03-01' }];
    const bought = { title: 'Done', review: 'It cost $9.', coverage: '$250,000', saved: 'None' };
    const reviews = [{ ...said, ...bought }];
    const [primary] = loadCarriers(writeSecondCarriers(`${folder}/carriers`)).matched;
    expect(primary?.isPrimary).toBe(true);
    await using site = await openSite({
      environment: {
        BRAND_FILE: writeSecondBrand(`${folder}/brand`, { licenses, claims, testimonials, reviews }),
      },
    });
    const { texts, ask } = site;
    const page = (path: string) => (texts.get(path) ?? '').replaceAll(/<!-- -->/g, '');
    expect(page('/about')).toContain('We’re licensed in Maine, and our');
    expect(page('/about')).toContain('>1,200+</dd>');
    expect(page('/about')).toContain('<dt>carrier partners</dt>');
    expect(page('/about')).toMatch(/>21<\/dd>/);
    expect(page('/about')).not.toContain('satisfaction');
    expect(page('/carriers')).toMatch(/state where we’re licensed<\/dt><dd[^>]*>1</);
    expect(page('/carriers')).not.toContain('coverage in force');
    expect(page('/carriers/alderpoint')).toContain('Alderpoint Life');
    expect(page('/reviews')).toContain('4.6/5');
    expect(page('/')).not.toContain('/5</b>');
    expect(page('/')).toContain('It’s &quot;clear&quot; &amp; quick.');
    expect(page('/reviews')).toContain('It cost $9.');
    expect(page('/reviews')).not.toContain('id="testimonials"');
    expect(page('/legal/licenses')).toContain('PRN20031');
    expect(page('/legal/licenses')).not.toContain('placeholders');
    expect(await ask('are you licensed')).toContain('is an agency licensed in Maine.');
    expect(await ask('how are you rated')).toContain('We’re rated 4.6/5 from 310 reviews.');
    expect([...texts].flatMap(([place, text]) => findTraces(place, text.replaceAll(folder, '')))).toEqual([]);
  });
});

it('with the built-in brand, one carrier is counted as one, and partners’ claims follow from the file', async () => {
  const file = writeSecondCarriers(`${folder}/carriers`, undefined, 1);
  await using site = await openSite({ environment: { CARRIERS_FILE: file } });
  const everywhere = [...site.texts].filter(([path]) => !path.endsWith('.js'));
  const wrong = /\b1 (?:carriers|partners|states|companies|insurers)\b|\b(?:the|all) 1\b/i;
  const plurals = everywhere.flatMap(([path, text]) => {
    const found = wrong.exec(text.replaceAll(/<[^>]*>/g, ''));
    return found
      ? [`${path}: ${text.replaceAll(/<[^>]*>/g, '').slice(found.index - 40, found.index + 40)}`]
      : [];
  });
  expect(plurals).toEqual([]);
  expect(site.texts.get('/about')).toMatch(/<dt>carrier partner<\/dt><dd[^>]*>1</);
  expect(site.texts.get('/about')).toContain('50,000+');
  expect(site.texts.get('/carriers')).not.toContain('$50T+');
});
