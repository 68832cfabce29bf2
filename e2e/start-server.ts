import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../server/testing/peers/listen-on-loopback.ts';
import { serverCommand } from '../server/testing/processes/server-command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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
  const launch = async () => {
    const child = spawn(process.execPath, serverCommand, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATABASE_URL: `file:${databaseFile}`,
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'error',
        ...environment,
      },
    });
    await waitUntilReady(child);
    return child;
  };
  let child = await launch();
  return {
    origin: `http://localhost:${port}`,
    databaseFile,
    async restart() {
      await end(child);
      child = await launch();
    },
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('is ready at')) resolve();
  });
  child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  return promise;
}
