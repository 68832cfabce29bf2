import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { hashFolder } from '../server/platform/site/built-files.ts';
import { faultyExitCode } from './dev/exit-codes.ts';
import { findSiteFolder } from './site-folder/prepare-site.ts';

/** An editor writes a file in several steps. */
const settleMs = 150;

// Runs the development server, and starts it again whenever the site folder has changed.
const folder = findSiteFolder();
let served = hashFolder(folder);
let server = start();
let timer: NodeJS.Timeout | undefined;
// On Linux, a recursive watch loses a file that an editor replaces.
for (const place of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
  const path = join(folder, place);
  if (!statSync(path).isDirectory()) continue;
  watch(path, () => {
    clearTimeout(timer);
    timer = setTimeout(restartIfChanged, settleMs);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (server.exitCode === null) {
      server.kill(signal);
      await once(server, 'exit');
    }
    process.exit();
  });
}

function start(): ChildProcess {
  const child = spawn(process.execPath, ['scripts/dev/serve-site.ts'], { stdio: 'inherit' });
  child.once('exit', (code) => {
    if (child !== server || code === null || code === 0) return;
    if (code !== faultyExitCode) process.exit(code);
    console.error(`Waiting for a change in ${folder}.`);
  });
  return child;
}

async function restartIfChanged(): Promise<void> {
  const found = hashFolder(folder);
  if (found === served) return;
  served = found;
  const last = server;
  if (last.exitCode === null) {
    last.removeAllListeners('exit');
    last.kill('SIGTERM');
    await once(last, 'exit');
  }
  server = start();
}
