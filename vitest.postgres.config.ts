import { defineConfig, mergeConfig } from 'vitest/config';
import unit from './vitest.config.ts';

/** The server's tests on PostgreSQL, apart from those about SQLite itself. */
export default defineConfig(async (environment) => {
  const base = await unit(environment);
  return mergeConfig(
    { ...base, test: { ...base.test, include: undefined } },
    {
      test: {
        include: ['server/**/*.test.ts'],
        exclude: ['server/platform/database/sqlite/**'],
        globalSetup: ['scripts/postgres-tests.ts'],
        setupFiles: ['scripts/use-postgres.ts'],
      },
    },
  );
});
