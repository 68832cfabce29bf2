import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Conversation } from './conversation.ts';
import { parseScript } from './parse-script.ts';

/** All conversations, with the held-out ones last. Throws if two have the same id. */
export function loadConversations(): readonly Conversation[] {
  const all = [...readFolder('conversations', false), ...readFolder('held-out', true)];
  const ids = new Set<string>();
  for (const { id } of all) {
    if (ids.has(id)) throw new Error(`Two conversations are called ${id}`);
    ids.add(id);
  }
  return all;
}

/**
 * Conversations by strangers to the engine. Its mistakes in them were read and worked on, so they only show what got worse.
 */
export function loadStrangers(): readonly Conversation[] {
  return readFolder('strangers', false);
}

function readFolder(folder: string, isHeldOut: boolean): Conversation[] {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      parseScript(readFileSync(`${path}/${name}`, 'utf8'), {
        category: name.replace('.txt', ''),
        isHeldOut,
      }),
    );
}
