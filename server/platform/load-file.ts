import { readFileSync, statSync } from 'node:fs';

/** Why a file can't be used: the system's code, EISDIR for anything but a file (such as a pipe), or EFBIG. */
export type FileProblem = { code: string };

/** A file that an operator named. A pipe or a device would be read forever, and a huge file fill the memory. */
export function loadFile(file: string, maxBytes: number): Buffer | FileProblem {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) return { code: 'EISDIR' };
    return stats.size > maxBytes ? { code: 'EFBIG' } : readFileSync(file);
  } catch (cause) {
    return { code: String(Object(cause).code ?? cause) };
  }
}
