import { readFileSync } from 'node:fs';

/** The content of the JSON file that a setting names. Throws one sentence when there is none. */
export function readJsonFile(setting: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${setting} ${file} ${explain(cause)}`, { cause });
  }
}

function explain(cause: unknown): string {
  const { code, message } = Object(cause);
  if (code === 'ENOENT') return 'does not exist.';
  if (code === 'EISDIR') return 'is a folder. It must be a JSON file.';
  return `cannot be read as JSON: ${String(message).split('\n')[0]}`;
}
