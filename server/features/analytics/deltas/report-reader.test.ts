import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { createReportReader } from './report-reader.ts';

describe('reports of a replica that ends their statement', () => {
  async function readAfter(code: string) {
    await using app = await createTestApp();
    const { db } = app.services.database;
    const replica = db.withoutPlugins();
    const warnings: unknown[] = [];
    const readReports = createReportReader({
      db,
      replica,
      logger: { warn: (line: unknown) => warnings.push(line) },
    });
    const place = await readReports(async (from) => {
      if (from === replica) throw Object.assign(new Error('canceling statement'), { code });
      return 'database';
    });
    return { place, warnings: warnings.length };
  }

  it('read the database itself if the statement was in the way of changes', async () => {
    expect(await readAfter('40001')).toEqual({ place: 'database', warnings: 0 });
  });

  it('fail if the statement took too long, because it would take as long there', async () => {
    await expect(readAfter('57014')).rejects.toThrow('canceling statement');
  });
});
