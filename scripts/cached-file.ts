import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Returns the content of a cached file, and creates it the first time. The file gets its name once it is complete, so
 * that a stopped or parallel build never leaves half of it behind.
 */
export async function loadOrCreate(file: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const content = await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return content;
}
