import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

export const serverCore = 0;
export const loadCore = 1;

/** All cores of the machine, in the format of `taskset`. */
export const allCores = `0-${availableParallelism() - 1}`;

/** Returns the settings of a production server on this machine, with a new database in its own folder. */
export function createSettings(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-bench-'));
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    SESSION_SECRET: '0123456789abcdef'.repeat(4),
    DATABASE_URL: `file:${folder}/bench.db`,
    RATE_LIMIT_FACTOR: '1000000',
    // The same as in the image.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
  };
  return { folder, environment };
}

/** Starts a Node program pinned to the server's core, and resolves once its port accepts connections. */
export async function startServer(
  file: string,
  port: number,
  environment: NodeJS.ProcessEnv = {},
  cores = String(serverCore),
): Promise<ChildProcess> {
  const child = spawn('taskset', ['-c', cores, process.execPath, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), ...environment },
  });
  await waitForPort(port, child);
  return child;
}

export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Resolves when something listens on the port of 127.0.0.1. Rejects if the process ends first. */
async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server on port ${port} ended with ${child.exitCode}.`);
    if (await canConnect(port)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 1);
    await promise;
  }
}

function canConnect(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => {
    socket.destroy();
    resolve(true);
  });
  socket.once('error', () => resolve(false));
  return promise;
}

export type CoreUse = { busy: number; own: number };

/** Returns the clock ticks that the server's core was busy, and that the process itself ran. */
export function readCoreUse(pid: number): CoreUse {
  const line = readFileSync('/proc/stat', 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(`cpu${serverCore} `));
  // Interrupts come from the load generator's own packets on loopback, so they don't count as someone else's work.
  const [user = 0, nice = 0, system = 0] = (line ?? '').split(' ').slice(1).map(Number);
  return { busy: user + nice + system, own: readTicks(pid) };
}

/** Returns the clock ticks that a process has run, or its children that have ended. The kernel counts 100 a second. */
export function readTicks(pid: number, ofEnded = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const first = ofEnded ? 13 : 11;
  return Number(fields[first]) + Number(fields[first + 1]);
}

/** Returns the process's peak memory, in bytes. */
export function readMemory(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
