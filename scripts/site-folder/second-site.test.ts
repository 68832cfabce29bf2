import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SpawnedServer, spawnServer } from '../../server/testing/processes/spawn-server.ts';
import { findTraces } from './testing/find-traces.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'second-site-'));
const texts = new Map<string, string>();
let server: SpawnedServer | undefined;

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

it('leaves no trace of the first company in pages, scripts, pictures, emails, the API, and answers', async () => {
  const { files } = JSON.parse(readFileSync(`${folder}/dist/client/site.json`, 'utf8'));
  for (const { path, contentType } of files) if (/text|json|xml|svg/.test(contentType)) await read(path);
  const person = { email: 'ada@example.com', password: 'correct horse battery staple', termsAccepted: true };
  expect((await post('/api/auth/sign-up', person)).status).toBe(201);
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
  const [mail] = JSON.parse(await read('/dev/outbox.json'));
  expect(await read(`/dev/outbox/${mail.id}`)).toContain('Harbor &amp; O’Dell');
  expect(await ask('What is Harbor & O’Dell, and who can I call?')).toContain('Harbor & O’Dell');
  expect(await ask('What is Seawall known for?')).toContain('Seawall Mutual');
  await ask('Compare the carriers');

  expect([...texts].flatMap(([place, text]) => findTraces(place, text.replaceAll(folder, '')))).toEqual([]);
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

it('lets the server refuse another site folder than the one that was built', () => {
  const start = () =>
    execFileSync(process.execPath, ['server/main.ts'], {
      cwd: folder,
      stdio: 'pipe',
      env: { SITE_FOLDER: 'site', LOG_FORMAT: 'pretty', DATABASE_URL: `file:${folder}/other/main.db` },
    });
  expect(start).toThrow(/the site was built from second-site/);
});
