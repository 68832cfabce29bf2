import { defineConfig } from 'vitest/config';
import unit from './vitest.config.ts';

/** The server's tests on PostgreSQL, apart from those about SQLite itself. */
export default defineConfig((environment) => {
  const base = unit(environment);
  return {
    ...base,
    test: {
      ...base.test,
      include: ['server/**/*.test.ts'],
      // Replaces the list of the unit tests, which leave PostgreSQL's own out.
      exclude: ['server/platform/database/sqlite/**'],
      globalSetup: ['scripts/postgres/start-server.ts'],
      setupFiles: ['scripts/postgres/use-postgres.ts'],
    },
  };
});
