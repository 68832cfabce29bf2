import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

// Workers load this file, too.
process.env.AXE_MATRIX = '1';

/** Everyday journeys with a state that axe checks, and more pages and states, all in every window and text size. */
export default defineConfig({
  ...everyday,
  testDir: 'e2e',
  testMatch: ['journeys/**/*.spec.ts', 'matrix/*.spec.ts'],
  outputDir: 'test-results/axe',
  workers: 1,
  retries: 0,
  timeout: 900_000,
  reporter: 'list',
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } } }],
});
