import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';
const gibibyte = 1024 ** 3;
/** Databases of tests and browsers' pages take less than half of it. */
const minRoom = 4 * gibibyte;

/**
 * Returns Linux's folder in memory if it has room for tests, and programs in it may run. A container's is usually too
 * small.
 */
export function findMemoryFolder(): string | undefined {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const room = Math.min(bavail * bsize, process.availableMemory());
    return room >= minRoom && mayRunPrograms(readFileSync('/proc/mounts', 'utf8')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** `mounts` is what Linux lists in `/proc/mounts`: a device, its folder, its type, and its options in each line. */
export function mayRunPrograms(mounts: string): boolean {
  const lines = mounts.split('\n').map((line) => line.split(' '));
  const options = lines.findLast(([, place]) => place === folder)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
