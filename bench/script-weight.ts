import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns the Brotli size of every script on the built landing page, in bytes: everything that loads before it is
 * interactive.
 */
export function weighLandingScripts(): number {
  const html = readFileSync(`${root}dist/client/pages/index.html`, 'utf8');
  const urls = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, url = '']) => url,
  );
  return urls.reduce((sum, url) => sum + readFileSync(`${root}dist/client${url}.br`).length, 0);
}

/**
 * Returns the Brotli size of the smallest program with React, react-dom, and the router, built with the same tool, in
 * bytes.
 */
export async function weighFloorScript(): Promise<number> {
  // Inside the project, so that imports find the packages.
  const folder = mkdtempSync(join(root, 'node_modules/.cache-floor-'));
  writeFileSync(
    `${folder}/index.html`,
    '<div id="root"></div><script type="module" src="./main.js"></script>',
  );
  writeFileSync(
    `${folder}/main.js`,
    `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
const page = createElement(Route, { path: '/', element: 'Page' });
hydrateRoot(document.getElementById('root'), createElement(BrowserRouter, null, createElement(Routes, null, page)));`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { modulePreload: { polyfill: false }, target: 'baseline-widely-available' },
  });
  const scripts = readdirSync(`${folder}/dist/assets`).filter((file) => file.endsWith('.js'));
  return scripts.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(`${folder}/dist/assets/${file}`)).length,
    0,
  );
}
