import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdForeignLock } from '../../server/testing/processes/foreign-lock.ts';
import { buildSite, spawnServer } from '../../server/testing/processes/spawn-server.ts';
import { createClient } from '../auth-client.ts';
import { computeMedian, computeQuantile } from '../statistics.ts';

const rounds = 10;
const writers = 50;
const limitMs = 250;

/** Another process holds the database's lock while 50 people write at the same time, and others read. */
const folder = mkdtempSync(join(tmpdir(), 'coverlight-lock-'));
const databaseFile = join(folder, 'bench.db');
buildSite();
const server = await spawnServer({ databaseFile, environment: { RATE_LIMIT_FACTOR: '1000000' } });
const write = { name: 'Ann', email: 'ann@example.com', message: 'Please call me.' };
const refused: number[] = [];
const reads: number[] = [];
const errors: string[] = [];
try {
  using client = createClient(server.port, server.origin);
  await client.post('/api/contact', write);
  for (let round = 0; round < rounds; round += 1) {
    await using lock = await holdForeignLock(databaseFile, 'exclusive');
    let isOver = false;
    const reading = (async () => {
      using other = createClient(server.port, server.origin);
      while (!isOver) {
        for (const path of ['/healthz', '/api/auth/session']) {
          const { status, ms } = await other.get(path);
          reads.push(ms);
          if (status !== 200) errors.push(`GET ${path} answered ${status}`);
        }
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: writers }, () => client.post('/api/contact', write)),
    );
    isOver = true;
    await reading;
    for (const { status, ms, headers } of answers) {
      refused.push(ms);
      if (status !== 503 || headers['retry-after'] === undefined) errors.push(`a write answered ${status}`);
    }
    await lock.release();
    const { status } = await client.post('/api/contact', write);
    if (status !== 201) errors.push(`after the lock a write answered ${status}`);
  }
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
const describe = (times: readonly number[]) =>
  `median ${computeMedian(times).toFixed(0)} ms, p95 ${computeQuantile(times, 0.95).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`;
console.log(`${rounds} locks, ${writers} writers each, by the clock:`);
console.log(`  writes get 503 after ${describe(refused)} (limit ${limitMs} ms on a quiet machine)`);
console.log(`  ${reads.length} health checks and reads in the meantime: ${describe(reads)}`);
for (const error of errors.slice(0, 10)) console.log(`ERROR ${error}`);
process.exitCode = errors.length === 0 && computeMedian(refused) < limitMs ? 0 : 1;
