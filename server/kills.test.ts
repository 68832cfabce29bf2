import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runKills } from './testing/processes/kill-run.ts';
import { buildSite } from './testing/processes/spawn-server.ts';

beforeAll(buildSite);

/** `npm run check:deep` kills more often. */
const depth = Number(process.env.DEPTH ?? 1);

it('[security 52] loses nothing acknowledged when the process is killed, and stores nothing twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-kills-'));
  try {
    const report = await runKills({ folder, kills: 3 * depth, acknowledgements: 100 * depth });
    expect(report).toMatchObject({ missing: [], repeated: [], problems: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
