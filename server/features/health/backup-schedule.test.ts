import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogOn } from '../../platform/observability/logger.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createBackupSchedule } from './backup-schedule.ts';

const hourMs = 3_600_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-schedule-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function createSchedule(backUp: (now: Date) => Promise<void>) {
  const clock = createTestClock();
  const lines: string[] = [];
  const { logger } = createLogOn('info', { write: (line) => void lines.push(line) });
  const schedule = createBackupSchedule({
    clock,
    logger,
    folder,
    every: 12 * hourMs,
    backUp: () => backUp(clock.now()),
  });
  return { clock, schedule, readLog: () => lines.map((line) => JSON.parse(line).msg) };
}

describe('the backup schedule', () => {
  it('backs up when the newest backup is old enough, and not before', async () => {
    let count = 0;
    const { clock, schedule, readLog } = createSchedule(async (now) => {
      count += 1;
      writeFileSync(`${folder}/coverlight-${now.toISOString().replaceAll(/[-:.]/g, '')}.db`, '');
    });
    await schedule.runDue();
    await schedule.runDue();
    expect(count).toBe(1);
    clock.advance(12 * hourMs);
    await schedule.runDue();
    expect(count).toBe(2);
    expect(readLog()).toEqual(['backed up', 'backed up']);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('logs a failure, and tries again after a quarter of an hour', async () => {
    let count = 0;
    const { clock, schedule, readLog } = createSchedule(async () => {
      count += 1;
      throw new Error('The disk is full.');
    });
    await schedule.runDue();
    await schedule.runDue();
    expect(count).toBe(1);
    clock.advance(hourMs);
    await schedule.runDue();
    expect(count).toBe(2);
    expect(readLog()).toEqual(['backup failed', 'backup failed']);
  });
});
