import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from './auth-client.ts';
import { allCores, createSettings, startServer, stopServer } from './processes.ts';

const origin = 'http://localhost:3000';
const program = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** Runs work against the real server with a new database. The server can use the whole machine, as in production. */
export async function withAuthServer(work: (connect: () => Client) => Promise<void>): Promise<void> {
  const { folder, environment } = createSettings(origin);
  const port = 4700 + Math.floor(Math.random() * 200);
  const child = await startServer(program, port, { ...environment, LOG_LEVEL: 'error' }, allCores);
  try {
    await work(() => createClient(port, origin));
  } finally {
    await stopServer(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
