import { readCoreUse, readMemory, serverCore, startServer, stopServer } from '../processes.ts';
import { computeMedian, type Verdict } from '../statistics.ts';
import { type Load, loadTool, measureRate } from './load.ts';

export const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const minRounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const defaultConnections = 32;
const maxForeignShare = 0.1;
const bytesPerMib = 1024 * 1024;

export type LoadRequest = Pick<Load, 'body' | 'headers'> & { path: string };

/** A program under load. Each request contains `units` of what is counted, 1 by default. */
export type Contender = {
  file: string;
  environment?: NodeJS.ProcessEnv;
  request: LoadRequest;
  units?: number;
};

type Comparison = {
  name: string;
  own: Contender;
  base: Contender;
  /** The minimum ratio of ours to the baseline. */
  limit: number;
  connections?: number;
  /** Whether rounds count although others took much of the core, such as a database on the same machine. */
  isShared?: boolean;
  /** Called with the most memory, in MiB, that our process used in a round. */
  onMemory?: (mib: number) => void;
};

export function describeRounds(connections: number = defaultConnections): string {
  return `Load by ${loadTool}, ${connections} connections, ${rounds} paired rounds of ${seconds} s; higher is better.`;
}

/** Alternates rounds with the baseline's. Ignores a round in which others took too much of the core. */
export async function compare(comparison: Comparison): Promise<Verdict> {
  const { name, own, base, limit, connections = defaultConnections, isShared = false, onMemory } = comparison;
  const ratios: number[] = [];
  const cpuRatios: number[] = [];
  console.log(`\n${name}`);
  for (let round = 1; round <= rounds; round += 1) {
    const theirs = await measure(base, connections);
    const ours = await measure(own, connections);
    onMemory?.(ours.memory / bytesPerMib);
    const foreign = Math.max(theirs.foreign, ours.foreign);
    const isGood = isShared || foreign <= maxForeignShare;
    if (isGood) {
      ratios.push(ours.rate / theirs.rate);
      cpuRatios.push(ours.cpuRate / theirs.cpuRate);
    }
    console.log(
      `  ${round}: ${ours.rate.toFixed(0)} / ${theirs.rate.toFixed(0)} = ${(ours.rate / theirs.rate).toFixed(2)}` +
        ` (by CPU time ${(ours.cpuRate / theirs.cpuRate).toFixed(2)})` +
        (isGood ? '' : `, thrown away: others took ${Math.round(foreign * 100)} % of core ${serverCore}`),
    );
  }
  console.log(
    `  median: ${computeMedian(ratios).toFixed(2)} (by CPU time ${computeMedian(cpuRatios).toFixed(2)})`,
  );
  const isEnough = ratios.length >= minRounds;
  return { name, ratio: computeMedian(ratios), limit, isAtLeast: true, rounds: isEnough ? ratios.length : 0 };
}

/** Units per second of a server on its own core, the share of that core that others took, and its memory in bytes. */
async function measure(
  { file: program, environment: own, request, units = 1 }: Contender,
  connections: number,
) {
  const port = 4700 + Math.floor(Math.random() * 200);
  const child = await startServer(program, port, own);
  const { path, ...rest } = request;
  const load = { ...rest, url: `http://127.0.0.1:${port}${path}`, connections };
  try {
    // Some programs load their code with the first request.
    for (let warmUp = 1; warmUp <= 8; warmUp *= 2) {
      if ((await measureRate({ ...load, seconds: warmUp })) > 0) break;
    }
    const pid = child.pid ?? 0;
    const before = readCoreUse(pid);
    const startedAt = performance.now();
    const rate = await measureRate({ ...load, seconds });
    const after = readCoreUse(pid);
    // The kernel counts 100 ticks a second.
    const ticks = (performance.now() - startedAt) / 10;
    return {
      rate: rate * units,
      /** Per second of the server's own CPU time, which is meaningful even on a busy machine. */
      cpuRate: (rate * units * seconds * 100) / (after.own - before.own),
      foreign: Math.max(0, after.busy - before.busy - (after.own - before.own)) / ticks,
      memory: readMemory(pid),
    };
  } finally {
    await stopServer(child);
  }
}
