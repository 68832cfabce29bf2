import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { prepareSite } from './scripts/site-folder/prepare-site.ts';
import { siteFolder } from './scripts/site-folder/site-plugin.ts';

const clientRoot = fileURLToPath(new URL('./client/', import.meta.url));

export default defineConfig(() => ({
  plugins: [siteFolder({ ...prepareSite(), clientRoot })],
  test: {
    include: ['{server,client,shared,migrations,scripts,eval}/**/*.test.{ts,tsx}'],
    // These need a browser, and a PostgreSQL server: vitest.components.config.ts, vitest.postgres.config.ts.
    exclude: ['**/node_modules/**', '**/*.component.test.tsx', 'server/platform/database/postgres/**'],
    environment: 'node',
    // Importing a module does nothing, so files can share the modules of a worker, which halves the time.
    isolate: false,
    // Time limits only catch hangs, because the machine may be busy. `npm run check:deep` sets DEPTH.
    testTimeout: 180_000 * Number(process.env.DEPTH ?? 1),
    // A hook may have to build the site.
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
