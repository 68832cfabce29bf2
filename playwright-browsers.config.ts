import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

/** What browsers and networks do to the site: translation, refused features, and a slow phone with a weak network. */
export default defineConfig({
  ...everyday,
  testDir: 'e2e/browsers',
  outputDir: 'test-results/browsers',
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  // Soon enough for a journey to try again, as a person would.
  use: { ...everyday.use, actionTimeout: 30_000 },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } } }],
});
