import { readdirSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sendCall as send } from './hostile-responses.ts';
import { isExpectedOfVisitor, type OverloadCall, visitorCalls } from './overload-calls.ts';

export type OverloadReport = {
  /** How often the flood got each status. `none` are connections that were refused or cut off. */
  statuses: Record<string, number>;
  /** The slowest refusal, in milliseconds. */
  slowestRefusal: number;
  /** What others requested meanwhile. */
  others: number;
  /** Those of them that didn't get their usual response. */
  disturbed: string[];
  slowestOther: number;
  /** The process's peak memory, in bytes. */
  highestMemory: number;
};

type Options = {
  port: number;
  pid: number;
  calls: readonly OverloadCall[];
  /** How many of them run concurrently. */
  atOnce: number;
  /** How many connections of each slow kind are open at the same time. */
  connections: number;
};

// All of 127.0.0.0/8 is this machine, so everyone here gets their own address.
const flooder = '127.0.0.66';
const slowAttacker = '127.0.0.67';
const signOut =
  'POST /api/auth/sign-out HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';
/**
 * What slow attackers send: headers and bodies without an end, requests whose responses they never read, or nothing.
 */
const slowWords = [
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  signOut + 'x'.repeat(30_000),
  'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40),
  '',
];

/** Sends all calls as fast as they're answered, with slow connections at the same time, while others use the site. */
export async function runOverload({
  port,
  pid,
  calls,
  atOnce,
  connections,
}: Options): Promise<OverloadReport> {
  const report: OverloadReport = {
    statuses: {},
    slowestRefusal: 0,
    others: 0,
    disturbed: [],
    slowestOther: 0,
    highestMemory: 0,
  };
  const slow = slowWords.flatMap((words) => Array.from({ length: connections }, () => openSlow(port, words)));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const waiting = [...calls];
  let isOver = false;
  const flood = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const { status, ms } = await sendCall(call, { port, agent, localAddress: flooder });
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (status === '429' || status === '503') report.slowestRefusal = Math.max(report.slowestRefusal, ms);
    }
  };
  const visit = async () => {
    while (!isOver) {
      // No one visits often enough to be limited.
      const localAddress = `127.0.1.${1 + (report.others % 250)}`;
      for (const call of visitorCalls) {
        const answer = await sendCall(call, { port, localAddress });
        report.others += 1;
        report.slowestOther = Math.max(report.slowestOther, answer.ms);
        if (!isExpectedOfVisitor(answer.status)) report.disturbed.push(`${call.path} ${answer.status}`);
      }
      report.highestMemory = Math.max(report.highestMemory, readUse(pid).memory);
    }
  };
  const visiting = visit();
  await Promise.all(Array.from({ length: atOnce }, flood));
  isOver = true;
  await visiting;
  agent.destroy();
  for (const socket of slow) socket.destroy();
  return report;
}

/** A process's resident memory in bytes, and its open files and connections. */
export function readUse(pid: number): { memory: number; descriptors: number } {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { memory: Number(kilobytes) * 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

function openSlow(port: number, words: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: slowAttacker });
  socket.on('error', () => undefined).pause();
  socket.write(words);
  return socket;
}

type Way = { port: number; localAddress: string; agent?: Agent };

/** Sends one call. The status is `none` when the connection was refused or cut off. */
export async function sendCall(
  { method, path, body }: OverloadCall,
  way: Way,
): Promise<{ status: string; ms: number }> {
  const startedAt = performance.now();
  const origin = `http://127.0.0.1:${way.port}`;
  const headers = { Origin: origin, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
  const { status } = await send(way, {
    method,
    url: path,
    headers,
    body: body === undefined ? undefined : Buffer.from(body),
  });
  return { status: status === 0 ? 'none' : String(status), ms: performance.now() - startedAt };
}
