import { statfsSync } from 'node:fs';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../observability/logger.ts';
import type { SqliteDatabase } from '../database.ts';

/** Kept free for sign-ups, messages, and referrals: this much, or a tenth of a small disk. */
const keptBytes = 256 * 1024 * 1024;
const keptShare = 0.1;
const logShare = 0.25;
/** Between two checks of the disk. */
const pauseMs = 5000;

type DiskSize = { bavail: number; blocks: number; bsize: number };

type Dependencies = {
  clock: Clock;
  logger: Pick<Logger, 'warn' | 'info'>;
  folder: string;
  /** Bytes in the database that removed rows have left. Its file never shrinks, and new rows go there first. */
  measureReusable?: () => number;
  /** Replaced in tests. */
  readSize?: (folder: string) => DiskSize;
};

export type DiskSpace = { freeBytes: number; hasRoom: boolean };

/** Bytes that removed rows have left in a SQLite file. */
export function measureFreedBytes({ readNow }: Pick<SqliteDatabase, 'readNow'>): number {
  const text = 'select freelist_count * page_size as bytes from pragma_freelist_count(), pragma_page_size()';
  const row = readNow(text);
  return Number(row && typeof row === 'object' && 'bytes' in row && row.bytes);
}

/** How many bytes must be free, so that there's room for events. */
export function countNeededBytes({ blocks, bsize }: Pick<DiskSize, 'blocks' | 'bsize'>): number {
  return Math.ceil(Math.min(keptBytes, blocks * bsize * keptShare));
}

/**
 * Tells how much of the disk is free, and whether there's room for data that anyone can send without limit, such as
 * events. Logs one line when there is no longer any, and one when there is again.
 */
export function createDiskSpaceGuard(dependencies: Dependencies): () => DiskSpace {
  const { clock, logger, folder, measureReusable = () => 0, readSize = statfsSync } = dependencies;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let space: DiskSpace = { freeBytes: 0, hasRoom: true };
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - lookedAt) < pauseMs) return space;
    const { bavail, blocks, bsize } = readSize(folder);
    const freeBytes = bavail * bsize;
    const neededBytes = countNeededBytes({ blocks, bsize });
    const hadRoom = space.hasRoom;
    // The write-ahead log needs some of the disk in any case.
    const hasReusable = () => freeBytes > neededBytes * logShare && measureReusable() > neededBytes;
    space = { freeBytes, hasRoom: freeBytes > neededBytes || hasReusable() };
    lookedAt = now;
    if (hadRoom && !space.hasRoom) {
      logger.warn({ folder, freeBytes, neededBytes }, 'the disk is almost full: events are refused');
    } else if (!hadRoom && space.hasRoom) {
      logger.info({ folder, freeBytes }, 'the disk has room again');
    }
    return space;
  };
}
