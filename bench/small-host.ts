import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';

const groups = '/sys/fs/cgroup';
const name = `coverlight-bench-${process.pid}`;

export type SmallHost = AsyncDisposable & {
  /** The beginning of a command that runs in it. */
  runner: readonly string[];
  /** The most memory that everything in it had, files in the page cache included; undefined without control groups. */
  readPeakBytes: () => number | undefined;
};

/** One core, and memory as on a small host, by control groups (version 1 or 2) where this machine lets us make them. */
export function createSmallHost(core: number, memoryBytes: number): SmallHost {
  const pinned = ['taskset', '-c', String(core)];
  const made = makeGroup(memoryBytes);
  if (!made) {
    return { runner: pinned, readPeakBytes: () => undefined, [Symbol.asyncDispose]: async () => undefined };
  }
  const { folder, peakFile } = made;
  return {
    runner: ['sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$@"`, 'sh', ...pinned],
    readPeakBytes: () => Number(readFileSync(`${folder}/${peakFile}`, 'utf8')),
    // Its process has ended; the system may need a moment.
    [Symbol.asyncDispose]: async () => rmdirSync(folder),
  };
}

function makeGroup(memoryBytes: number): { folder: string; peakFile: string } | undefined {
  const kinds = [
    { parent: `${groups}/memory`, limitFile: 'memory.limit_in_bytes', peakFile: 'memory.max_usage_in_bytes' },
    { parent: groups, limitFile: 'memory.max', peakFile: 'memory.peak' },
  ];
  for (const { parent, limitFile, peakFile } of kinds) {
    const folder = `${parent}/${name}`;
    try {
      mkdirSync(folder);
      writeFileSync(`${folder}/${limitFile}`, String(memoryBytes));
      return { folder, peakFile };
    } catch {
      // Not this version, or not allowed.
    }
  }
  return undefined;
}
