import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUse, runOverload, sendCall } from '../../server/testing/attacks/overload.ts';
import { createOverload, visitorCalls } from '../../server/testing/attacks/overload-calls.ts';
import { buildSite, spawnServer } from '../../server/testing/processes/spawn-server.ts';

// `SCALE=10` sends a hundred times what one address is allowed. The ordinary tests use 1.
const scale = Number(process.env.SCALE ?? 10);
const connections = Number(process.env.CONNECTIONS ?? 2000);
const megabyte = 1024 * 1024;
const describeUse = ({ memory, descriptors }: ReturnType<typeof readUse>) =>
  `${Math.round(memory / megabyte)} MB, ${descriptors} descriptors`;

buildSite();
const folder = mkdtempSync(join(tmpdir(), 'coverlight-overload-'));
try {
  const environment = { RATE_LIMIT_FACTOR: '1' };
  await using server = await spawnServer({ databaseFile: `${folder}/overload.db`, environment });
  const { port, process: child } = server;
  const pid = child.pid ?? 0;
  const way = { port, localAddress: '127.0.0.9' };
  // Initializes everything that is created on first use before the load starts.
  await runOverload({ port, pid, calls: createOverload(0.05), atOnce: 10, connections: 5 });
  const before = readUse(pid);
  const calls = createOverload(scale);
  console.log(
    `${calls.length} calls, 50 concurrently, next to ${connections} connections of each of four slow kinds`,
  );
  const report = await runOverload({ port, pid, calls, atOnce: 50, connections });
  const after = await settle(pid, way);
  console.log(
    `answers: ${JSON.stringify(report.statuses)}, slowest refusal ${Math.round(report.slowestRefusal)} ms`,
  );
  console.log(
    `others meanwhile: ${report.others} calls, ${report.disturbed.length} disturbed, slowest ${Math.round(report.slowestOther)} ms`,
  );
  for (const one of report.disturbed.slice(0, 10)) console.log(`  ${one}`);
  console.log(`before: ${describeUse(before)}; highest ${Math.round(report.highestMemory / megabyte)} MB`);
  console.log(`after: ${describeUse(after)}`);
  const failures = Object.keys(report.statuses).filter((status) => /^5/.test(status) && status !== '503');
  const isBack = after.memory < before.memory + 150 * megabyte && after.descriptors < before.descriptors + 20;
  process.exitCode = report.disturbed.length === 0 && failures.length === 0 && isBack ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Measures what the process uses half a minute after everyone has left and a few visitors have come since. */
async function settle(pid: number, way: { port: number; localAddress: string }) {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    for (const call of visitorCalls.slice(0, 2)) await sendCall(call, way);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return readUse(pid);
}
