import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The content of a file of the cache, which is made the first time. It gets its name when it is complete, so that a
 * build that is stopped, or another one beside it, leaves no half of it behind.
 */
export async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const content = await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return content;
}
