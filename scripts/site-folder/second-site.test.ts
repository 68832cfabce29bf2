import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { extractText, getMeta } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestLaunch } from '../../e2e/browser.ts';
import { type SpawnedServer, spawnServer } from '../../server/testing/processes/spawn-server.ts';
import { exampleUserData } from '../../shared/quote/example-user-data.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { findTraces, firstColors } from './testing/find-traces.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'second-site-'));
const texts = new Map<string, string>();
let server: SpawnedServer | undefined;
let browser: Browser | undefined;

// The second company's site is built and served in a copy of the project, so that this one's build stays.
beforeAll(async () => {
  for (const part of [
    'client',
    'migrations',
    'scripts',
    'server',
    'shared',
    'package.json',
    'package-lock.json',
  ])
    cpSync(root + part, `${folder}/${part}`, { recursive: true });
  cpSync(`${root}e2e/second-site`, `${folder}/second-site`, { recursive: true });
  // As in every new folder, what the assistant says is the built-in one's.
  cpSync(`${root}site/assistant`, `${folder}/second-site/assistant`, { recursive: true });
  mkdirSync(`${folder}/node_modules`);
  for (const name of readdirSync(`${root}node_modules`))
    if (name !== '.cache') symlinkSync(`${root}node_modules/${name}`, `${folder}/node_modules/${name}`);
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: 'pipe',
    env: { PATH: process.env.PATH, SITE_FOLDER: 'second-site' },
  });
  server = await spawnServer({
    databaseFile: `${folder}/data/main.db`,
    cwd: folder,
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const origin = () => server?.origin ?? '';

async function read(path: string): Promise<string> {
  const response = await fetch(origin() + path, { redirect: 'manual' });
  texts.set(`the headers of ${path}`, JSON.stringify([...response.headers]));
  const text = await response.text();
  texts.set(path, text);
  return text;
}

async function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json', Origin: origin() };
  return fetch(origin() + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const listFiles = (): { path: string; contentType: string }[] =>
  JSON.parse(readFileSync(`${folder}/dist/client/site.json`, 'utf8')).files;

const ask = async (message: string) => {
  const { response } = await (await post('/api/chat', { message, conversationHistory: [] })).json();
  texts.set(`the answer to ${message}`, response);
  return response;
};

it('has no links to a library without answers, and says that there are none', async () => {
  expect(await read('/answers')).toContain('There are no answers here yet.');
  for (const path of ['/', '/faq', '/guide', '/carriers', '/feed.xml', '/sitemap.xml'])
    expect(/\/answers["<]/.test(await read(path)), path).toBe(false);
});

it('leaves no trace of the first company in pages, scripts, drawings, messages, the API, and answers', async () => {
  for (const { path, contentType } of listFiles())
    if (/text|json|xml|svg/.test(contentType)) await read(path);
  const email = 'ada@example.com';
  const account = { email, password: 'correct horse battery staple', termsAccepted: true };
  expect((await post('/api/auth/sign-up', account)).status).toBe(201);
  expect((await post('/api/auth/recover', { email })).status).toBe(202);
  expect((await post('/api/auth/phone/start', { phone: '+12025550143', consent: true })).status).toBe(202);
  const message = { name: 'Ada', email, subject: 'Hello', message: 'Where is the pier?' };
  expect((await post('/api/contact', message)).status).toBe(201);
  for (const path of [
    '/api/openapi.json',
    '/api/carriers',
    '/.well-known/security.txt',
    '/dev/outbox',
    '/nowhere',
    '/blog/nowhere',
    '/carriers/nowhere',
    '/api/nowhere',
    '/privacy',
  ])
    await read(path);
  const messages: { id: string; kind: string; text: string }[] = JSON.parse(await read('/dev/outbox.json'));
  for (const { id, kind, text } of messages) {
    expect(kind === 'sms' ? text : await read(`/dev/outbox/${id}`)).toMatch(/Harbor &(?:amp;)? O’Dell/);
  }
  expect(messages.map(({ kind }) => kind)).toContain('sms');
  // Everything that the assistant can say.
  texts.set('knowledge.json', readFileSync(`${folder}/dist/knowledge.json`, 'utf8'));
  expect(await ask('What is Harbor & O’Dell, and who can I call?')).toContain('Harbor & O’Dell');
  expect(await ask('What is Seawall known for?')).toContain('Seawall Mutual');
  await ask('Compare the carriers');

  expect([...texts].flatMap(([place, text]) => findTraces(place, text.replaceAll(folder, '')))).toEqual([]);
});

it('leaves no trace of it in printed pages', async () => {
  browser = await chromium.launch({ ...createTestLaunch(), executablePath: findBrowser() });
  const page = await browser.newPage();
  const recommendation = await (await post('/api/recommendation', { userData: exampleUserData })).json();
  const at = Date.now();
  const result = { at, value: { userData: exampleUserData, recommendation } };
  const values = Object.fromEntries(
    Object.entries(exampleUserData).map(([id, value]) => [id, { at, value: String(value) }]),
  );
  const position = { at, value: 'summary' };
  const quote = { version: 1, savedAt: at, quote: { startedAt: at, values, position, result } };
  await page.goto(`${origin()}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('harbor.quote', stored), JSON.stringify(quote));
  for (const [path, name] of [
    ['/quote', 'Your Quote is Ready!'],
    ['/carriers/seawall', 'Harbor & O’Dell'],
    ['/blog/cover-by-the-sea', 'Harbor & O’Dell'],
  ] as const) {
    await page.goto(origin() + path);
    await page.getByText(name).first().waitFor({ state: 'attached' });
    const printed = new Uint8Array(await page.pdf({ printBackground: true }));
    const { text } = await extractText(printed.slice(), { mergePages: true });
    expect(text).toContain(name);
    const { info } = await getMeta(printed);
    expect(findTraces(path, JSON.stringify({ text, info }))).toEqual([]);
  }
});

it('draws every picture in its own colors', async () => {
  const page = await browser?.newPage();
  await page?.goto(`${origin()}/robots.txt`);
  for (const { path } of listFiles().filter(({ contentType }) => /png|icon|webp/.test(contentType))) {
    const colors = await page?.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, picture.width, picture.height) ?? {};
      const found = new Set<number>();
      for (let index = 0; index < data.length; index += 4)
        found.add(((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0));
      return [...found].map((color) => `#${color.toString(16).padStart(6, '0')}`);
    }, path);
    expect(
      colors?.filter((color) => firstColors.includes(color)),
      path,
    ).toEqual([]);
    expect(colors?.length, path).toBeGreaterThan(1);
  }
});

it('says what its own folder says', async () => {
  const home = await read('/');
  expect(home).toContain('<meta property="og:site_name" content="Harbor &amp; O’Dell">');
  expect(home).toContain('"sameAs":["https://x.com/harbor"]');
  expect(home).toContain('width="102" height="34"');
  expect(home).not.toContain('<blockquote');
  expect(await read('/reviews')).toContain('There are no reviews yet.');
  expect(await read('/legal/accessibility')).toContain('within 3 working days');
  expect(await read('/carriers')).toContain('"numberOfItems":3');
  expect(await read('/carriers/seawall')).toContain('"areaServed":"Maine, New Hampshire, and Vermont"');
  expect(await read('/blog/cover-by-the-sea')).toContain('Harbor &amp; O’Dell compares 3 carriers.');
  for (const path of ['/feed.xml', '/sitemap.xml'])
    expect(await read(path)).toContain('/blog/cover-by-the-sea');
  expect(await read('/favicon.svg')).toContain('#5b2a86');
});

/** Runs a program of the copied project. */
function run(args: readonly string[], environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, DATABASE_URL: `file:${folder}/other/main.db`, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it('lets the server refuse another site folder than the one that was built', () => {
  expect(run(['server/main.ts'], { SITE_FOLDER: 'site', LOG_FORMAT: 'pretty' }).output).toContain(
    'the site was built from second-site',
  );
});

it('keeps the last build when its folder has a fault, and says what has changed', async () => {
  const file = `${folder}/second-site/brand.json`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('"copyrightYear": 2031', '"copyrightYear": "soon"'));
  const built = run(['scripts/build.ts', '--if-changed'], { SITE_FOLDER: 'second-site' });
  expect(built).toEqual({
    status: 1,
    output:
      'second-site/brand.json, copyrightYear: expected a whole number from 1900 to 2999, got "soon"\nNothing was built: 1 to fix.\n',
  });
  expect(run(['server/commands/ops.ts', 'doctor']).output).toContain(
    'second-site has changed since the build.',
  );
  await server?.[Symbol.asyncDispose]();
  server = await spawnServer({ databaseFile: `${folder}/data/main.db`, cwd: folder });
  expect(await read('/')).toContain('Harbor &amp; O’Dell');
});

it('starts a folder of one’s own with nothing of the first company but its carriers, and checks it', () => {
  cpSync(`${root}site`, `${folder}/site`, { recursive: true });
  expect(run(['scripts/site.ts', 'new', 'own-site'])).toMatchObject({ status: 0 });
  expect(run(['scripts/site.ts', 'new', 'own-site'])).toMatchObject({ status: 1 });
  const own = readdirSync(`${folder}/own-site`, { recursive: true, encoding: 'utf8' });
  const words = own.filter((name) =>
    /^(?:articles|answers|assistant|faq|glossary).*\.(?:json|md)$/.test(name),
  );
  expect(
    words.flatMap((name) => findTraces(name, readFileSync(`${folder}/own-site/${name}`, 'utf8'))),
  ).toEqual([]);
  const { status, output } = run(['scripts/site.ts', 'check', 'own-site']);
  expect(output).toContain('Visitors would notice: brand.json: the name is still “Your Name”.');
  expect(output).toContain('own-site can be built: ');
  expect(status).toBe(0);
});
