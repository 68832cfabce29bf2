import { statfsSync } from 'node:fs';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../observability/logger.ts';

/** Kept free for sign-ups, messages, and referrals: this much, or a tenth of a small disk. */
const keptBytes = 256 * 1024 * 1024;
const keptShare = 0.1;
/** Between two checks of the disk. */
const pauseMs = 5000;

type DiskSize = { bavail: number; blocks: number; bsize: number };

type Dependencies = {
  clock: Clock;
  logger: Pick<Logger, 'warn' | 'info'>;
  folder: string;
  /** Replaced in tests. */
  readSize?: (folder: string) => DiskSize;
};

export type DiskSpace = { freeBytes: number; hasRoom: boolean };

/**
 * Tells how much of the disk is free, and whether there's room for data that anyone can send without limit, such as
 * events. Logs one line when there is none any more, and one when there is again.
 */
export function createDiskSpaceGuard(dependencies: Dependencies): () => DiskSpace {
  const { clock, logger, folder, readSize = statfsSync } = dependencies;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let space: DiskSpace = { freeBytes: 0, hasRoom: true };
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - lookedAt) < pauseMs) return space;
    const { bavail, blocks, bsize } = readSize(folder);
    const freeBytes = bavail * bsize;
    const neededBytes = Math.ceil(Math.min(keptBytes, blocks * bsize * keptShare));
    const hadRoom = space.hasRoom;
    space = { freeBytes, hasRoom: freeBytes > neededBytes };
    lookedAt = now;
    if (hadRoom && !space.hasRoom) {
      logger.warn({ folder, freeBytes, neededBytes }, 'the disk is almost full: events are refused');
    } else if (!hadRoom && space.hasRoom) {
      logger.info({ folder, freeBytes }, 'the disk has room again');
    }
    return space;
  };
}
