import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKills } from '../../server/testing/processes/kill-run.ts';
import { reportWrites } from '../report-writes.ts';

const kills = Number(process.env.KILLS ?? 15);
const acknowledgements = Number(process.env.ACKNOWLEDGEMENTS ?? 3000);

const folder = mkdtempSync(join(tmpdir(), 'coverlight-kills-'));
try {
  const report = await runKills({ folder, kills, acknowledgements });
  console.log(`${report.kills} kills`);
  process.exitCode = reportWrites(report) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
