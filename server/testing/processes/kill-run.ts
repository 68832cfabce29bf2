import { setTimeout as sleep } from 'node:timers/promises';
import { createMembers } from '../members.ts';
import { inspectWrites, type WriteReport } from './inspect-writes.ts';
import { createWrites } from './kill-writes.ts';
import { spawnServer } from './spawn-server.ts';
import { startWriteLoad } from './write-load.ts';

const maxDelayMs = 100;
const members = 500;
const clients = 16;

type Options = { folder: string; kills: number; acknowledgements: number };

/**
 * Repeatedly starts the server on one database, writes to it from many clients, and kills it at a random moment. In the
 * end every acknowledged write must be there once.
 */
export async function runKills({ folder, kills, acknowledgements }: Options): Promise<WriteReport> {
  const databaseFile = `${folder}/kills.db`;
  const writes = createWrites(await createMembers(`file:${databaseFile}`, members));
  let server = await spawnServer({ databaseFile });
  await using lifetime = new AsyncDisposableStack();
  lifetime.defer(() => server[Symbol.asyncDispose]());
  const load = startWriteLoad(writes, clients, () => server.origin);
  for (let killed = 0; killed < kills; killed += 1) {
    await load.waitForWrites(Math.ceil((Math.random() * 2 * acknowledgements) / kills));
    await sleep(Math.random() * maxDelayMs);
    await server.end('SIGKILL');
    server = await spawnServer({ databaseFile });
  }
  await load.waitForWrites(Math.max(0, acknowledgements - load.countAcknowledged()));
  const written = await load.end(server.origin);
  await server.end('SIGTERM');
  return inspectWrites(`file:${databaseFile}`, written);
}
