import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Hashes the names and contents of a folder's files, but not of hidden ones such as Git's. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|[/\\])\./.test(file))
    .sort();
}
