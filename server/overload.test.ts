import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readUse, runOverload, sendCall } from './testing/attacks/overload.ts';
import { createOverload, visitorCalls } from './testing/attacks/overload-calls.ts';
import { buildSite, spawnServer } from './testing/processes/spawn-server.ts';

/** The contract's limit. */
const contactsAnHour = 5;
/** `npm run check:deep` sends more, over more connections. */
const depth = Number(process.env.DEPTH ?? 1);
const megabyte = 1024 * 1024;
let folder: string;

beforeAll(buildSite);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-overload-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('[security 59] refuses ten times the load with 429 or 503, serves others meanwhile, and recovers', async () => {
  const databaseFile = `${folder}/overload.db`;
  await using server = await spawnServer({ databaseFile, environment: { RATE_LIMIT_FACTOR: '1' } });
  const { port, process: child } = server;
  const pid = child.pid ?? 0;
  const load = { port, pid, atOnce: 50, connections: Math.min(2000, 150 * depth) };
  // Initializes everything that is created on first use before the load starts.
  await runOverload({ ...load, calls: createOverload(0.05), connections: 5 });
  const before = readUse(pid);
  const report = await runOverload({ ...load, calls: createOverload(depth) });

  expect(report.disturbed).toEqual([]);
  expect(report.others).toBeGreaterThan(0);
  const refused = (report.statuses[429] ?? 0) + (report.statuses[503] ?? 0);
  expect(refused).toBeGreaterThan(1000);
  const failures = Object.keys(report.statuses).filter((status) => /^5/.test(status) && status !== '503');
  expect(failures).toEqual([]);
  expect(report.highestMemory).toBeLessThan(600 * megabyte);

  // Everyone has left. Connections, memory, and service are as before, and rejected requests have left nothing behind.
  await expect.poll(() => readUse(pid).descriptors).toBeLessThan(before.descriptors + 20);
  await expect.poll(() => readUse(pid).memory).toBeLessThan(before.memory + 150 * megabyte);
  for (const call of visitorCalls)
    expect(await sendCall(call, { port, localAddress: '127.0.0.9' })).toMatchObject({ status: '200' });
  expect(await server.end('SIGTERM')).toBe(0);
  const { messages, integrity } = inspect(databaseFile);
  expect(messages).toBeLessThanOrEqual(contactsAnHour);
  expect(integrity).toBe('ok');
});

function inspect(file: string) {
  const database = new SqliteDatabase(file, { readonly: true });
  const messages = Number(database.prepare('select count(*) from contact_messages').pluck().get());
  const integrity = database.pragma('integrity_check', { simple: true });
  database.close();
  return { messages, integrity };
}
