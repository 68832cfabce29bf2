import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { createTestLaunch } from './e2e/browser.ts';
import { findBrowser } from './scripts/browser/find-browser.ts';
import { buildTimeData } from './scripts/build-time-data.ts';
import { prepareSite } from './scripts/site-folder/prepare-site.ts';
import { siteFolder } from './scripts/site-folder/site-plugin.ts';

const clientRoot = fileURLToPath(new URL('./client/', import.meta.url));

/** Components and hooks in a real browser, as a person uses them. */
export default defineConfig(() => ({
  plugins: [siteFolder({ ...prepareSite(), clientRoot }), react(), tailwindcss(), buildTimeData()],
  cacheDir: 'node_modules/.vite-components',
  // A package that Vite only finds while tests run would reload them, so it looks for packages at every start.
  optimizeDeps: { force: true, entries: ['client/**/*.component.test.tsx'] },
  test: {
    include: ['client/**/*.component.test.tsx'],
    setupFiles: ['client/testing/watch-console.ts'],
    // Time limits only catch hangs, because the machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 300_000,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({ launchOptions: { ...createTestLaunch(), executablePath: findBrowser() } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));
