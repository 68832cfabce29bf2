import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../server/testing/peers/listen-on-loopback.ts';
import { spawnServer } from '../server/testing/processes/spawn-server.ts';

export type RunningServer = {
  origin: string;
  databaseFile: string;
  /** Ends the process and starts another on the same port and database. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the built product like an operator would, on a free port and a new database. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-e2e-'));
  const databaseFile = `${folder}/e2e.db`;
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const settings = { HOST: '0.0.0.0', PUBLIC_ORIGIN: origin, RATE_LIMIT_FACTOR: '1000', ...environment };
  const launch = () => spawnServer({ databaseFile, port, environment: settings });
  let server = await launch();
  const end = async () => {
    if ((await server.end('SIGTERM')) !== 0) console.error(server.readOutput());
  };
  return {
    origin,
    databaseFile,
    async restart() {
      await end();
      server = await launch();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
