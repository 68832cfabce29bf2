import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainAnswers } from '../eval/chat/slots.ts';
import { chromeUserAgent } from '../server/testing/test-beacon.ts';
import {
  computeMedian,
  type Program,
  readMemory,
  readTicks,
  serverCore,
  startServer,
  type Verdict,
} from './harness.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
export const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const loadCore = 1;
const minRounds = 3;
const maxForeignShare = 0.1;

/** Every `[<uuid>]` in a body is replaced with a new version 7 UUID, and every `[<tab>]` with one of a thousand numbers. */
export type LoadRequest = { path: string; headers: Record<string, string>; body?: string };

/** An event as the site sends it: a page view from one of a thousand tabs, with an id that starts with its time. */
const event = {
  action: 'track_event',
  data: {
    eventId: '[<uuid>]',
    occurredAt: new Date().toISOString(),
    sessionId: 'tab_session_[<tab>]',
    eventName: 'page_view',
    eventType: 'navigation',
    pageRoute: '/carriers',
    additionalData: { title: 'Compare life insurance carriers', referrer: 'https://search.example' },
  },
};

export function requestJson(path: string, body: unknown, headers: Record<string, string> = {}): LoadRequest {
  const own = { 'Content-Type': 'application/json', 'User-Agent': chromeUserAgent };
  return { path, headers: { ...own, ...headers }, body: JSON.stringify(body) };
}

/** `batch` is the number of events in a call, which are sent as a list. */
export function requestEvents(batch?: number): LoadRequest {
  return requestJson('/api/analytics', batch === undefined ? event : Array(batch).fill(event));
}

export const recommendation = requestJson('/api/recommendation', {
  userData: { ...plainAnswers, age: Number(plainAnswers.age) },
});

export function describeRounds(connections: number): string {
  return `Load by wrk, ${connections} connections, ${rounds} paired rounds of ${seconds} s; higher is better.`;
}

type Load = LoadRequest & { origin: string; duration: number; connections: number };

/** Sends requests as fast as they are answered, and returns requests per second. Throws if any response isn't a 2xx. */
export async function measureRate({
  origin,
  path,
  headers,
  body,
  duration,
  connections,
}: Load): Promise<number> {
  const lines = Object.entries({ Origin: origin, ...headers }).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  if (body !== undefined) lines.push('wrk.method = "POST"', `wrk.body = ${JSON.stringify(body)}`);
  if (body?.includes('[<')) lines.push(varyBody(Math.floor(Math.random() * 2 ** 31)));
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-load-'));
  writeFileSync(`${folder}/load.lua`, lines.join('\n'));
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${duration}s`,
    '--timeout',
    '10s',
    '-s',
    `${folder}/load.lua`,
  ];
  const child = spawn('taskset', ['-c', String(loadCore), 'wrk', ...options, origin + path]);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  rmSync(folder, { recursive: true });
  const text = Buffer.concat(output).toString();
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  if (rate === undefined) throw new Error(`wrk measured nothing (on Debian: apt install wrk): ${text}`);
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`Not every request was answered:\n${text}`);
  return Number(rate);
}

function varyBody(seed: number): string {
  return `
    math.randomseed(${seed})
    local random = math.random
    local time = ${Date.now()}
    local function uuid()
      time = time + random() / 5
      return string.format('%08x-%04x-7%03x-8%03x-%04x%04x%04x', math.floor(time / 65536), math.floor(time) % 65536,
        random(0, 4095), random(0, 4095), random(0, 65535), random(0, 65535), random(0, 65535))
    end
    local function tab() return tostring(random(0, 999)) end
    local template = wrk.body
    function request()
      return wrk.format(nil, nil, nil, (template:gsub('%[<uuid>%]', uuid):gsub('%[<tab>%]', tab)))
    end`;
}

/** A program under load. Each request contains `units` of what is counted, 1 by default. */
export type Contender = Program & { request: LoadRequest; units?: number };

type Comparison = {
  name: string;
  own: Contender;
  base: Contender;
  /** The minimum ratio of ours to the baseline. */
  min: number;
  connections?: number;
  /** Whether rounds count although others took much of the core, such as a database on the same machine. */
  isShared?: boolean;
};

/** The most memory, in MiB, that our server used in any round so far. */
let mostMemory = 0;
export const readMostMemory = () => mostMemory;

/** Alternates rounds with the baseline's. Ignores a round in which others took too much of the core. */
export async function compare(comparison: Comparison): Promise<Verdict> {
  const { name, own, base, min, connections = 32, isShared = false } = comparison;
  const ratios: number[] = [];
  const cpuRatios: number[] = [];
  console.log(`\n${name}`);
  for (let round = 1; round <= rounds; round += 1) {
    const theirs = await measure(base, connections);
    const ours = await measure(own, connections);
    mostMemory = Math.max(mostMemory, ours.memory);
    const foreign = Math.max(theirs.foreign, ours.foreign);
    const isGood = isShared || foreign <= maxForeignShare;
    const [ratio, cpuRatio] = [ours.rate / theirs.rate, ours.cpuRate / theirs.cpuRate];
    if (isGood) {
      ratios.push(ratio);
      cpuRatios.push(cpuRatio);
    }
    console.log(
      `  ${round}: ${ours.rate.toFixed(0)} / ${theirs.rate.toFixed(0)} = ${ratio.toFixed(2)} (by CPU time ${cpuRatio.toFixed(2)})` +
        (isGood ? '' : `, thrown away: others took ${Math.round(foreign * 100)} % of core ${serverCore}`),
    );
  }
  console.log(`  median by CPU time: ${computeMedian(cpuRatios).toFixed(2)}`);
  return { name, value: computeMedian(ratios), min, rounds: ratios.length < minRounds ? 0 : ratios.length };
}

/** Units per second of a server on its own core, the share of that core that others took, and its memory. */
async function measure({ request, units = 1, ...program }: Contender, connections: number) {
  await using server = await startServer(program);
  const load = { ...request, origin: server.origin, connections };
  // Some programs load their code with the first request.
  for (let warmUp = 1; warmUp <= 8; warmUp *= 2) {
    if ((await measureRate({ ...load, duration: warmUp })) > 0) break;
  }
  const pid = server.process.pid ?? 0;
  const before = { busy: readBusyTicks(), own: readTicks(pid) };
  const startedAt = performance.now();
  const rate = await measureRate({ ...load, duration: seconds });
  const [busy, own] = [readBusyTicks() - before.busy, readTicks(pid) - before.own];
  // The kernel counts 100 ticks a second.
  const ticks = (performance.now() - startedAt) / 10;
  return {
    rate: rate * units,
    /** Per second of the server's own CPU time, which is meaningful even on a busy machine. */
    cpuRate: (rate * units * seconds * 100) / own,
    foreign: Math.max(0, busy - own) / ticks,
    memory: readMemory(pid, 'VmHWM'),
  };
}

/** Returns the clock ticks that the server's core was busy. */
function readBusyTicks(): number {
  const [, line = ''] =
    new RegExp(`^cpu${serverCore} (.*)$`, 'm').exec(readFileSync('/proc/stat', 'utf8')) ?? [];
  // Interrupts come from the load generator's own packets on loopback, so they don't count as someone else's work.
  const [user = 0, nice = 0, system = 0] = line.split(' ').map(Number);
  return user + nice + system;
}
