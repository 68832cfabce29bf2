import { defineConfig } from '@playwright/test';
import type { TranslationOptions } from './e2e/fixtures.ts';
import everyday from './playwright.config.ts';

const viewport = { width: 1280, height: 900 };

/** What browsers and networks do to the site: translation, refused features, and a slow phone with a weak network. */
export default defineConfig<TranslationOptions>({
  ...everyday,
  outputDir: 'test-results/browsers',
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  // Soon enough for a journey to try again, as a person would.
  use: { ...everyday.use, actionTimeout: 30_000 },
  projects: [
    { name: 'desktop', testDir: 'e2e/browsers', testIgnore: '**/slow-phone.spec.ts', use: { viewport } },
    {
      name: 'translated',
      // Every form is filled in by one of these.
      testMatch: [
        '{account,quote,sign-in}/*.spec.ts',
        'site/{answers,carriers,contact,developers,translated-forms}.spec.ts',
      ],
      grepInvert: /@phone-only/,
      use: { viewport, isTranslated: true },
    },
    {
      name: 'slow phone',
      testDir: 'e2e/browsers',
      testMatch: '**/slow-phone.spec.ts',
      // Last and alone, because a slowed tab keeps a core busy.
      dependencies: ['desktop', 'translated'],
      workers: 1,
    },
  ],
});
