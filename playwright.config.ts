import { defineConfig } from '@playwright/test';
import { createTestLaunch } from './e2e/browser.ts';
import { findBrowser } from './scripts/browser/find-browser.ts';

// Workers load this file, too, and use the value set here.
process.env.CHROMIUM_PATH ||= findBrowser();

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // Journeys mostly wait, so there are two for each core.
  workers: '200%',
  // A second try distinguishes a busy machine from a bug. `npm test` names every journey that needed one.
  retries: 1,
  forbidOnly: true,
  // Time limits only catch hangs, because the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: { ...createTestLaunch(), executablePath: process.env.CHROMIUM_PATH },
    // Motion takes a fifth of the processor's time, and what it covers can't be measured. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace doubles the time. PLAYWRIGHT_TRACE=1 keeps one for each failed test.
    trace: process.env.PLAYWRIGHT_TRACE === undefined ? 'off' : 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // The main path of each capability, and what only a phone has (`@phone-only`). All others check 320 and 390 px
      // themselves, and run once, because each page in a browser costs half a second of a core.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
