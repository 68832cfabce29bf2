import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Conversation } from './conversation.ts';
import { parseScript } from './parse-script.ts';

/** The conversations of a folder, by default those of the project. Throws if two have the same id. */
export function loadFolder(
  folder = fileURLToPath(new URL('conversations', import.meta.url)),
): readonly Conversation[] {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parseScript(readFileSync(`${folder}/${name}`, 'utf8'), name.replace('.txt', '')));
  const ids = new Set(all.map(({ id }) => id));
  if (ids.size < all.length) throw new Error(`Two conversations in ${folder} have the same id.`);
  return all;
}
