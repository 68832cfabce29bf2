import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackHeadlessShell } from './unpack-headless-shell.ts';

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
