import { loadFile } from './load-file.ts';

const maxBytes = 4 * 1024 * 1024;

/** Returns the content of the JSON file named by a setting. Throws one sentence if there is none. */
export function loadJsonFile(setting: string, file: string): unknown {
  const loaded = loadFile(file, maxBytes);
  if (!Buffer.isBuffer(loaded)) throw new Error(`${setting} ${file} ${explain(loaded.code)}`);
  try {
    // Some editors begin files with a byte order mark.
    return JSON.parse(loaded.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    const [reason = ''] = String(Object(cause).message).split('\n');
    throw new Error(`${setting} ${file} cannot be read as JSON: ${reason.replace(/\.?$/, '.')}`, { cause });
  }
}

function explain(code: string): string {
  if (code === 'ENOENT') return 'does not exist.';
  if (code === 'EISDIR') return 'is a folder or a device. It must be a JSON file.';
  if (code === 'EFBIG') return `is too large. It can be at most ${maxBytes / 1024 / 1024} MiB.`;
  return `cannot be read (${code}).`;
}
