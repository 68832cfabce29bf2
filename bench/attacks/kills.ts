import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKills } from '../../server/testing/processes/kill-run.ts';

const kills = Number(process.env.KILLS ?? 15);
const acknowledgements = Number(process.env.ACKNOWLEDGEMENTS ?? 3000);

const folder = mkdtempSync(join(tmpdir(), 'coverlight-kills-'));
try {
  const report = await runKills({ folder, kills, acknowledgements });
  const { acknowledged, missing, repeated, integrity, brokenKeys } = report;
  const total = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(acknowledged).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${report.kills} kills, ${total} acknowledged calls (${kinds.join(', ')})`);
  console.log(`missing: ${missing.length}, repeated: ${repeated.length}`);
  for (const one of [...missing, ...repeated].slice(0, 20)) console.log(`  ${one}`);
  console.log(`integrity_check: ${integrity}, foreign_key_check: ${brokenKeys.length} broken`);
  const isClean = integrity === 'ok' && brokenKeys.length === 0;
  process.exitCode = isClean && missing.length === 0 && repeated.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
