import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../peers/listen-on-loopback.ts';
import { serverCommand } from './server-command.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type SpawnedServer = AsyncDisposable & {
  origin: string;
  port: number;
  process: ChildProcess;
  /** Everything that the process has printed. */
  readOutput: () => string;
  /** Sends a signal, and resolves with the exit code, or null when the signal ended the process. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

export type SpawnOptions = {
  databaseFile: string;
  /** A free one by default. */
  port?: number;
  environment?: Record<string, string>;
  /** A program that runs the server, with its arguments. The server's own command follows. */
  runner?: readonly string[];
  /** The project's folder, if it isn't this one. */
  cwd?: string;
  /** What Node runs in place of the server, and what it prints when it's ready. */
  program?: readonly string[];
  readyText?: string;
};

let isBuilt = false;

/** Builds the site if necessary, because the server doesn't start without it. All files of a worker look once. */
export function buildSite(): void {
  if (isBuilt) return;
  execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { cwd: root, stdio: 'ignore' });
  isBuilt = true;
}

/** Starts the product like an operator does, or another program, as a separate process, and resolves when it's ready. */
export async function spawnServer(options: SpawnOptions): Promise<SpawnedServer> {
  const { databaseFile, environment = {}, runner = [], cwd = root, program = serverCommand } = options;
  const { port = await findFreePort() } = options;
  const origin = `http://127.0.0.1:${port}`;
  const [command = process.execPath, ...args] = [...runner, process.execPath, ...program];
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: `file:${databaseFile}`,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const exited = once(child, 'exit');
  const readOutput = collectOutput(child);
  await waitUntilReady(child, readOutput, options.readyText ?? 'is ready at');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    origin,
    port,
    process: child,
    readOutput,
    end,
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  };
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      child.emit('output');
    });
  }
  return () => output;
}

async function waitUntilReady(child: ChildProcess, readOutput: () => string, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    if (readOutput().includes(text)) resolve();
  };
  const fail = () => reject(new Error(`The server ended before it was ready:\n${readOutput()}`));
  child.on('output', look).once('exit', fail).once('error', reject);
  await promise;
  child.off('output', look).off('exit', fail);
}
