import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from './auth-client.ts';
import { allCores, startServer, stopServer } from './processes.ts';

const origin = 'http://localhost:3000';
const program = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** Runs work against the real server with a new database. It may use the whole machine, like an installation. */
export async function withAuthServer(work: (connect: () => Client) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-bench-'));
  const port = 4700 + Math.floor(Math.random() * 200);
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    SESSION_SECRET: 'b'.repeat(64),
    DATABASE_URL: `file:${folder}/bench.db`,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
  };
  const child = await startServer(program, port, environment, allCores);
  try {
    await work(() => createClient(port, origin));
  } finally {
    await stopServer(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
