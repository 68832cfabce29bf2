import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, sendCall } from '../server/testing/attacks/hostile-responses.ts';
import type { WriteReport } from '../server/testing/processes/inspect-writes.ts';
import {
  type SpawnedServer,
  type SpawnOptions,
  spawnServer,
} from '../server/testing/processes/spawn-server.ts';

export const serverCore = 0;
/** All cores of the machine, in the format of `taskset`. */
export const allCores = `0-${availableParallelism() - 1}`;

export type Program = Pick<SpawnOptions, 'program' | 'readyText' | 'environment'>;

/** The settings of `npm start` and the image, without limits for one client. */
export const productionSettings = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
  MALLOC_ARENA_MAX: '2',
  SESSION_SECRET: '0123456789abcdef'.repeat(4),
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'info',
};

/** Starts a program, by default our server on a new database, on some of the machine's cores. */
export async function startServer(
  { environment, ...program }: Program = {},
  cores = String(serverCore),
): Promise<SpawnedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-bench-'));
  const server = await spawnServer({
    databaseFile: `${folder}/bench.db`,
    runner: ['taskset', '-c', cores],
    environment: { ...productionSettings, ...environment },
    ...program,
  });
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TimedAnswer = Answer & { ms: number };
export type Client = Disposable & {
  get: (path: string, headers?: Record<string, string>) => Promise<TimedAnswer>;
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<TimedAnswer>;
};

/** Makes calls from our own pages, over persistent connections. */
export function createClient({ origin, port }: Pick<SpawnedServer, 'origin' | 'port'>): Client {
  const agent = new Agent({ keepAlive: true });
  const call = async (method: string, url: string, headers: Record<string, string>, body?: Buffer) => {
    const startedAt = performance.now();
    const answer = await sendCall({ agent, port }, { method, url, headers, body });
    return { ...answer, ms: performance.now() - startedAt };
  };
  return {
    get: (path, headers = {}) => call('GET', path, headers),
    post: (path, body, headers = {}) => {
      const own = { Origin: origin, 'Content-Type': 'application/json', ...headers };
      return call('POST', path, own, Buffer.from(JSON.stringify(body)));
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

export const password = 'correct horse battery staple';

/** Creates an account. Throws if the server rejects it. */
export async function signUp(client: Client, email: string): Promise<void> {
  const { status, text } = await client.post('/api/auth/sign-up', { email, password, termsAccepted: true });
  if (status !== 201) throw new Error(`The sign-up answered ${status}: ${text}`);
}

/** Returns the clock ticks that a process has run, or its children that have ended. The kernel counts 100 a second. */
export function readTicks(pid: number, ofEnded = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const first = ofEnded ? 13 : 11;
  return Number(fields[first]) + Number(fields[first + 1]);
}

/** A process's memory in MiB: current (`VmRSS`) or peak (`VmHWM`). */
export function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Returns the value that this share of the values is below. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** A figure and its limit, which is a minimum or a maximum. It's inconclusive if no round counts. */
export type Verdict = { name: string; value: number; rounds: number } & ({ min: number } | { max: number });

/** Prints figures with their limits, and sets the exit code. */
export function reportVerdicts(verdicts: readonly Verdict[]): void {
  console.log('');
  for (const verdict of verdicts) {
    const { name, value, rounds } = verdict;
    const isMet = 'min' in verdict ? value >= verdict.min : value <= verdict.max;
    const wanted = 'min' in verdict ? `at least ${verdict.min}` : `at most ${verdict.max}`;
    const state = rounds === 0 ? 'INCONCLUSIVE' : isMet ? 'ok' : 'MISSED';
    console.log(`${state.padEnd(13)}${name}: ${value.toFixed(2)} (${wanted}, ${rounds} rounds)`);
    if (state !== 'ok') process.exitCode = 1;
  }
}

/** Prints what happened to writes, and sets the exit code unless every one of them is stored exactly once. */
export function reportWrites({ acknowledged, missing, repeated, problems }: WriteReport): void {
  const kinds = Object.entries(acknowledged).map(([kind, count]) => `${count} ${kind}`);
  console.log(`Acknowledged: ${kinds.join(', ')}`);
  console.log(`missing: ${missing.length}, repeated: ${repeated.length}, damage: ${problems.length}`);
  const found = [...missing, ...repeated, ...problems];
  for (const one of found.slice(0, 20)) console.log(`  ${one}`);
  if (found.length > 0) process.exitCode = 1;
}
