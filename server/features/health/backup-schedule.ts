import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Clock } from '../../platform/clock.ts';
import { listBackups } from '../../platform/database/sqlite/backups.ts';
import type { Logger } from '../../platform/observability/logger.ts';

const script = fileURLToPath(new URL('../../commands/ops.ts', import.meta.url));
const checkPauseMs = 60_000;
const maxBackupMs = 3_600_000;
/** The pause after a failure, so that a full disk isn't tried every minute. */
const failurePauseMs = 15 * 60_000;

type Dependencies = {
  clock: Clock;
  logger: Logger;
  folder: string;
  every: number;
  /** Replaced in tests. */
  backUp?: () => Promise<void>;
};

/** Makes the copy in another process, so that no request waits for it. This is the same as `npm run ops -- backup`. */
async function backUpInProcess(): Promise<void> {
  await promisify(execFile)(process.execPath, [script, 'backup', '--json'], { timeout: maxBackupMs });
}

export function createBackupSchedule(dependencies: Dependencies) {
  const { clock, logger, folder, every, backUp = backUpInProcess } = dependencies;
  let timer: NodeJS.Timeout | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  /** Backs up if the newest backup is old enough. Logs a failure. */
  const runDue = async () => {
    const now = clock.now().getTime();
    const newest = listBackups(folder)[0]?.createdAt.getTime() ?? Number.NEGATIVE_INFINITY;
    if (now - newest < every || now - failedAt < failurePauseMs) return;
    try {
      await backUp();
      logger.info({ folder }, 'backed up');
    } catch (cause) {
      failedAt = now;
      logger.error({ err: cause, folder }, 'backup failed');
    }
  };
  const schedule = () => {
    timer = setTimeout(() => void runDue().finally(schedule), checkPauseMs).unref();
  };

  return { start: schedule, runDue, [Symbol.dispose]: () => clearTimeout(timer) };
}
