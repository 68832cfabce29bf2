import { findMemoryFolder } from '../server/testing/memory-folder.ts';

/** How Chromium starts for every check: able to run inside containers, and without any outside connections. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How Playwright starts it for tests. Their pages live for seconds, in which optimizing scripts takes longer than it
 * saves. Playwright keeps what processes share in files on the disk, because a container's memory folder may be too
 * small. Where it isn't, files would take a seventh of the browser's time.
 */
export function createTestLaunch(): { args: string[]; ignoreDefaultArgs: string[] } {
  return {
    args: [...browserArguments, '--js-flags=--no-opt,--no-maglev'],
    ignoreDefaultArgs: findMemoryFolder() === undefined ? [] : ['--disable-dev-shm-usage'],
  };
}
