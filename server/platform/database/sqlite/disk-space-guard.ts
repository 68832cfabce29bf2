import { statfsSync } from 'node:fs';
import type { Clock } from '../../clock.ts';

/** Kept free for sign-ups, messages, and referrals: this much, or a tenth of a small disk. */
const keptBytes = 256 * 1024 * 1024;
const keptShare = 0.1;
/** Between two checks of the disk. */
const pauseMs = 5000;

type DiskSize = { bavail: number; blocks: number; bsize: number };

type Dependencies = {
  clock: Clock;
  folder: string;
  /** Replaced in tests. */
  readSize?: (folder: string) => DiskSize;
};

/** Tells whether there's room for data that anyone can send without limit, such as events. */
export function createDiskSpaceGuard({ clock, folder, readSize = statfsSync }: Dependencies): () => boolean {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - lookedAt) >= pauseMs) {
      const { bavail, blocks, bsize } = readSize(folder);
      hasRoom = bavail * bsize > Math.min(keptBytes, blocks * bsize * keptShare);
      lookedAt = now;
    }
    return hasRoom;
  };
}
