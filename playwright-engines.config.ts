import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/fixtures.ts';

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  outputDir: 'test-results/engines',
  workers: 1,
  forbidOnly: true,
  // Time limits only catch hangs, because the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
