import type { TestProject } from 'vitest/node';
import { createTemplate } from '../../server/testing/peers/postgres-databases.ts';
import { startPostgres } from '../../server/testing/peers/postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of a PostgreSQL server's own database. */
    postgres: string;
  }
}

/** Starts the server that all tests of a run share. Vitest calls the returned function at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await createTemplate(server);
  project.provide('postgres', server.url('postgres'));
  return async () => {
    await server[Symbol.asyncDispose]();
  };
}
