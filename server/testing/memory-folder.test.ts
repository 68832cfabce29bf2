import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findMemoryFolder, mayRunPrograms } from './memory-folder.ts';

it.each([
  ['in which programs may run', 'tmpfs /dev/shm tmpfs rw,relatime,size=24683656k 0 0', true],
  ['of a container', 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
  ['that covers another', 'a /dev/shm tmpfs rw 0 0\nb /dev/shm tmpfs rw,noexec 0 0', false],
  ['that is not there', 'proc /proc proc rw 0 0', false],
])('recognizes a folder in memory %s', (_case, mounts, expected) => {
  expect(mayRunPrograms(mounts)).toBe(expected);
});

it('finds a folder or nothing', () => {
  const folder = findMemoryFolder();
  expect(folder === undefined || statSync(folder).isDirectory()).toBe(true);
});
