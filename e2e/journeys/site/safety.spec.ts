import { request as sendRequest } from 'node:http';
import { expect, test } from '../../fixtures.ts';
import { createAccount } from '../../steps/account.ts';
import { watchForeignRequests } from '../../steps/foreign-requests.ts';

const hiddenPaths = [
  '/.git/config',
  '/.env',
  '/package.json',
  '/data/coverlight.db',
  '/site.json',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..\\..\\..\\package.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/server/config.ts',
];

test('[security 45] no page of an account requests anything from another site', async ({ page, server }) => {
  const foreign = watchForeignRequests(page, server.origin);
  await createAccount(page);
  for (const path of ['/dashboard', '/profile', '/account']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  }
  expect(foreign).toEqual([]);
});

test('[security 49] only pages are served', async ({ server }) => {
  for (const path of hiddenPaths) expect(await readStatus(server.origin, path), path).toBe(404);
});

test('[security 49] no script has its source map', async ({ page, server }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) expect(await readStatus(server.origin, `${path}.map`), path).toBe(404);
});

/** Sends the path unchanged; `fetch` would normalize it. */
async function readStatus(origin: string, path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const { hostname, port } = new URL(origin);
  sendRequest({ hostname, port, path }, (response) => {
    response.resume();
    resolve(response.statusCode);
  })
    .once('error', reject)
    .end();
  return promise;
}
