import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTimeData } from '../scripts/build-time-data.ts';
import { fetchedImports } from '../scripts/fetched-imports.ts';
import { prepareSite } from '../scripts/site-folder/prepare-site.ts';
import { siteFolder } from '../scripts/site-folder/site-plugin.ts';
import type { BrandColors } from '../shared/site/schemas/brand.ts';

const clientRoot = fileURLToPath(new URL('.', import.meta.url));

const productionRouter = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
};
const shellFiles = [
  /client\/(app|lib)\/(?!home\/|account-menu|chat-|forms\/|light-checks|follow-stored|event-)/,
  /client\/ui\/[a-z]+\/(button|first-icons|link|logo|skeleton|spinner|stars|toast-store)\./,
  /client\/features\/analytics\/create-tracker/,
  /client\/content\/claims/,
  /shared\/site\/(brand|pictures)/,
];
const shell = { name: 'shell', test: (id: string) => shellFiles.some((file) => file.test(id)) };
/** The part of the tracking that loads when the browser is idle. */
const visits = {
  name: 'visits',
  test: /client\/features\/analytics\/(?!create-tracker)|client\/lib\/event-|shared\/analytics\//,
};
/** The part of the auth client that the shell does not import: for people who sign in. */
const account = {
  name: 'account',
  test: /client\/features\/account\/session\/|shared\/validation\/next-path/,
};

/** Small parts that many pages share: each would be a file of a few hundred bytes, and a request. */
const icons = { name: 'icons', test: /node_modules\/lucide-react\// };
const words = {
  name: 'words',
  test: /shared\/format\/|client\/ui\/layout\/rich-text|client\/ui\/feedback\/badge|client\/(ui|lib)\/messages/,
};
const fields = {
  name: 'fields',
  test: /client\/ui\/(inputs|feedback\/error-summary)|client\/lib\/forms\//,
  minShareCount: 4,
};
const accountParts = {
  name: 'account-parts',
  test: /client\/(ui\/feedback\/use-attempt|features\/account\/(fields|access|profile\/store)\/)/,
  minShareCount: 6,
};

export default defineConfig(({ command, isSsrBuild }) => {
  const { site, folder } = prepareSite({ hasDrafts: command === 'serve' });
  return {
    root: clientRoot,
    publicDir: false,
    cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
    plugins: [
      siteFolder({ site, folder, clientRoot }),
      react(),
      tailwindcss(),
      buildTimeData(),
      fetchedImports(),
    ],
    resolve: {
      // The package's export map gives every bundler its development build, with its warnings.
      alias:
        isSsrBuild || command === 'serve' ? [] : [{ find: /^react-router$/, replacement: productionRouter }],
    },
    build: {
      outDir: fileURLToPath(
        new URL(isSsrBuild ? '../.cache/build/prerender' : '../.cache/build/client', import.meta.url),
      ),
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // Only scripts have their colors in the hash of their name.
      assetsDir: site.brand.colors ? `assets/${hashColors(site.brand.colors)}` : 'assets',
      // Inlined assets would need data: URLs in the CSP and could not be cached.
      assetsInlineLimit: 0,
      sourcemap: false,
      target: 'baseline-widely-available',
      // The lists of each chunk's dependencies would add more to the first script than they save later.
      modulePreload: false,
      // Three scripts instead of a dozen small ones before the landing page is interactive, and the libraries' one stays
      // in the cache over a new release.
      rolldownOptions: isSsrBuild
        ? {}
        : {
            // Inlines a sentence from a messages module where it's used.
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            // An import from the account feature's entry point only includes the named exports, not all of it.
            treeshake: { moduleSideEffects: [{ test: /client\/features\/account\//, sideEffects: false }] },
            output: {
              codeSplitting: {
                groups: [libraries, shell, account, visits, icons, words, fields, accountParts],
              },
            },
          },
    },
  };
});

const hashColors = (colors: BrandColors) =>
  createHash('sha256').update(JSON.stringify(colors)).digest('hex').slice(0, 8);
