import { readdirSync, readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { questions } from '../../../shared/quote/questions.ts';
import { speech } from '../../../shared/quote/speech.ts';
import { expect, serverTest } from '../../fixtures.ts';
import { readPages } from '../../steps/views.ts';

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

serverTest('[security 49] only pages are served', async ({ server }) => {
  for (const path of hiddenPaths) expect(await readStatus(server.origin, path), path).toBe(404);
});

serverTest('[security 49] no script has its source map', async ({ server }) => {
  const scripts = readdirSync(new URL('../../../dist/client/assets', import.meta.url)).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts) {
    expect(await readStatus(server.origin, `/assets/${name}`), name).toBe(200);
    expect(await readStatus(server.origin, `/assets/${name}.map`), name).toBe(404);
  }
});

serverTest(
  'browsers get the questions, but not what the assistant knows about how people talk about them',
  () => {
    const assets = new URL('../../../dist/client/assets/', import.meta.url);
    const scripts = readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(new URL(name, assets), 'utf8'));
    const holds = (text: string) => scripts.some((script) => script.includes(text));
    for (const { label } of questions) expect(holds(label), label).toBe(true);
    for (const { names, topic, free = {}, asked = {} } of Object.values(speech)) {
      const phrases = [names, topic, ...Object.values(free), ...Object.values(asked)].flatMap((text) =>
        text.split(',').map((phrase) => phrase.trim()),
      );
      // Other texts may have the same words, but not this notation.
      const telling = phrases.filter((phrase) => /\w[/?] ?\w/.test(phrase));
      expect(telling).not.toEqual([]);
      for (const phrase of telling) expect(holds(JSON.stringify(phrase).slice(1, -1)), phrase).toBe(false);
    }
  },
);

serverTest('[security 45] no page names a file of another site', async ({ request, server }) => {
  const files = /<(?:script|link|img|source|iframe|image|use)\b[^>]*?\s(?:src|srcset|href)="([^"]+)"/g;
  let checked = 0;
  for (const path of readPages()) {
    const html = await (await request.get(path, { maxRedirects: 0 })).text();
    const addresses = [...html.matchAll(files)].map(([, address = '']) => new URL(address, server.origin));
    const foreign = addresses.filter(
      ({ origin, protocol }) => protocol !== 'data:' && origin !== server.origin,
    );
    expect(
      foreign.map(({ href }) => href),
      path,
    ).toEqual([]);
    checked += addresses.length;
  }
  expect(checked).toBeGreaterThan(500);
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
