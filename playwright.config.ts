import { defineConfig } from '@playwright/test';
import { browserArguments } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: {
      args: browserArguments,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // What does not depend on the width runs once, so that the whole test command stays short.
      testIgnore: [
        '**/*-care.spec.ts',
        '**/{accounts,google,links,phone-codes,second-factor,account-two-step}.spec.ts',
        '**/{session,session-life,sign-in-recovery,onboarding-profile}.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
