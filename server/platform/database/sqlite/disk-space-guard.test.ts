import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createDiskSpaceGuard } from './disk-space-guard.ts';

const mib = 1024 * 1024;

describe('disk space guard', () => {
  it.each([
    ['a large disk with room', 300, 100_000, true],
    ['a large disk that is nearly full', 256, 100_000, false],
    ['a small disk with a fifth of it free', 20, 100, true],
    ['a small disk with a tenth of it free', 10, 100, false],
  ])('%s', (_name, bavail, blocks, expected) => {
    const readSize = () => ({ bavail, blocks, bsize: mib });
    expect(createDiskSpaceGuard({ clock: createTestClock(), folder: '/', readSize })()).toBe(expected);
  });

  it('checks again after a while', () => {
    const clock = createTestClock();
    let bavail = 0;
    const hasRoom = createDiskSpaceGuard({
      clock,
      folder: '/',
      readSize: () => ({ bavail, blocks: 1000, bsize: mib }),
    });
    expect(hasRoom()).toBe(false);
    bavail = 500;
    expect(hasRoom()).toBe(false);
    clock.advance(5000);
    expect(hasRoom()).toBe(true);
  });

  it('measures the real disk', () => {
    expect(createDiskSpaceGuard({ clock: createTestClock(), folder: '/' })()).toBe(true);
  });
});
