import { availableParallelism, cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const sampleMs = 400;
const megabyte = 1024 * 1024;
/** The maximum memory of a test file, and of a browser with its own server. */
const testMemory = 400 * megabyte;
const journeyMemory = 800 * megabyte;
const maxJourneyWorkers = 8;

type Machine = {
  cores: number;
  /** The number of cores that were idle. */
  idleCores: number;
  /** In bytes, limited to the container's memory. */
  memory: number;
};

/** How many tests the machine has room for at the moment. */
export type Room = { testWorkers: number; journeyWorkers: number };

/**
 * Unit tests are mostly limited by CPU time, so there's one per core, plus one for every two idle cores. Journeys
 * mostly wait, so there are three per idle core and one per busy one. The load average can't be used, because it
 * includes the step that just ended.
 */
export function computeRoom({ cores, idleCores, memory }: Machine): Room {
  const countFitting = (workers: number, bytes: number) =>
    Math.max(1, Math.min(workers, Math.floor(memory / bytes)));
  return {
    testWorkers: countFitting(cores + Math.round(idleCores / 2), testMemory),
    journeyWorkers: countFitting(
      Math.min(maxJourneyWorkers, cores + Math.round(2 * idleCores)),
      journeyMemory,
    ),
  };
}

export async function measureRoom(): Promise<Room> {
  const before = readIdleMs();
  const startedAt = performance.now();
  await pause(sampleMs);
  const idleCores = (readIdleMs() - before) / (performance.now() - startedAt);
  const cores = availableParallelism();
  return computeRoom({ cores, idleCores: Math.min(cores, idleCores), memory: process.availableMemory() });
}

/** Returns the total idle time of all cores since the machine started. */
function readIdleMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0);
}
