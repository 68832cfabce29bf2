import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { createReportReader } from './report-reader.ts';

describe('reports', () => {
  async function readAfter(code: string, isFollowing = true) {
    await using app = await createTestApp();
    const { db } = app.services.database;
    const replica = db.withoutPlugins();
    const warnings: unknown[] = [];
    const readReports = createReportReader({
      db,
      replica,
      isFollowing: async () => isFollowing,
      completeFigures: async () => undefined,
      logger: { warn: (line: unknown) => warnings.push(line) },
    });
    const place = await readReports(async (from) => {
      if (from === replica) throw Object.assign(new Error('canceling statement'), { code });
      return 'database';
    });
    return { place, warnings: warnings.length };
  }

  it('read the database itself if a statement of the replica was in the way of changes', async () => {
    expect(await readAfter('40001')).toEqual({ place: 'database', warnings: 0 });
  });

  it('fail if a statement of the replica took too long, because it would take as long there', async () => {
    await expect(readAfter('57014')).rejects.toThrow('canceling statement');
  });

  it('read the database itself if the replica doesn’t follow it, and say so', async () => {
    expect(await readAfter('57014', false)).toEqual({ place: 'database', warnings: 1 });
  });
});
