import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { allCores, startServer, stopServer } from '../processes.ts';
import { startFlood } from './connection-flood.ts';

const connections = 12_000;
const bodies = 5000;
const slowReaders = 100;
const floodMs = Number(process.env.SECONDS ?? 20) * 1000;
/**
 * The longest time that the server waits for a client that reads nothing, plus a check and a margin for a busy machine.
 */
const slowestMs = 160_000;
const settleMs = 60_000;
const busyPeople = 400;
const busyMs = 10_000;
const maxGrowth = 1.2;
const port = 4700 + Math.floor(Math.random() * 200);
const origin = 'http://localhost:3000';
const folder = mkdtempSync(join(tmpdir(), 'coverlight-connections-'));

const root = new URL('../../', import.meta.url);
/** The image's own memory settings. Without them, glibc keeps the memory that many connections needed. */
const settings = readFileSync(new URL('Dockerfile', root), 'utf8').matchAll(/(MALLOC_\w+)=(\d+)/g);
const memorySettings = Object.fromEntries([...settings].map(([, name, value]) => [name, value]));
const onSignal = "process.on('SIGUSR2',()=>gc())";

type Sample = { ms: number; status: number };

type Call = { path: string; method: string; agent: Agent | false; localAddress?: string; body?: string };

/** Makes one call from an address unrelated to the flood, on its own connection or a persistent one. */
async function call({ path, method, agent, localAddress = '127.0.0.3', body = '' }: Call): Promise<Sample> {
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | undefined>();
  const headers = { Origin: origin, 'Content-Type': 'application/json', 'Content-Length': body.length };
  sendRequest(
    { port, host: '127.0.0.1', localAddress, path, method, headers, agent, timeout: 10_000 },
    resolve,
  )
    .on('error', () => resolve(undefined))
    .end(body);
  const response = await promise;
  for await (const _chunk of response ?? []);
  return { ms: performance.now() - startedAt, status: response?.statusCode ?? 0 };
}

async function visit(agent: Agent): Promise<Sample[]> {
  return [
    await call({ path: '/', method: 'GET', agent: false }),
    await call({ path: '/healthz', method: 'GET', agent }),
    await call({ path: '/api/auth/sign-out', method: 'POST', agent }),
  ];
}

/** Simulates many people who send as much as the flood does, so that the memory is compared with that of a busy day. */
async function beBusy(): Promise<void> {
  const body = '{}'.padEnd(30_000);
  const people = Array.from({ length: busyPeople }, (_, index) => {
    const localAddress = `127.0.${1 + Math.floor(index / 200)}.${1 + (index % 200)}`;
    return call({ path: '/api/auth/sign-out', method: 'POST', agent: false, localAddress, body });
  });
  await Promise.all(people);
}

function readRss(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function collectGarbage(): Promise<void> {
  server.kill('SIGUSR2');
  await pause(1000);
}

/** Counts the server's open files. Only connections change their number. */
function countFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

function describe(samples: readonly Sample[]): string {
  const times = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const failed = samples.filter(({ status }) => status < 200 || status > 299).length;
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
  return `${samples.length} calls, ${failed} errors, median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`;
}

const openFiles = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }));
if (openFiles < connections + slowReaders + 500) {
  throw new Error(`${openFiles} open files are too few: run \`ulimit -n 20000\` first.`);
}
const server = await startServer(
  fileURLToPath(new URL('server/main.ts', root)),
  port,
  {
    ...memorySettings,
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: origin,
    SESSION_SECRET: '0123456789abcdef'.repeat(4),
    DATABASE_URL: `file:${folder}/bench.db`,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    // Configured like the image and `npm start`, plus a way to force garbage collection, because V8 keeps garbage while
    // it has room.
    NODE_OPTIONS: `--max-semi-space-size=8 --expose-gc --import data:text/javascript,${onSignal}`,
  },
  allCores,
);
const pid = server.pid ?? 0;
const agent = new Agent({ keepAlive: true });
let isGood = true;
const verify = (isTrue: boolean, text: string) => {
  isGood &&= isTrue;
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${text}`);
};

try {
  const before: Sample[] = [];
  for (let round = 0; round < 500; round += 1) before.push(...(await visit(agent)));
  const busyUntil = performance.now() + busyMs;
  while (performance.now() < busyUntil) await beBusy();
  await collectGarbage();
  const rssBefore = readRss(pid);
  const filesBefore = countFiles(pid);
  console.log(`before: ${describe(before)}; RSS after a busy time ${rssBefore.toFixed(0)} MiB`);

  const startedAt = performance.now();
  const readers = startFlood({
    port,
    address: '127.0.0.4',
    count: slowReaders,
    text: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(16),
    isRead: false,
    isStubborn: false,
  });
  const head = `POST /api/auth/sign-out HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\n`;
  const floods = [
    { count: bodies, text: `${head}Content-Length: 60000\r\n\r\n${' '.repeat(30_000)}` },
    { count: connections - bodies, text: 'GET / HTTP/1.1\r\nX: ' },
  ].map((flood) => startFlood({ port, address: '127.0.0.2', ...flood }));
  const during: Sample[] = [];
  let rssWorst = 0;
  let maxOpen = 0;
  while (performance.now() - startedAt < floodMs) {
    during.push(...(await visit(agent)));
    rssWorst = Math.max(rssWorst, readRss(pid));
    maxOpen = Math.max(
      maxOpen,
      floods.reduce((sum, flood) => sum + flood.countOpen(), 0),
    );
  }
  const cut = floods.reduce((sum, flood) => sum + flood.countCut(), 0);
  for (const flood of floods) flood.stop();
  console.log(`one address wants ${connections} connections, ${bodies} of them unfinished bodies:`);
  console.log(`  ${maxOpen} open at most, ${cut} cut or refused; RSS ${rssWorst.toFixed(0)} MiB at most`);
  const errors = during.filter(({ status }) => status < 200 || status > 299).length;
  verify(errors === 0 && during.length > 0, `another address meanwhile: ${describe(during)}`);

  const countLeft = () => Math.max(0, countFiles(pid) - filesBefore);
  while (countLeft() > 0 && performance.now() - startedAt < slowestMs) await pause(500);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  verify(
    countLeft() === 0,
    `${slowReaders - countLeft()} of ${slowReaders} slow readers gone after ${seconds} s`,
  );
  readers.stop();
  await collectGarbage();
  let rss = readRss(pid);
  const settledBy = performance.now() + settleMs;
  while (rss > rssBefore * maxGrowth && performance.now() < settledBy) {
    await collectGarbage();
    rss = readRss(pid);
  }
  verify(
    rss <= rssBefore * maxGrowth,
    `RSS after they left: ${rss.toFixed(0)} MiB, ${(rss / rssBefore).toFixed(2)} of before (at most ${maxGrowth})`,
  );

  const after: Sample[] = [];
  for (let round = 0; round < 20; round += 1) after.push(...(await visit(agent)));
  console.log(`after: ${describe(after)}`);
} finally {
  agent.destroy();
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;
